/** The indexes of open rows. By index, because the ids of rows change at every form reset. */
export type OpenRows = readonly number[]

/** The open rows after one was opened or closed. */
export const toggleRow = (open: OpenRows, at: number): OpenRows => (open.includes(at) ? open.filter((row) => row !== at) : [...open, at])

/** The open rows after one was put in. */
export const insertRow = (open: OpenRows, at: number): OpenRows => open.map((row) => (row >= at ? row + 1 : row))

/** The open rows after one was taken out. */
export const removeRow = (open: OpenRows, at: number): OpenRows => open.filter((row) => row !== at).map((row) => (row > at ? row - 1 : row))

/** The open rows after one was moved; everything between its old and new place moves on by one. */
export const moveRow = (open: OpenRows, from: number, to: number): OpenRows => {
  const others = insertRow(removeRow(open, from), to)
  return open.includes(from) ? [...others, to] : others
}
