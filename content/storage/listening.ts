import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

const [shortest, longest] = [100, 5_000]

/** How often the connection is asked whether it still is one, and how long it may take to say so, in milliseconds. */
const asked = { every: 15_000, within: 10_000 }

/** How long a stop waits for the connection to end, in milliseconds. */
const longestGoodbye = 1000

/** What is listened to, and who is told: of every notification, and that some may have been missed. */
export type Listening = { channel: string; heard: (payload: string) => void; reconnected: () => void }

/** Reads notifications on a connection of its own until it is stopped; a connection that breaks is made anew. */
export const listenOn = async (
  makeClient: () => Client,
  { channel, heard, reconnected }: Listening,
  { every, within } = asked,
): Promise<() => Promise<void>> => {
  const stopped = new AbortController()
  let current: Client | undefined

  /**
   * A connection whose other end is gone without a word looks open for ever, and changes would go unheard. One that does not
   * answer in time is ended, which pg does by force while a query is under way.
   */
  const keepAsking = (client: Client) => {
    let silent: NodeJS.Timeout | undefined
    const ask = async () => {
      if (silent) return
      silent = setTimeout(() => void client.end().catch(() => undefined), within)
      await client.query('select 1').catch(() => undefined)
      clearTimeout(silent)
      silent = undefined
    }
    const timer = setInterval(() => void ask(), every).unref()
    client.once('end', () => clearInterval(timer))
  }

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
    keepAsking(client)
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
    // One that is dead never says that it has ended.
    await Promise.race([current?.end(), pause(longestGoodbye, undefined, { ref: false })])
  }
}
