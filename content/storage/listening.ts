import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

const [shortest, longest] = [100, 5_000]

/** Interval and timeout of the keep-alive query, in milliseconds. */
const keepAlive = { every: 15_000, within: 10_000 }

/** How long a stop waits for the connection to end, in milliseconds. */
const longestGoodbye = 1000

/** A channel and its callbacks: for every notification, and for a reconnect, when some may be missing. */
export type Listening = { channel: string; heard: (payload: string) => void; reconnected: () => void }

/** Listens for notifications on a dedicated connection until stopped; reconnects when it breaks. */
export const listenOn = async (
  makeClient: () => Client,
  { channel, heard, reconnected }: Listening,
  { every, within } = keepAlive,
): Promise<() => Promise<void>> => {
  const stopped = new AbortController()
  let current: Client | undefined

  /**
   * A half-open connection looks alive for ever, and changes would be missed. Without a timely answer it is ended, which pg does by
   * force while a query is pending.
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
    // The `end` event reports a lost connection; an error without a listener would end the process.
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => heard(payload))
    await client.connect()
    try {
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch (error) {
      // Closed: the next attempt opens another connection.
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
        // Still unavailable: retried later.
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
