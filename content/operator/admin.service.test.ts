import type { Me } from '@narkhoz/contract/admin/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContentProcess, operatorCommand, startProcess } from '../testing/content-process.ts'
import { acceptedAt, browserAt, password } from '../testing/staff-client.ts'
import { testDatabase } from '../testing/test-service.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase('seeded')
})
afterAll(() => database.remove())

const admin = (...args: string[]) => operatorCommand(database.variables, 'admin', ...args)
const linkIn = (out: string) => /http:\S+token=[\w-]{43}/.exec(out)?.[0] ?? ''

test('without a service an account is made, and its link is good when the service runs', async () => {
  const made = await admin('create', '--email', 'First@University.example', '--name', 'Бірінші Әкімші', '--lang', 'ru')
  expect([made.code, made.err]).toEqual([0, ''])
  expect(made.out).toMatch(
    /^Open this link once, within seven days, and choose a password:\nhttp:\/\/localhost:4000\/admin\/#\/welcome\?token=[\w-]{43}\n$/,
  )
  const running = await startProcess(database.variables)
  try {
    await running.ready()
    const browser = await acceptedAt(running, linkIn(made.out))
    expect((await browser.get<Me>('me')).body.data).toMatchObject({
      email: 'first@university.example',
      name: 'Бірінші Әкімші',
      role: 'administrator',
      lang: 'ru',
    })
  } finally {
    await running.stopped()
  }
})

describe('while the service runs', () => {
  let running: ContentProcess
  beforeAll(async () => {
    running = await startProcess({ ...database.variables, ADMIN_URL: 'https://content.university.example' })
    await running.ready()
  })
  afterAll(() => running.stopped())

  test('it responds, and its links lead to its advertised address', async () => {
    const made = await admin(
      'create',
      '--email',
      'staff@university.example',
      '--name',
      'Қызметкер',
      '--role',
      'staff',
      '--forms',
      'vacancy,book',
    )
    expect(made.out).toContain('https://content.university.example/admin/#/welcome?token=')
    const { out } = await admin('list')
    expect(out.trim().split('\n')).toEqual([
      'first@university.example  Бірінші Әкімші  administrator',
      'staff@university.example  Қызметкер  staff  vacancy,book',
    ])
  })

  test('who has lost their password gets a new link, which ends the old one’s use', async () => {
    const { out } = await admin('link', '--email', 'FIRST@university.example', '--without-second-factor')
    const token = /token=([\w-]{43})/.exec(out)?.[1]
    const browser = browserAt(running)
    expect((await browser.post('auth/accept', { token, password: 'Жаңа құпиясөз мәтіні 7' })).body).toEqual({ data: { next: 'signed in' } })
    expect((await browserAt(running).post('auth/sign-in', { email: 'first@university.example', password })).status).toBe(401)
  })

  test.each([
    [[], /^Say what: npm run admin/],
    [['remove'], /^Say what: npm run admin/],
    [['create', '--name', 'x'], /^--email takes one address\.\n$/],
    [['create', '--email', 'x', '--name', 'x'], /^--email takes one address\.\n$/],
    [['create', '--email', 'a@b.kz'], /^--name says who it is\.\n$/],
    [['create', '--email', 'a@b.kz', '--name', 'x', '--role', 'root'], /^--role is one of administrator, editor, staff\.\n$/],
    [['create', '--email', 'a@b.kz', '--name', 'x', '--role', 'staff'], /^Staff need --forms/],
    [['create', '--email', 'a@b.kz', '--name', 'x', '--role', 'staff', '--forms', 'salaries'], /^--forms takes names/],
    [['create', '--email', 'first@university.example', '--name', 'x'], /^There is already a user with this email\.\n$/],
    [['link', '--email', 'nobody@university.example'], /^There is no account with this email\.\n$/],
    [['create', '--password', 'x'], /--password/],
  ] as const)('%j is refused with a reason', async (args, sentence) => {
    const { code, out, err } = await admin(...args)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(sentence)
  })
})
