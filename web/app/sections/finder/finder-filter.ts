/** A filter of a list: its value, and the count of each option. */
export type FinderFilter = {
  name: string
  label: string
  /** The label of the empty option. */
  none: string
  /** The selected value; empty if none. */
  value: string
  options: readonly { value: string; title: string; count: number }[]
}

/** Texts of a finder. */
export type FinderWords = {
  title: string
  show: string
  /** The name of the list of selected filters, for screen readers. */
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
