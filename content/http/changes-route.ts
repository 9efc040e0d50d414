import { apiBase, langQuery } from '@narkhoz/contract/api.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { networkOf } from '@narkhoz/server-kit/network.ts'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { FeedMessage } from '../changes/feed.ts'
import { clientAddress } from './client-address.ts'
import { readQuery } from './query.ts'
import type { Env, Service } from './service.ts'

/** Listeners per node. Those with the site's token have reserved slots; a process of the site needs one. */
const places = { withToken: 200, anonymous: 200, anonymousOfOneNetwork: 100 }

/** How often a silent stream says that it is alive, in milliseconds. */
const heartbeat = 15_000

/**
 * The change feed as server-sent events: `change` with kind, id and slug; `reset` when a listener may have missed some and must drop
 * its caches; `ready` when the stream is established, with the number of the last change.
 */
export const changesRoute = ({ access, changes, trustProxy }: Pick<Service, 'access' | 'changes' | 'trustProxy'>) => {
  const app = new Hono<Env>()
  const addressOf = clientAddress(trustProxy)
  /** The networks that listen without a token, each as often as it does. */
  const anonymous: string[] = []
  let withToken = 0

  /** Takes a slot, or throws; returns the function that releases it. */
  const takePlace = (network: string, hasToken: boolean) => {
    const isFull = hasToken
      ? withToken >= places.withToken
      : anonymous.length >= places.anonymous || anonymous.filter((other) => other === network).length >= places.anonymousOfOneNetwork
    if (isFull) throw new ServiceError('too_many', { retryAfter: 30 })
    if (hasToken) withToken++
    else anonymous.push(network)
    return () => {
      if (hasToken) withToken--
      else anonymous.splice(anonymous.indexOf(network), 1)
    }
  }

  app.get(`${apiBase}/changes`, async (c) => {
    c.env.seen.route = 'changes'
    readQuery(c.req.url, { lang: langQuery })
    // A HEAD request never reads or ends a stream: it would count as a listener for ever.
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    // A token that does not hold is refused and not passed over: the site would not learn that it needs another.
    const authorization = c.req.header('authorization')
    const hasToken = authorization !== undefined && (await access.tokenHash(authorization)) !== ''
    const givePlaceBack = takePlace(networkOf(addressOf(c)), hasToken)
    const from = c.req.header('last-event-id')
    c.header('x-accel-buffering', 'no')
    const response = streamSSE(c, async (stream) => {
      let lastSent = 0
      const tell = async (heard: FeedMessage) => {
        if (heard === 'reset') {
          lastSent = changes.last
          return stream.writeSSE({ event: 'reset', id: String(lastSent), data: '{}' })
        }
        for (const { seq, ...change } of heard.changes) {
          // A change may arrive twice, by catching up and live.
          if (seq <= lastSent) continue
          lastSent = seq
          await stream.writeSSE({ event: 'change', id: String(seq), data: JSON.stringify(change) })
        }
      }
      // Writes follow one another: a change that comes while an earlier one is being written must not overtake it.
      let writing: Promise<unknown> = Promise.resolve()
      const next = (work: () => Promise<unknown>) => {
        writing = writing.then(work).catch(() => stream.abort())
      }
      const leave = changes.subscribe((heard) => next(() => tell(heard)))
      // A number that cannot be read is one that changes may have been missed since.
      if (from) next(async () => tell(/^\d{1,15}$/.test(from) ? await changes.since(Number(from)) : 'reset'))
      next(() => stream.writeSSE({ event: 'ready', id: String(changes.last), data: '{}' }))
      const beat = setInterval(() => next(() => stream.write(': alive\n\n')), heartbeat)
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      clearInterval(beat)
      leave()
      givePlaceBack()
    })
    response.headers.set('cache-control', 'no-store')
    return response
  })
  return app
}
