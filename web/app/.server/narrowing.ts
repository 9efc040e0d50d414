/** A value of a filter, and how many entries it leaves. */
export type FilterOption = { value: string; title: string; count: number }

/** The value chosen for each filter that is in use. */
export type FilterValues<F extends string> = Partial<Record<F, string>>

/** What an entry is listed under, by filter. */
export type ValuesOf<T, F extends string> = Readonly<Record<F, (entry: T) => readonly string[]>>

/** Narrows a list that is known whole by what an address says: choices, what they leave, and what each value would leave. */
export const narrowing = <T, F extends string>(filters: readonly F[], valuesOf: ValuesOf<T, F>) => {
  const narrow = <E extends T>(entries: readonly E[], chosen: FilterValues<F>): E[] =>
    entries.filter((entry) =>
      filters.every((filter) => {
        const value = chosen[filter]
        return value === undefined || valuesOf[filter](entry).includes(value)
      }),
    )
  return {
    /** What a query chooses: a value that no filter offers is no choice, so an old link still shows the list. */
    chosenIn: (
      query: Readonly<Record<string, string | undefined>>,
      offered: Readonly<Record<F, readonly Pick<FilterOption, 'value'>[]>>,
    ): FilterValues<F> => {
      const chosen: FilterValues<F> = {}
      for (const filter of filters) {
        const found = offered[filter].find(({ value }) => value === query[filter])
        if (found) chosen[filter] = found.value
      }
      return chosen
    },
    /** The entries that fit every choice. */
    narrow,
    /** The values of a filter with what each would leave beside the other choices, those that leave nothing included. */
    countValues: (
      entries: readonly T[],
      chosen: FilterValues<F>,
      filter: F,
      offered: readonly Pick<FilterOption, 'value' | 'title'>[],
    ): FilterOption[] => {
      const others = narrow(entries, { ...chosen, [filter]: undefined })
      return offered.map(({ value, title }) => ({
        value,
        title,
        count: others.filter((entry) => valuesOf[filter](entry).includes(value)).length,
      }))
    },
  }
}
