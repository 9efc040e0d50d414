import { apiBase } from '@narkhoz/contract/api.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Heard } from '../changes/feed.ts'
import type { Env, Service } from './service.ts'

/** How many listeners one node serves; a site needs one each. */
const mostListeners = 200

/** How often a silent stream says that it is alive, in milliseconds. */
const heartbeat = 15_000

/**
 * What changed, as server-sent events: `change` with kind, id and slug; `reset` when a listener may have missed some
 * and must take everything anew; `ready` when the stream stands, with the number of the last change.
 */
export const changesRoute = ({ changes }: Pick<Service, 'changes'>) => {
  const app = new Hono<Env>()
  let listeners = 0
  app.get(`${apiBase}/changes`, (c) => {
    c.env.seen.route = 'changes'
    if (listeners >= mostListeners) throw new ServiceError('too_many', { retryAfter: 30 })
    const from = c.req.header('last-event-id')
    c.header('cache-control', 'no-store')
    c.header('x-accel-buffering', 'no')
    return streamSSE(c, async (stream) => {
      listeners++
      const tell = async (heard: Heard) => {
        if (heard === 'reset') return stream.writeSSE({ event: 'reset', id: String(changes.last), data: '{}' })
        for (const { seq, ...change } of heard.changes)
          await stream.writeSSE({ event: 'change', id: String(seq), data: JSON.stringify(change) })
      }
      // Writes follow one another: a change that comes while an earlier one is being written must not overtake it.
      let writing: Promise<unknown> = Promise.resolve()
      const next = (work: () => Promise<unknown>) => {
        writing = writing.then(work).catch(() => stream.abort())
      }
      const leave = changes.subscribe((heard) => next(() => tell(heard)))
      if (from !== undefined && /^\d{1,15}$/.test(from)) next(async () => tell(await changes.since(Number(from))))
      next(() => stream.writeSSE({ event: 'ready', id: String(changes.last), data: '{}' }))
      const beat = setInterval(() => next(() => stream.write(': alive\n\n')), heartbeat)
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      clearInterval(beat)
      leave()
      listeners--
    })
  })
  return app
}
