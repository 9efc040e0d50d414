import { expect, onTestFinished, test } from 'vitest'
import { startFakeContent } from './testing/fake-content.ts'
import { startSmallSite } from './testing/small-site.ts'

test('the code of a request is in no line of the log, whether it is found, moved, missing or fails', async () => {
  const service = await startFakeContent(() => undefined)
  const site = await startSmallSite(service.url)
  onTestFinished(async () => {
    await site.stop()
    await service.stop()
  })
  const addresses = [
    '/request/ABCD-2345',
    '/ru/request/abcd2345?a=1',
    '/kz/request/ABCD-2345',
    '/%72equest/ABCD%2D2345',
    '/request/ABCD-2345/x',
  ]
  for (const address of addresses) {
    await site.get(address)
    await site.get(address, {}, 'POST')
  }
  // While the service is down every failed call is logged with its address.
  await service.stop()
  for (const address of addresses) await site.get(`${address}/y`)
  const text = JSON.stringify(site.lines)
  expect(site.lines.filter(({ msg }) => msg === 'request')).toHaveLength(15)
  expect(text).toContain('/request/…')
  expect(text).toContain('content unreachable')
  expect(text).not.toMatch(/ABCD(?:-|%2D)?2345/i)
})
