import type { AdminCall } from '@narkhoz/contract/admin/call.ts'
import { adminBase } from '@narkhoz/contract/admin/call.ts'
import { adminCalls } from '@narkhoz/contract/admin/calls.ts'
import { may, permissions } from '@narkhoz/contract/admin/permissions.ts'
import { type Role, roles } from '@narkhoz/contract/admin/roles.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, browserAt, colleagueAt, firstAdministratorAt } from '../../testing/staff-client.ts'
import { startService } from '../../testing/test-service.ts'
import { createApp } from '../app.ts'

let service: Awaited<ReturnType<typeof startService>>
const people = {} as Record<Role | 'nobody', Browser>

beforeAll(async () => {
  service = await startService('empty')
  const administrator = await firstAdministratorAt(service)
  Object.assign(people, {
    administrator,
    editor: await colleagueAt(service, administrator, { role: 'editor' }),
    staff: await colleagueAt(service, administrator, { role: 'staff', forms: ['vacancy'] }),
    nobody: browserAt(service),
  })
})
afterAll(() => service.stop())

const declared = adminCalls.map((call) => [`${call.method} ${call.path}`, call] as const)

/** With ids that do not exist: the test is about access, and nothing may change. */
const ask = async (who: Role | 'nobody', { method, path }: AdminCall) => {
  const at = path.replaceAll(/\{\w+\}/g, '999999999')
  const response = await people[who].send(method, at, method === 'GET' || method === 'DELETE' ? undefined : { nothing: 'of this' })
  const body = response.headers.get('content-type')?.startsWith('application/json')
    ? ((await response.json()) as { error?: { code: string } })
    : {}
  return { status: response.status, code: body.error?.code }
}

// These end the current session, or change what later calls need.
const last = (call: AdminCall) => call.path === 'auth/sign-out' || (call.method === 'DELETE' && call.path === 'sessions')

describe.each([...roles, 'nobody'] as const)('%s', (who) => {
  test.each(declared.filter(([, call]) => !last(call)))('%s', async (_, call) => {
    const { status, code } = await ask(who, call)
    if (call.may === 'anybody') return expect(['signed_out', 'not_allowed', 'foreign_origin', 'internal']).not.toContain(code)
    if (who === 'nobody') return expect([status, code]).toEqual([401, 'signed_out'])
    const isAllowed = call.may === 'signed in' || may({ role: who }, call.may)
    if (!isAllowed) return expect([status, code]).toEqual([403, 'not_allowed'])
    expect([401, 403, 405, 500]).not.toContain(status)
  })
})

test('every route below the screens’ path is a declared call, and every declared call is a route', () => {
  const routed = createApp(service.service)
    .routes.filter(({ path, method }) => path.startsWith(`${adminBase}/`) && method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.slice(adminBase.length + 1).replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(new Set(routed)).toEqual(new Set(declared.map(([name]) => name)))
  expect(new Set(declared.map(([name]) => name)).size).toBe(declared.length)
})

test('a call with another method is not found', async () => {
  for (const [method, path] of [
    ['DELETE', 'me'],
    ['PUT', 'users'],
    ['PATCH', 'me'],
    ['POST', 'dashboard'],
    ['GET', 'nothing'],
    ['GET', 'users/1/invite'],
  ] as const)
    expect(
      (await people.administrator.send(method, path, method === 'GET' || method === 'DELETE' ? undefined : {})).status,
      `${method} ${path}`,
    ).toBe(404)
})

test('an unknown role has no permissions', async () => {
  const person = await colleagueAt(service, people.administrator, { role: 'administrator' })
  await service.storage.db.execute(sql`update users set role = 'root' where id = ${person.me.id}`)
  // Asked beside the client, which takes no role that is not declared.
  const cookie = [...person.cookies].map((pair) => pair.join('=')).join('; ')
  const me = await service.request(`${adminBase}/me`, { headers: { cookie } })
  expect(await me.json()).toMatchObject({ data: { role: 'root', permissions: [] } })
  for (const call of adminCalls.filter(({ may: needed }) => needed in permissions))
    expect(
      (await person.send(call.method, call.path.replaceAll(/\{\w+\}/g, '1'), call.method === 'GET' ? undefined : {})).status,
      call.path,
    ).toBe(403)
})

test.each([...roles, 'nobody'] as const)('%s signs out or is none to', async (who) => {
  const ends = declared.filter(([, call]) => last(call)).map(([, call]) => call)
  for (const call of ends.toSorted((one, other) => other.method.localeCompare(one.method)).reverse())
    expect((await ask(who, call)).status, call.path).toBe(who === 'nobody' ? 401 : 200)
})
