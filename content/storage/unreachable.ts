// Of the operating system, of the driver, and of PostgreSQL: connections, shutdown, no room, no such database, closed to us.
const codes =
  /^(?:E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|NOSPC|DQUOT|ROFS|[MN]FILE)|08\w{3}|53\w{3}|57P0\d|3D000|55000)$/

/** The driver's own words for a connection that broke, could not be made in time, or is no longer one; it has no codes for them. */
const words = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered|was closed))/

/** Whether the database (or the file store) is unavailable, which is temporary, as opposed to a fault of ours. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && codes.test(String(error.code))) ||
    words.test(error.message) ||
    // The file store's own name for one that said nothing for too long.
    error.name === 'TimeoutError' ||
    (error instanceof AggregateError && error.errors.some(isUnreachable)) ||
    isUnreachable(error.cause))
