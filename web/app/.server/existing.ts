import type { PagedList } from './content.ts'
import { NotFound } from './content-error.ts'

/** A page of a list; one beyond the last does not exist. */
export const existing = async <T>(call: Promise<PagedList<T>>): Promise<PagedList<T>> => {
  const paged = await call
  if (paged.meta.current_page > paged.meta.last_page) throw new NotFound(`No page ${paged.meta.current_page} of ${paged.meta.last_page}`)
  return paged
}
