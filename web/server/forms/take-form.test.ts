import { sampleValues } from '@narkhoz/contract/forms/sample.ts'
import { vacancy } from '@narkhoz/contract/forms/vacancy.ts'
import { pages } from '@narkhoz/contract/pages/registry.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Session } from './service-account.ts'
import { createTakeForm, type TakeFormOptions } from './take-form.ts'

const session: Session = {
  upload: async () => ({ is: 'unreachable' }),
  post: async () => ({ is: 'stored', data: { code: 'ABCD-EFGH', created_at: '2026-11-17T10:00:00Z' } }),
}

/** A service that stores everything, and a site that can ask for nothing else. */
const options: TakeFormOptions = {
  account: { within: (_sender, work) => work(session) },
  guard: () => ({ is: 'welcome' }),
  contentFor: () => {
    throw new Error('Nothing can be asked for')
  },
  log: pino({ level: 'silent' }),
}

test('a form that was stored is acknowledged, whatever goes wrong with its receipt', async () => {
  const texts = new Map(Object.entries(sampleValues(vacancy)).map(([name, value]) => [name, String(value)]))
  const outcome = await createTakeForm(options)({
    form: 'vacancy',
    page: pages[0],
    path: '/',
    query: new URLSearchParams(),
    lang: 'kz',
    submission: { texts, files: new Map() },
    address: '192.0.2.1',
    requestId: 'request-1',
  })
  expect(outcome).toMatchObject({ is: 'sent', receipt: { code: 'ABCD-EFGH', lines: [] } })
})
