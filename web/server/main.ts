import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { configurationExit, type Environment, EnvironmentError, readEnvironment } from '@narkhoz/contract/environment.ts'
import { type Logger, pino } from 'pino'
import { builtApplication, developedApplication } from './application.ts'
import { createSite } from './site.ts'
import { stopInOrder } from './stop-in-order.ts'

const environmentOrExit = (): Environment => {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    console.error(error.message)
    return process.exit(configurationExit)
  }
}

const send = (log: Logger, site: ReturnType<typeof createSite>) => async (request: IncomingMessage, response: ServerResponse) => {
  try {
    const { status, headers, body } = await site(request)
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
    response.end(request.method === 'HEAD' ? undefined : body)
  } catch (err) {
    log.error({ err, url: request.url }, 'request failed')
    if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end('Something went wrong\n')
  }
}

// React chooses its build by this variable when it is first imported, so it is settled before anything imports it.
process.env.NODE_ENV ??= 'production'
const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'

const environment = environmentOrExit()
const log = pino({ name: 'web', level: environment.logLevel })
if (!environment.formGuard) log.warn('FORM_GUARD is off: forms have no rate limit and no minimum time')
const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 })
const { middleware, close, ...application } = mode === 'development' ? await developedApplication(server) : await builtApplication()
const answer = send(log, createSite({ ...application, environment, log, mode }))

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `PORT ${environment.port} is in use by another program.` : error)
  process.exit(error.code === 'EADDRINUSE' ? configurationExit : 1)
})
server.on('request', (request, response) => middleware(request, response, () => void answer(request, response)))
server.listen(environment.port, () => log.info({ port: environment.port, site: environment.siteUrl }, 'site is listening'))
stopInOrder(server, log, close)
