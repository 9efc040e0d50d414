import type { Me } from '@narkhoz/contract/admin/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProcess } from '../testing/content-process.ts'
import { eventually } from '../testing/eventually.ts'
import { acceptedAt } from '../testing/staff-client.ts'
import { testDatabase } from '../testing/test-service.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase('seeded')
})
afterAll(() => database.remove())

/** Starts the service, and returns what it sent to its parent process. */
const started = async () => {
  const running = await startProcess({ ...database.variables, LOG_LEVEL: 'info' })
  await running.ready()
  return running
}
const linkOf = (messages: readonly unknown[]) => (messages as { firstAdministrator: string }[])[0]?.firstAdministrator ?? ''

test('each start prints how to become administrator, until there is one', async () => {
  const first = await started()
  await eventually(() => expect(first.messages).toHaveLength(1))
  const link = linkOf(first.messages)
  expect(link).toMatch(new RegExp(`^http://localhost:${first.port}/admin/#/welcome\\?token=[\\w-]{43}$`))
  const { out, err } = await first.stopped()
  // With an IPC channel, a link that opens everything stays out of the log.
  expect(out + err).not.toContain('token')

  const second = await started()
  await eventually(() => expect(second.messages).toHaveLength(1))
  const browser = await acceptedAt(second, link, { email: 'first@university.example', name: 'Бірінші' })
  expect((await browser.get<Me>('me')).body.data).toMatchObject({ role: 'administrator', name: 'Бірінші' })
  const late = await acceptedAt(second, linkOf(second.messages), { email: 'late@university.example', name: 'Кеш' }).catch(String)
  expect(late).toContain('410')
  await second.stopped()

  const third = await started()
  // The session is stored with the key in the folder.
  const answer = await third.request('/api/v1/admin/me', {
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(answer.status).toBe(200)
  await third.stopped()
  expect(third.messages).toEqual([])
})
