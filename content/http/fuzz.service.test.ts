import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mediaCalls } from '@narkhoz/contract/admin/media.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminAims } from '../testing/fuzz/admin-probes.ts'
import { wrongWith } from '../testing/fuzz/judge.ts'
import { describeProbe, openSender } from '../testing/fuzz/probe.ts'
import { type Aim, serviceAims } from '../testing/fuzz/service-probes.ts'
import { colleagueAt, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'
import { createServiceServer } from './server.ts'

/** Requests per call; those of the screens are slower. `npm run fuzz` sends a configurable number. */
const requests = { public: 12, screens: 6 }

let service: Awaited<ReturnType<typeof startService>>
let server: Server
let sender: ReturnType<typeof openSender>

beforeAll(async () => {
  service = await startService('seeded', { TRUST_PROXY: '127.0.0.1' })
  server = createServiceServer(service.fetch, service.service).listen(0, '127.0.0.1')
  await once(server, 'listening')
  sender = openSender((server.address() as AddressInfo).port)
})
afterAll(async () => {
  sender.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await service.stop()
})

/** The same requests in every run; `npm run fuzz` makes up others each time. */
const seed = 21

/** Covers every kind of probe and every name on Object.prototype, and collects wrong answers. */
const tried = async (aims: readonly Aim[], numRuns: number) => {
  const wrong: string[] = []
  const left = [...aims.entries()]
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, { name, probes, named }] = next
      for (const probe of [...named, ...fc.sample(probes, { seed: seed + at, numRuns })]) {
        const problem = wrongWith(probe, await sender.send(probe), probe.expected)
        if (problem) wrong.push(`${name}: ${problem}\n${describeProbe(probe)}`)
      }
    }
  }
  // While one waits for the database another is made.
  await Promise.all([lane(), lane(), lane(), lane()])
  expect(wrong).toEqual([])
}

test('whatever is sent to a public call, it answers by its declaration', async () => {
  await tried(await serviceAims(service), requests.public)
})

test('whatever is sent to a call of the screens, with a session and without, it answers by its declaration', async () => {
  const administrator = await firstAdministratorAt(service)
  const editor = await colleagueAt(service, administrator, { role: 'editor' })
  const media = await administrator.get<{ key: string }[]>(mediaCalls.list.path)
  await tried(await adminAims(administrator, { key: media.body.data.map(({ key }) => key), version: ['1', '2'] }), requests.screens)
  // The session and the data survive.
  expect((await administrator.get('me')).status).toBe(200)
  expect((await editor.get('entries/news')).status).toBe(200)
})
