import { setTimeout as pause } from 'node:timers/promises'
import { changeSchema } from '@narkhoz/contract/answers.ts'
import { apiBase } from '@narkhoz/contract/api.ts'
import { defaultLocale } from '@narkhoz/contract/locales.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { readEvents, type StreamEvent } from './event-stream.ts'
import type { Hearing } from './page-cache.ts'
import { openUpstream } from './upstream.ts'

/** Whoever wants to know of changes. */
export type Listener = {
  /** The number of the last change of those that are told next. */
  upTo: (number: string) => void
  changed: (kinds: ReadonlySet<string>) => void
  /** Changes may have been missed. */
  reset: () => void
  hear: (hearing: Hearing) => void
}

/** What proves to the service that it is the site that listens: places are kept for it. */
export type ListenerToken = {
  /** The token that the site has, if it has one. */
  held: () => string | undefined
  /** A new one, or nothing where none can be had. */
  renewed: () => Promise<string | undefined>
}

export type ChangeListenerOptions = {
  contentUrl: string
  token?: ListenerToken | undefined
  log: Logger
  /** Told in this order, each what it wants to know. */
  listeners: readonly Partial<Listener>[]
  /** How long a stream may say nothing, its heartbeats included, before it counts as broken; in milliseconds. */
  silence?: number | undefined
  /** How long to wait before trying again, at first and at most. */
  pauses?: { first: number; most: number }
}

class Refused extends Error {}

/** The statuses that a new token may help against: the old one does not hold, or all places for strangers are taken. */
const [notSignedIn, tooMany] = [401, 429]

/** How long to wait before another token is asked for where the last one did not help, in milliseconds. */
const tokenPause = 30_000

const change = v.pipe(v.string(), v.parseJson(), changeSchema)

/**
 * Follows the content service's changes for as long as the process runs. It comes back with the number of the last change
 * it heard, and is told what it missed; where that cannot be told, everything counts as changed.
 */
export const followChanges = ({
  contentUrl,
  token,
  log,
  listeners,
  silence = 40_000,
  pauses = { first: 100, most: 1000 },
}: ChangeListenerOptions) => {
  const address = `${contentUrl}${apiBase}/changes?lang=${defaultLocale}`
  const stopping = new AbortController()
  let hearing: Hearing = 'lost'
  let last = ''
  let tries = 0
  let noTokenBefore = 0

  const hear = (now: Hearing, cause?: unknown) => {
    if (now === hearing) return
    hearing = now
    if (now === 'heard') log.info('changes are heard')
    else log.warn({ err: cause, hearing }, 'changes are not heard')
    for (const listener of listeners) listener.hear?.(now)
  }

  const told = (events: readonly StreamEvent[], isNew: boolean) => {
    const kinds = new Set<string>()
    let isReset = false
    for (const { event, id, data } of events) {
      const read = event === 'change' ? v.safeParse(change, data) : undefined
      if (read?.success) kinds.add(read.output.kind)
      // Without a number to come back with nobody can say what was missed; and what cannot be read may be anything.
      else if (event === 'reset' || event === 'change' || (event === 'ready' && isNew)) isReset = true
      last = id || last
    }
    for (const listener of listeners) listener.upTo?.(last)
    for (const listener of listeners)
      if (isReset) listener.reset?.()
      else if (kinds.size > 0) listener.changed?.(kinds)
    if (!events.some(({ event }) => event === 'ready')) return
    tries = 0
    noTokenBefore = 0
    hear('heard')
  }

  const open = (bearer: string | undefined) => {
    const headers = {
      accept: 'text/event-stream',
      ...(last && { 'last-event-id': last }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    }
    return openUpstream(address, { headers, signal: stopping.signal, isLasting: true })
  }

  // Signing in only where it is needed: a service that starts again is not asked for a token by every process of the site at once.
  const openWithToken = async () => {
    const held = token?.held()
    const stream = await open(held)
    const mayHelp = stream.statusCode === notSignedIn || (stream.statusCode === tooMany && held === undefined)
    if (!token || !mayHelp || performance.now() < noTokenBefore) return stream
    stream.destroy()
    noTokenBefore = performance.now() + tokenPause
    const renewed = await token.renewed()
    return open(renewed)
  }

  const follow = async () => {
    const isNew = last === ''
    const stream = await openWithToken()
    if (stream.statusCode !== 200) {
      stream.destroy()
      throw new Refused(`${stream.statusCode} from ${address}`)
    }
    // A connection whose other end is gone without a word looks open for ever.
    stream.setTimeout(silence, () => stream.destroy(new Error(`Nothing heard for ${silence} ms`)))
    for await (const events of readEvents(stream.setEncoding('utf8') as AsyncIterable<string>)) told(events, isNew)
    throw new Error('The stream ended')
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      await follow().catch((cause: unknown) => {
        if (!stopping.signal.aborted) hear(cause instanceof Refused ? 'deaf' : 'lost', cause)
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
