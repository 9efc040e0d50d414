import type { PGlite } from '@electric-sql/pglite'

/** A crashed embedded database answers no query; reported as an outage, with PostgreSQL's code for it. */
class DatabaseCrashError extends Error {
  readonly code = '57P02'
}

// A panic in PostgreSQL's sense: a server would restart. The other patterns are WebAssembly's.
const isDeath = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || (error instanceof Error && 'severity' in error && error.severity === 'PANIC')

/**
 * Watches an embedded database. After a panic, as from a full disk, it has been seen to answer with no rows, and then not at all:
 * from then on every query is rejected, and `died` resolves.
 */
export const watchForCrash = (client: PGlite) => {
  const { promise: died, resolve } = Promise.withResolvers<unknown>()
  let death: DatabaseCrashError | undefined

  const watched =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (death) throw death
      try {
        return await ask(...given)
      } catch (error) {
        if (isDeath(error)) {
          death = new DatabaseCrashError('The embedded database has died', { cause: error })
          resolve(death)
        }
        throw error
      }
    }

  // Every statement goes through one of these.
  client.execProtocol = watched(client.execProtocol.bind(client))
  client.execProtocolStream = watched(client.execProtocolStream.bind(client))
  return { died, isDead: () => death !== undefined }
}
