import type { PGlite } from '@electric-sql/pglite'

/** Nothing can be asked of an embedded database that has died; told as an outage, by the code that PostgreSQL has for it. */
class DatabaseCrashError extends Error {
  readonly code = '57P02'
}

// What PostgreSQL calls a panic: it could not write what it has to, and a server would start anew. The rest is WebAssembly's own.
const isDeath = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || (error instanceof Error && 'severity' in error && error.severity === 'PANIC')

/**
 * Watches over an embedded database. After a panic, as from a disk that takes nothing more, it was seen to answer with no rows, and
 * then not at all: from then on nobody is let through to it, and `died` is kept.
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
