/** Constants of every page, in a separate file, so that the first intent loads no others. */
export const browserConstants = {
  /** Timeout of a screen's chunk in milliseconds; after it the page is loaded in full. */
  chunkTimeout: 120_000,
  /** Path of hashed assets. */
  assets: '/dist/',
  /** Path of public pictures and documents, at the content service and at the site. */
  media: '/media/',
} as const
