import { expect, test } from 'vitest'
import { fireAtSite } from '../../tools/fuzz/at-site.ts'
import { startSystem } from './site.ts'

/** The number of requests; `npm run fuzz` sends a configurable number. */
const requests = 400

/** The same requests in every run; `npm run fuzz` makes up others each time. */
const seed = 21

const site = await startSystem({ TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'fatal' })

test('whatever the request, the site never fails, always sends its security headers, and reflects no markup', async () => {
  const { findings, statuses } = await fireAtSite(site.siteUrl, requests, seed)
  expect(findings).toEqual([])
  // Otherwise nothing was tried but the door.
  for (const status of ['200', '308', '404', '405', '422']) expect(statuses.get(status) ?? 0, status).toBeGreaterThan(0)
  expect((await fetch(site.siteUrl)).status).toBe(200)
})
