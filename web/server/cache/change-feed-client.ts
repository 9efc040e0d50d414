import { setTimeout as pause } from 'node:timers/promises'
import { changeSchema } from '@narkhoz/contract/answers.ts'
import { defaultLocale } from '@narkhoz/contract/locales.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { ContentClient } from '../../app/.server/content-client.ts'
import { readEvents, type StreamEvent } from './event-stream.ts'
import type { FeedState } from './page-cache.ts'

/** A subscriber to changes. */
export type ChangeListener = {
  /** The id of the last change of the batch that follows. */
  setLastEventId: (number: string) => void
  changed: (kinds: ReadonlySet<string>) => void
  /** Changes may have been missed. */
  reset: () => void
  setFeedState: (feedState: FeedState) => void
}

/** The bearer token of the site: the service reserves feed connections for it. */
export type FeedToken = {
  /** The valid token, if there is one. */
  current: () => string | undefined
  /** A new one, or nothing where none can be had. */
  renew: () => Promise<string | undefined>
}

export type ChangeFeedOptions = {
  client: Pick<ContentClient, 'follow'>
  token?: FeedToken | undefined
  log: Logger
  /** Notified in this order. */
  listeners: readonly Partial<ChangeListener>[]
  /** Without any bytes for this long, heartbeats included, the connection counts as broken; in milliseconds. */
  silenceTimeout?: number | undefined
  /** Back-off before reconnecting, at first and at most. */
  pauses?: { first: number; most: number }
}

class FeedRefused extends Error {}

/** Statuses that a new token may help against: the token has expired, or the anonymous connections are taken. */
const [notSignedIn, tooMany] = [401, 429]

/** How long to wait before another token is requested where the last one did not help, in milliseconds. */
const tokenPause = 30_000

const change = v.pipe(v.string(), v.parseJson(), changeSchema)

/**
 * Subscribes to the content service's change feed for as long as the process runs. It reconnects with `Last-Event-ID` and gets what
 * it missed; where that is unknown, everything is invalidated.
 */
export const followChangeFeed = ({
  client,
  token,
  log,
  listeners,
  silenceTimeout = 40_000,
  pauses = { first: 100, most: 1000 },
}: ChangeFeedOptions) => {
  const stopping = new AbortController()
  let feedState: FeedState = 'down'
  let last = ''
  let tries = 0
  let noTokenBefore = 0

  const setFeedState = (now: FeedState, cause?: unknown) => {
    if (now === feedState) return
    feedState = now
    if (now === 'live') log.info({ feedState }, 'change feed is live')
    else log.warn({ err: cause, feedState }, 'change feed is not live')
    for (const listener of listeners) listener.setFeedState?.(now)
  }

  const dispatch = (events: readonly StreamEvent[], isNew: boolean) => {
    const kinds = new Set<string>()
    let isReset = false
    for (const { event, id, data } of events) {
      const read = event === 'change' ? v.safeParse(change, data) : undefined
      if (read?.success) kinds.add(read.output.kind)
      // Without an id to resume from the missed changes are unknown; and an event that cannot be parsed may be anything.
      else if (event === 'reset' || event === 'change' || (event === 'ready' && isNew)) isReset = true
      last = id || last
    }
    for (const listener of listeners) listener.setLastEventId?.(last)
    for (const listener of listeners)
      if (isReset) listener.reset?.()
      else if (kinds.size > 0) listener.changed?.(kinds)
    if (!events.some(({ event }) => event === 'ready')) return
    tries = 0
    noTokenBefore = 0
    setFeedState('live')
  }

  const open = (bearer: string | undefined) => {
    const headers = {
      accept: 'text/event-stream',
      ...(last && { 'last-event-id': last }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    }
    return client.follow(`changes?lang=${defaultLocale}`, headers, stopping.signal)
  }

  // A token only where it is needed: after a restart of the service not every worker signs in at once.
  const openWithToken = async () => {
    const current = token?.current()
    const stream = await open(current)
    const mayHelp = stream.statusCode === notSignedIn || (stream.statusCode === tooMany && current === undefined)
    if (!token || !mayHelp || performance.now() < noTokenBefore) return stream
    stream.destroy()
    noTokenBefore = performance.now() + tokenPause
    const renewed = await token.renew()
    return open(renewed)
  }

  const follow = async () => {
    const isNew = last === ''
    const stream = await openWithToken()
    if (stream.statusCode !== 200) {
      stream.destroy()
      throw new FeedRefused(`The change feed was answered with ${stream.statusCode}`)
    }
    // A peer that vanished leaves the connection open for ever.
    stream.setTimeout(silenceTimeout, () => stream.destroy(new Error(`Nothing received for ${silenceTimeout} ms`)))
    for await (const events of readEvents(stream.setEncoding('utf8') as AsyncIterable<string>)) dispatch(events, isNew)
    throw new Error('The stream ended')
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      await follow().catch((cause: unknown) => {
        if (!stopping.signal.aborted) setFeedState(cause instanceof FeedRefused ? 'polling' : 'down', cause)
      })
      const wait = Math.min(pauses.most, pauses.first * 2 ** tries++)
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
