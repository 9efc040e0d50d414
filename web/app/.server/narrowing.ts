/** A value of a filter, and how many entries it leaves. */
export type FilterOption = { value: string; title: string; count: number }

/** The value chosen for each filter that is in use. */
export type FilterValues<F extends string> = Partial<Record<F, string>>

/** Values of an entry by filter. */
export type ValuesOf<T, F extends string> = Readonly<Record<F, (entry: T) => readonly string[]>>

/** Filters a list in memory by the query: choices, results, and the count of each value. */
export const narrowing = <T, F extends string>(filters: readonly F[], valuesOf: ValuesOf<T, F>) => {
  const narrow = <E extends T>(entries: readonly E[], chosen: FilterValues<F>): E[] =>
    entries.filter((entry) =>
      filters.every((filter) => {
        const value = chosen[filter]
        return value === undefined || valuesOf[filter](entry).includes(value)
      }),
    )
  return {
    /** Choices in a query: an unknown value is ignored, so that an old link still shows the list. */
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
    /** The values of a filter with their counts under the other choices, zeros included. */
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
