type WithAnchor = { key: string | number; anchor?: string | undefined }

/** A list whose entries stand on the same screen in another list as well, without the ids that those have there: an id is given once. */
export const anchoredOnce = <T extends WithAnchor>(items: readonly T[], elsewhere: readonly WithAnchor[]): T[] => {
  const given = new Set(elsewhere.map(({ anchor }) => anchor))
  return items.map((item) => (given.has(item.anchor) ? { ...item, anchor: undefined } : item))
}
