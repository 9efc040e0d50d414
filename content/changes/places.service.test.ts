import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiBase } from '@narkhoz/contract/api.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServiceServer } from '../http/server.ts'
import { eventually } from '../testing/eventually.ts'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService
let server: Server

beforeAll(async () => {
  service = await startService('seeded', { TRUST_PROXY: '127.0.0.1' })
  server = createServiceServer(service.fetch, service.service).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await service.stop()
})

const leaving = new AbortController()

const listenFrom = (address: string, authorization?: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${apiBase}/changes`, {
    headers: { 'x-forwarded-for': address, ...(authorization && { authorization }) },
    signal: AbortSignal.any([leaving.signal, ...(signal ? [signal] : [])]),
  })

const statusFrom = async (address: string, authorization?: string) => {
  const { status, body } = await listenFrom(address, authorization)
  await body?.cancel()
  return status
}

test('filling the stream without a token leaves the site’s slots free', async () => {
  const strangers = new AbortController()
  // Held until the end: an unreferenced response is collected, which closes its connection.
  const answers: Response[] = []
  for (let network = 1; answers.at(-1)?.status !== 429; network++)
    for (let at = 0; at < 50; at++) answers.push(await listenFrom(`198.51.100.${network}`, undefined, strangers.signal))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
  expect(await statusFrom('203.0.113.7')).toBe(429)

  const authorization = `Bearer ${await service.token()}`
  expect(await statusFrom('203.0.113.8', authorization)).toBe(200)
  // Also from the networks that filled it.
  expect(await statusFrom('198.51.100.1', authorization)).toBe(200)
  // An invalid token is reported, and gets no slot.
  expect(await statusFrom('203.0.113.8', `Bearer ${'x'.repeat(43)}`)).toBe(401)
  expect(await statusFrom('203.0.113.8', 'Basic x')).toBe(401)

  expect(answers.length).toBeGreaterThan(200)
  strangers.abort()
  await eventually(async () => expect(await statusFrom('203.0.113.7')).toBe(200))
  leaving.abort()
})
