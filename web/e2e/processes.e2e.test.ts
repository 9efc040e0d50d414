import { get } from 'node:http'
import { expect, test } from 'vitest'
import { startSystem } from '../../tools/test/whole-system.ts'

const site = await startSystem({ SITE_PROCESSES: '2' })

/** Asks on a connection of its own: a connection stays with one process. */
const headersOf = (path: string) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    get(site.siteUrl + path, { agent: false }, (response) => {
      response.resume()
      resolve(response.headers)
    }).on('error', reject)
  })

/** A request's id begins with the name of the process that gave it. */
const processOf = async () => String((await headersOf('/no-such-page'))['x-request-id']).split('-')[0]

test('two processes share the port', async () => {
  const names = new Set<string | undefined>()
  await expect.poll(async () => names.add(await processOf()).size, { timeout: 20_000 }).toBe(2)
})
