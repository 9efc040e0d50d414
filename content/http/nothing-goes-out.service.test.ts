import { once } from 'node:events'
import { type AddressInfo, createServer, Socket } from 'node:net'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { sampleDrafts } from '@narkhoz/contract/testing/samples.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { applicantAt } from '../testing/applicant.ts'
import { rawPdf } from '../testing/sample-files.ts'
import { type Browser, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let administrator: Browser
let lure: string
const callers: string[] = []

/** Detects requests to an address from user input. */
const listener = createServer((socket) => {
  callers.push(String(socket.remotePort))
  socket.destroy()
})

beforeAll(async () => {
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  lure = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/x.png`
  service = await startService()
  administrator = await firstAdministratorAt(service)
})
afterAll(async () => {
  await service.stop()
  listener.close()
})

/** The same with the address in place of every text. */
const lured = (value: unknown): unknown => {
  if (typeof value === 'string') return lure
  if (Array.isArray(value)) return value.map(lured)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lured(one)]))
    : value
}

test('no address from user input is ever requested', async () => {
  const dialled = vi.spyOn(Socket.prototype, 'connect')
  const applicant = await applicantAt(service)
  for (const form of Object.values(forms) as Form[]) {
    const payload = await applicant.payload(form)
    await applicant.send(form, lured(payload))
    for (const name of Object.keys(payload)) await applicant.send(form, { ...payload, [name]: lured(payload[name]) })
  }
  await applicant.store('a.pdf', rawPdf({ catalogue: `/OpenAction << /S /URI /URI (${lure}) >>` }))
  await applicant.store('a.png', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${lure}"/></svg>`))
  for (const { kind, attributes } of sampleDrafts()) {
    const { plural } = (entities as Record<string, Entity>)[kind] as Entity
    const made = await administrator.post<{ id: number }>(`entries/${plural}`, { attributes: lured(attributes) })
    if (made.status !== 201) continue
    await administrator.post(`entries/${plural}/${made.body.data.id}/publish`, { version: 1 })
    await administrator.post(`entries/${plural}/${made.body.data.id}/preview`, {}, { origin: lure })
  }
  expect((await administrator.post('redirects', { from: '/lured', to: lure })).status).toBe(201)
  expect((await service.get('redirects/lured')).body).toEqual({ data: { to: lure } })
  await administrator.get('dashboard')
  await service.get(`search/index?query=${encodeURIComponent(lure)}`)

  // The database alone is talked to, where it is a server.
  const places = dialled.mock.calls.map(([to]) => JSON.stringify(to))
  expect(places.filter((place) => place.includes(new URL(lure).port))).toEqual([])
  if (service.storage.engine === 'pglite') expect(places).toEqual([])
  expect(callers).toEqual([])
  dialled.mockRestore()
})
