import { NotFound } from '../content-error.ts'

/** One page of a list in memory; an invalid or missing page is not found. */
export const onePage = <T>(items: readonly T[], pageNumber: string | undefined, size: number) => {
  const last = Math.max(1, Math.ceil(items.length / size))
  const page = pageNumber ? Number(/^[1-9]\d{0,6}$/.exec(pageNumber)?.[0] ?? Number.NaN) : 1
  if (!(page <= last)) throw new NotFound(`No page ${pageNumber} of ${last}`)
  return { items: items.slice((page - 1) * size, page * size), page, last }
}
