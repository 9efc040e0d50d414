import { silentProxyWarning } from '@narkhoz/server-kit/silent-proxy.ts'
import { untrustedProxyWarning } from '@narkhoz/server-kit/untrusted-proxy.ts'
import { Hono } from 'hono'
import type { Env, Service } from './service.ts'

const headers = { 'cache-control': 'no-store' }

/** Monitoring endpoints, answered from memory. */
export const healthRoutes = ({ isReady, metrics, proxies }: Pick<Service, 'isReady' | 'metrics' | 'proxies'>) => {
  const app = new Hono<Env>()
  /** Warnings for an operator that do not affect readiness. */
  const warnings = () => {
    const silent = proxies.silent()
    const found = [
      ...proxies.found().map(({ process, address }) => `${process}: ${untrustedProxyWarning(address)}`),
      ...(silent === undefined ? [] : [`content: ${silentProxyWarning(silent)}`]),
    ]
    return found.length > 0 ? { warnings: found } : {}
  }
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, headers))
  app.get('/readyz', (c) =>
    isReady()
      ? c.json({ status: 'ready', ...warnings() }, 200, headers)
      : c.json({ status: 'not ready', ...warnings() }, 503, { ...headers, 'retry-after': '5' }),
  )
  app.get('/metrics', async (c) =>
    c.text(await metrics.registry.metrics(), 200, { ...headers, 'content-type': metrics.registry.contentType }),
  )
  return app
}
