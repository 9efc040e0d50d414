import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serveMetrics } from './metrics-port.ts'

test('metrics are served where the operator says, and on no other address', async () => {
  const server = serveMetrics({ port: 0, host: '127.0.0.1' }, { contentType: 'text/plain', text: async () => 'up 1\n' })
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { address, port } = server.address() as AddressInfo
  expect(address).toBe('127.0.0.1')
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toBe('up 1\n')
})
