import { Hono } from 'hono'
import type { Env, Service } from './service.ts'

const headers = { 'cache-control': 'no-store' }

/** What watches over the service asks: all answered from memory. */
export const healthRoutes = ({ isReady, metrics }: Pick<Service, 'isReady' | 'metrics'>) => {
  const app = new Hono<Env>()
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers))
  app.get('/readyz', (c) =>
    isReady() ? c.json({ status: 'ready' }, 200, headers) : c.json({ status: 'not ready' }, 503, { ...headers, 'retry-after': '5' }),
  )
  app.get('/metrics', async (c) =>
    c.text(await metrics.registry.metrics(), 200, { ...headers, 'content-type': metrics.registry.contentType }),
  )
  return app
}
