// PostgreSQL's own: a statement that took longer than it may, and one that waited longer for a lock than it may.
const codes = new Set<unknown>(['57014', '55P03'])

/** Whether the server gave a statement up because it took too long, which may be otherwise the next time. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(error.code)) || isCancelled(error.cause))
