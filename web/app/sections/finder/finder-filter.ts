/** One thing to narrow a list by: what is chosen, and what each value would leave. */
export type FinderFilter = {
  name: string
  label: string
  /** What stands for "no choice". */
  none: string
  /** What is chosen; blank where nothing is. */
  value: string
  options: readonly { value: string; title: string; count: number }[]
}

/** What a finder says. */
export type FinderWords = {
  title: string
  show: string
  /** What the chosen filters are, for those who cannot see where they stand. */
  chosen: string
  remove: string
  clear: string
  empty: string
  all: string
}

/** Query keys of other lists of the screen, which finding does not touch. */
export type OtherKeys = Readonly<Record<string, string | undefined>>

/** The choices as query keys. */
export const choicesOf = (filters: readonly FinderFilter[]) =>
  Object.fromEntries(filters.flatMap(({ name, value }) => (value ? [[name, value]] : [])))
