// PostgreSQL's own: a statement that took longer than it may, and one that waited longer for a lock than it may.
const codes = new Set<unknown>(['57014', '55P03'])

/** Whether the server cancelled a statement because of its timeout, which may not recur. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(error.code)) || isCancelled(error.cause))
