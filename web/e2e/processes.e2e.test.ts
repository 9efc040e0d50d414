import { get } from 'node:http'
import { expect, test } from 'vitest'
import { findFreePort } from '../../tools/start/ports.ts'
import { startSystem } from '../../tools/test/test-system.ts'

const metricsPort = await findFreePort()
const site = await startSystem({ SITE_PROCESSES: '2', METRICS_PORT: String(metricsPort) })

/** Uses a new connection: a connection stays with one process. */
const headersOf = (path: string) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    get(site.siteUrl + path, { agent: false }, (response) => {
      response.resume()
      resolve(response.headers)
    }).on('error', reject)
  })

/** A request id begins with the name of its process. */
const processOf = async () => String((await headersOf('/no-such-page'))['x-request-id']).split('-')[0]

const missed = async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const counts = [...metrics.matchAll(/^site_requests_total\{how="\w+",status="404"\} (\d+)$/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

test('two processes share the port, and one serves the metrics of both', async () => {
  const names = new Set<string | undefined>()
  let requests = 0
  const ask = async () => {
    requests++
    return names.add(await processOf()).size
  }
  await expect.poll(ask).toBe(2)
  expect(await missed()).toBe(requests)
})

test('the metrics are on their own port only', async () => {
  expect((await fetch(`${site.siteUrl}/metrics`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(405)
})
