/** Which pages of a list are named: the first, the last, the current and its neighbours; `null` where some are left out. */
export const pageWindow = (page: number, last: number): (number | null)[] => {
  const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const named = [...new Set(wanted)].sort((one, other) => one - other)
  return named.flatMap((number, at) => {
    const before = named[at - 1] ?? 0
    // A gap of one page is no gap: its number takes no more room than the sign for it.
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
