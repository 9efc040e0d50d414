import cluster from 'node:cluster'
import { configurationExit, type Environment } from '@narkhoz/server-kit/environment.ts'
import { builtApplication, developedApplication } from './application.ts'
import { shutDownGracefully } from './graceful-shutdown.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createLog, linesTogether } from './log.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics, tellFirstProcess } from './metrics-port.ts'
import { createSite } from './site.ts'
import { createSiteServer } from './site-server.ts'
import { startWarnings } from './start-warnings.ts'

/** Serves the site from this process. */
export const serve = async (environment: Environment, mode: 'production' | 'development') => {
  const lines = linesTogether()
  const log = createLog(environment.logLevel, lines)
  // Of several processes the first one says it for all.
  if (!cluster.isWorker || cluster.worker?.id === 1) for (const warning of startWarnings(environment)) log.warn(warning)
  const always = securityHeaders(environment.siteUrl.startsWith('https:'))
  const { server, answer } = createSiteServer(always)
  const { middleware, close, ...application } = mode === 'development' ? await developedApplication(server) : await builtApplication(always)
  const metrics = createMetrics()
  const { requestListener, close: closeSite } = createSite({ ...application, environment, log, lines, metrics, mode })
  const { registry } = metrics
  // One of several processes reports to the primary, which has the port.
  if (cluster.isWorker) tellFirstProcess(registry)
  else if (environment.metricsPort !== undefined)
    serveMetrics(
      { port: environment.metricsPort, host: environment.metricsHost },
      { contentType: registry.contentType, text: () => registry.metrics() },
    )

  server.on('error', (error: NodeJS.ErrnoException) => {
    // One connection that could not be taken, because there are too many: the others are served.
    if (server.listening) return log.error({ err: error }, 'a connection could not be taken')
    console.error(error.code === 'EADDRINUSE' ? `PORT ${environment.port} is in use by another program.` : error)
    process.exit(error.code === 'EADDRINUSE' ? configurationExit : 1)
  })
  answer(
    middleware
      ? (request, response) => middleware(request, response, () => requestListener.listen(request, response))
      : requestListener.listen,
  )
  server.listen(environment.port, () => log.info({ port: environment.port, site: environment.siteUrl }, 'site is listening'))
  shutDownGracefully(server, requestListener, log, async () => {
    await Promise.all([closeSite(), close()])
  })
}
