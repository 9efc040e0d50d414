import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Dashboard } from '@narkhoz/contract/admin/dashboard.ts'
import { dashboardSchema } from '@narkhoz/contract/admin/dashboard.ts'
import { apiBase, siteUserAgent, untrustedProxyHeader } from '@narkhoz/contract/api.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { applicantAt } from '../testing/applicant.ts'
import { credential } from '../testing/credential.ts'
import { colleagueAt, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService, type TestService } from '../testing/test-service.ts'
import { createServiceServer } from './server.ts'

const lines: { msg: string; neighbour?: string }[] = []
let service: TestService
let server: Server

beforeAll(async () => {
  service = await startService('seeded', {}, createLog('warn', { write: (line) => lines.push(JSON.parse(line)) }))
  server = createServiceServer(service.fetch, service.service).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await service.stop()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })
  return answer.text()
}
const send = async (many: number, headers: Record<string, string>) => {
  for (let at = 0; at < many; at++) await get(`${apiBase}/schools`, { 'x-forwarded-for': `203.0.113.${at}`, ...headers })
}
const ready = async () => JSON.parse(await get('/readyz')) as { status: string; warnings?: string[] }
const counted = async (process: string) =>
  new RegExp(`^content_untrusted_proxy\\{process="${process}"\\} (\\d)$`, 'm').exec(await get('/metrics'))?.[1]

test('calls of the site are not counted as a proxy’s; an untrusted proxy is reported everywhere, once', async () => {
  const administrator = await firstAdministratorAt(service)
  const editor = await colleagueAt(service, administrator, { role: 'editor' })
  const shown = async (browser: typeof administrator) => (await browser.get<Dashboard>('dashboard')).body.data.broken.proxies

  await send(60, { 'user-agent': siteUserAgent })
  expect([await ready(), await counted('content'), lines]).toEqual([{ status: 'ready' }, '0', []])
  expect(await shown(administrator)).toEqual([])

  await send(60, { 'user-agent': 'a browser' })
  const sentence = expect.stringMatching(/127\.0\.0\.1, which TRUST_PROXY does not name/)
  expect(await ready()).toEqual({ status: 'ready', warnings: [sentence] })
  expect(await counted('content')).toBe('1')
  expect(lines).toEqual([expect.objectContaining({ neighbour: '127.0.0.1', msg: sentence })])
  const { body } = await administrator.get<Dashboard>('dashboard')
  expect(v.safeParse(dashboardSchema, body.data).issues).toBeUndefined()
  expect(body.data.broken.proxies).toEqual([{ process: 'content', address: '127.0.0.1' }])
  // Editors can do nothing about it.
  expect(await shown(editor)).toBeUndefined()
})

test('a finding of the site is trusted with its token, and shown as well', async () => {
  const applicant = await applicantAt(service)
  const tell = async (address: string, authorization?: string) => {
    const payload = await applicant.payload(forms.vacancy)
    const headers = { [untrustedProxyHeader]: address, ...(authorization && { authorization }) }
    return (await applicant.send(forms.vacancy, payload, headers)).status
  }
  const atSite = () => service.service.proxies.found().filter(({ process }) => process === 'web')
  expect([await tell('10.0.0.10', `Bearer ${'x'.repeat(43)}`), atSite()]).toEqual([401, []])
  expect([await tell('<b>no address</b>'), atSite()]).toEqual([201, []])
  const login = async (body: unknown) => {
    const headers = { 'content-type': 'application/json', [untrustedProxyHeader]: '10.0.0.9' }
    return (await service.request(`${apiBase}/auth/login`, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  expect([await login({ ...credential, key: 'x'.repeat(32) }), atSite()]).toEqual([401, []])
  expect([await login(credential), atSite()]).toEqual([200, [{ process: 'web', address: '10.0.0.9' }]])
  expect([await tell('10.0.0.10'), atSite()]).toEqual([201, [{ process: 'web', address: '10.0.0.10' }]])
  expect(await counted('web')).toBe('1')
})
