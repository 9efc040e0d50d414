type WithAnchor = { key: string | number; anchor?: string | undefined }

/** A list without the ids of entries that are also in another list of the same screen: an id is unique. */
export const anchoredOnce = <T extends WithAnchor>(items: readonly T[], elsewhere: readonly WithAnchor[]): T[] => {
  const given = new Set(elsewhere.map(({ anchor }) => anchor))
  return items.map((item) => (given.has(item.anchor) ? { ...item, anchor: undefined } : item))
}
