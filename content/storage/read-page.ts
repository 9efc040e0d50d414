/** The requested page of a list. */
type Paging = { page: number; limit: number }

/** Reads one page of a list and how long the list is. Beyond its end nothing is read: the database would sort and walk all of it in vain. */
export const readPage = async <T>(
  { page, limit }: Paging,
  count: () => PromiseLike<number>,
  read: (cut: { limit: number; offset: number }) => PromiseLike<readonly T[]>,
): Promise<{ rows: readonly T[]; total: number }> => {
  const total = await count()
  const offset = (page - 1) * limit
  return { rows: offset < total ? await read({ limit, offset }) : [], total }
}
