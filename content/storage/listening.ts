import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

const [shortest, longest] = [100, 5_000]

/** Reads notifications on a connection of its own until it is stopped; a connection that breaks is made anew. */
export const listenOn = async (
  makeClient: () => Client,
  channel: string,
  heard: (payload: string) => void,
  reconnected: () => void,
): Promise<() => Promise<void>> => {
  const stopped = new AbortController()
  let current: Client | undefined

  /** Answers once it listens; `lost` is called when it no longer does. */
  const begin = async (lost: () => void) => {
    const client = makeClient()
    // An ended connection is told by `end`; an error without a listener would end the process.
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => heard(payload))
    await client.connect()
    try {
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      // Not left open: the next attempt has a connection of its own.
      await client.end().catch(() => undefined)
      throw error
    }
    client.once('end', lost)
    current = client
    if (stopped.signal.aborted) await client.end()
  }

  const again = async () => {
    for (let wait = shortest; !stopped.signal.aborted; wait = Math.min(wait * 2, longest)) {
      await pause(wait, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined)
      if (stopped.signal.aborted) return
      try {
        await begin(again)
        return reconnected()
      } catch {
        // Still away: asked again a little later.
      }
    }
  }

  await begin(again)
  return async () => {
    stopped.abort()
    await current?.end()
  }
}
