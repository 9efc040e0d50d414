import { untrustedProxyHeader } from '@narkhoz/contract/api.ts'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createContentClient } from '../app/.server/content-client.ts'
import { createServiceAccount } from './forms/service-account.ts'
import { startFakeContent } from './testing/fake-content.ts'
import { startSmallSite } from './testing/small-site.ts'

const page = { data: { id: 1, slug: 'a', title: 'A', type: 'static', path: 'a', fallback: [] } }

test('an untrusted proxy is logged once and counted; health is unaffected', async () => {
  const service = await startFakeContent(() => page)
  const site = await startSmallSite(service.url)
  onTestFinished(async () => {
    await site.stop()
    await service.stop()
  })
  const warnings = () => site.lines.filter(({ neighbour }) => neighbour !== undefined)
  for (let at = 0; at < 40; at++) await site.get(`/healthz`, { 'x-forwarded-for': `203.0.113.${at}` })
  expect([warnings(), await site.counted()]).toEqual([[], expect.stringContaining('site_untrusted_proxy 0')])
  for (let at = 0; at < 40; at++) await site.get(`/page-${at}`, { 'x-forwarded-for': `203.0.113.${at}` })
  expect(warnings()).toEqual([
    expect.objectContaining({ neighbour: '127.0.0.1', msg: expect.stringContaining('which TRUST_PROXY does not name') }),
  ])
  expect(await site.counted()).toContain('site_untrusted_proxy 1')
  expect((await site.get('/healthz')).text).toBe('ok\n')
})

test('the service learns of it without waiting for a form', async () => {
  const told: (string | undefined)[] = []
  const service = await startFakeContent((path, _query, _response, { headers }) => {
    if (path !== 'auth/login') return page
    told.push(headers[untrustedProxyHeader.toLowerCase()]?.toString())
    return { data: { access_token: 'a', expires_in: 3600 } }
  })
  const site = await startSmallSite(service.url, new Map(), { service: { email: 'site@localhost', key: 'k'.repeat(24) } })
  onTestFinished(async () => {
    await site.stop()
    await service.stop()
  })
  for (let at = 0; at < 40; at++) await site.get(`/page-${at}`, { 'x-forwarded-for': `203.0.113.${at}` })
  await expect.poll(() => told).toContain('127.0.0.1')
})

test('visits without a proxy are none, however many there are', async () => {
  const service = await startFakeContent(() => page)
  const site = await startSmallSite(service.url)
  onTestFinished(async () => {
    await site.stop()
    await service.stop()
  })
  for (let at = 0; at < 40; at++) await site.get(`/page-${at}`)
  expect(await site.counted()).toContain('site_untrusted_proxy 0')
})

test('the service learns of it with a submission, and at once without one', async () => {
  const told: [string, string | undefined][] = []
  const service = await startFakeContent((path, _query, _response, { headers }) => {
    told.push([path, headers[untrustedProxyHeader.toLowerCase()]?.toString()])
    return { data: path === 'auth/login' ? { access_token: 'a', expires_in: 3600 } : {} }
  })
  onTestFinished(() => service.stop())
  const credential = { email: 'site@localhost', key: 'k'.repeat(24) }
  const log = pino({ level: 'silent' })
  const account = createServiceAccount({ client: createContentClient(service.url), credential, log, untrustedProxy: () => '10.0.0.10' })
  await account.within({ lang: 'kz', requestId: 'a-request' }, (session) => session.post('applications/x', {}, {}))
  await account.tellOfProxy()
  expect(told).toEqual([
    ['auth/login', '10.0.0.10'],
    ['applications/x', '10.0.0.10'],
    ['auth/login', '10.0.0.10'],
  ])
})
