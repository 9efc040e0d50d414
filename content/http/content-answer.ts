/** The path and query of an address, which is all that a content answer depends on. */
export const addressOf = (url: string) => url.slice(url.indexOf('/', 8))

/** Headers of all content answers; a cache must revalidate. */
export const contentHeaders = (requestId: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  'x-request-id': requestId,
})
