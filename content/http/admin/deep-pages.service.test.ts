import { adminCalls } from '@narkhoz/contract/admin/calls.ts'
import { endpoints } from '@narkhoz/contract/api.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicantAt } from '../../testing/applicant.ts'
import { type Browser, firstAdministratorAt } from '../../testing/staff-client.ts'
import { type Statement, statementsDuring } from '../../testing/statements.ts'
import { startService } from '../../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let administrator: Browser

beforeAll(async () => {
  service = await startService()
  administrator = await firstAdministratorAt(service)
  const applicant = await applicantAt(service)
  await applicant.send(forms.vacancy, await applicant.payload(forms.vacancy))
  await administrator.post('redirects', { from: '/from-here', to: '/contacts' })
})
afterAll(() => service.stop())

const walks = ({ text }: Statement) => /\boffset (?!0\))/i.test(text)

const paged = adminCalls.filter(({ method, query }) => method === 'GET' && query && 'page' in query).map(({ path }) => path)

test('the lists of editors and staff that are read by pages', () => {
  expect(paged.toSorted()).toEqual(
    [
      'applications',
      'deleted',
      'entries/{plural}',
      'entries/{plural}/{id}/revisions',
      'log',
      'media',
      'redirects',
      'templates',
      'translations',
      'users',
    ].toSorted(),
  )
})

test.each(paged)('beyond its end nothing of %s is read', async (path) => {
  const at = path.replace('{plural}', 'news').replace('{id}', '1')
  const first = await administrator.get<unknown[]>(at)
  expect(first.status).toBe(200)
  const sent = await statementsDuring(service.storage, async () => {
    const { status, body } = await administrator.get<unknown[]>(`${at}?page=9999999&limit=100`)
    expect([status, body.data, body.meta.total]).toEqual([200, [], first.body.meta.total])
  })
  expect(sent.filter(walks).map(({ text }) => text)).toEqual([])
})

test('nor of a list that visitors see', async () => {
  for (const { path, paged: isPaged } of endpoints.filter(({ method }) => method === 'GET')) {
    if (!isPaged || path.includes('{') || path.startsWith('search/')) continue
    const sent = await statementsDuring(service.storage.reading, async () => {
      const { status, body } = await service.get(`${path}?page=9999999&limit=100`)
      expect([status, body.data], path).toEqual([200, []])
    })
    expect(sent.filter(walks).map(({ text }) => text)).toEqual([])
  }
})
