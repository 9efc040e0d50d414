/** Paging metadata of a list. */
export const pagingOf = (total: number, page: number, limit: number) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / limit)),
  per_page: limit,
  total,
})
