/** What the application needs on every page: in a file of its own, so that the first sign of intent brings no other constants. */
export const browserConstants = {
  /** A screen's chunk is given up after this many milliseconds and the page loaded whole. */
  chunkTimeout: 120_000,
  /** Hashed assets stand under this path. */
  assets: '/dist/',
  /** Pictures and documents that visitors see stand under this path, at the content service and at the site alike. */
  media: '/media/',
} as const
