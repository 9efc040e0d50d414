import { book } from '@narkhoz/contract/forms/book.ts'
import { consentVersion, consentVersions } from '@narkhoz/contract/forms/consent.ts'
import { entrant, purposes } from '@narkhoz/contract/forms/entrant.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { question } from '@narkhoz/contract/forms/question.ts'
import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import { sampleValues } from '@narkhoz/contract/forms/sample.ts'
import { tour } from '@narkhoz/contract/forms/tour.ts'
import { vacancy } from '@narkhoz/contract/forms/vacancy.ts'
import { pages } from '@narkhoz/contract/pages/registry.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Content } from '../../app/.server/content.ts'
import { hiddenFields } from '../../app/forms/outcome.ts'
import type { Session } from './service-account.ts'
import { createSubmitForm, type SubmitFormOptions } from './submit-form.ts'

const session: Session = {
  upload: async () => ({ is: 'unreachable' }),
  post: async () => ({ is: 'stored', data: { code: 'ABCD-EFGH', created_at: '2026-11-17T10:00:00Z' } }),
}

/** A service that stores everything, and a site without other content. */
const options: SubmitFormOptions = {
  account: { within: (_sender, work) => work(session) },
  guard: () => ({ is: 'welcome' }),
  contentFor: () => {
    throw new Error('Nothing can be asked for')
  },
  log: pino({ level: 'silent' }),
}

test('a form that was stored is acknowledged, whatever goes wrong with its receipt', async () => {
  const texts = new Map(Object.entries(sampleValues(vacancy)).map(([name, value]) => [name, String(value)]))
  const outcome = await createSubmitForm(options)({
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

/** Submits a form with these texts, in English, and returns the result and the service's payload. */
const taken = async (form: Form, changed: Record<string, string>, content?: object, files: ReadonlyMap<string, File> = new Map()) => {
  const sent: unknown[] = []
  const headersSent: Record<string, string>[] = []
  const recording: Session = {
    ...session,
    upload: async (file) => (file.name.startsWith('bad') ? { is: 'invalid', fields: {} } : { is: 'stored', data: { url: 'stored' } }),
    post: async (path, payload, headers) => {
      sent.push(payload)
      headersSent.push(headers)
      return session.post(path, payload, headers)
    },
  }
  const outcome = await createSubmitForm({
    ...options,
    account: { within: (_sender, work) => work(recording) },
    // Only calls of the test are answered.
    ...(content && { contentFor: () => content as Content }),
  })({
    form: form.name as FormName,
    page: pages[0],
    path: '/',
    query: new URLSearchParams(),
    lang: 'en',
    submission: {
      texts: new Map(
        Object.entries({
          ...Object.fromEntries(
            form.fields.flatMap(({ field }) => (field.control === 'file' ? [] : [[field.name, String(sampleValues(form)[field.name])]])),
          ),
          ...changed,
        }),
      ),
      files,
    },
    address: '192.0.2.1',
    requestId: 'request-1',
  })
  return { outcome, sent, headers: headersSent }
}

test.each([
  ['a closed season makes an application a request for a reminder', '2000-01-01', '2000-02-01', 'reminder'],
  ['an open season makes it an application', '2000-01-01', '2100-01-01', 'application'],
] as const)('%s', async (_, opens, closes, purpose) => {
  const seasons = [{ level: { value: 'bachelor', title: '' }, opens, closes }]
  const { outcome, sent } = await taken(entrant, {}, { item: async () => ({ seasons }), list: async () => [] })
  expect(sent).toMatchObject([{ level: 'bachelor', purpose }])
  expect(outcome).toMatchObject({
    is: 'sent',
    receipt: {
      isReminder: purpose === 'reminder',
      answerBy: purpose === 'reminder' ? undefined : expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      lines: expect.arrayContaining([{ label: 'Taken as', value: purposes[purpose].en }]),
    },
  })
})

const open = [{ level: { value: 'bachelor', title: '' }, opens: '2000-01-01', closes: '2100-01-01' }]

test.each([
  ['whose own last day has passed makes it a reminder while its level is open', '2000-02-01', 'reminder'],
  ['whose own last day is to come makes it an application', '2099-12-31', 'application'],
  ['without a day of its own makes it an application', null, 'application'],
] as const)('a programme %s', async (_, deadline, purpose) => {
  const programs = [
    { id: 6, title: 'Finance', deadline: deadline && '2050-01-01' },
    { id: 7, title: 'Journalism', deadline },
  ]
  const { sent } = await taken(entrant, { program: '7' }, { item: async () => ({ seasons: open }), list: async () => programs })
  expect(sent).toMatchObject([{ program_id: 7, purpose }])
})

test('programmes that cannot be had leave the dates of their level', async () => {
  const closed = open.map((season) => ({ ...season, closes: '2000-02-01' }))
  const list = async () => {
    throw new Error('No programmes')
  }
  const { sent } = await taken(entrant, {}, { item: async () => ({ seasons: closed }), list })
  expect(sent).toMatchObject([{ purpose: 'reminder' }])
})

test('unavailable admission dates block no application', async () => {
  const { outcome, sent } = await taken(entrant, {})
  expect([outcome.is, sent]).toMatchObject(['sent', [{ purpose: 'application' }]])
})

test('an email with a domain in capitals is stored with a small one', async () => {
  const { outcome, sent } = await taken(vacancy, { email: 'AIGERIM@MAIL.KZ' })
  expect([outcome.is, sent]).toMatchObject(['sent', [{ email: 'AIGERIM@mail.kz' }]])
})

const methods = [
  { id: 51, title: 'Collect at the lending desk', no_address: true },
  { id: 54, title: 'By courier within Almaty', no_address: null },
]

test('a book that is collected needs no address, one that is brought does', async () => {
  const content = { list: async () => methods }
  const collected = await taken(book, { method: '51', address: '' }, content)
  expect(collected.sent).toMatchObject([{ method_id: 51, address: 'Collect at the lending desk' }])
  const brought = await taken(book, { method: '54', address: '' }, content)
  expect(brought.outcome).toMatchObject({ is: 'wrong', errors: { address: expect.any(String) } })
})

test('a day that has passed is refused at the site', async () => {
  const { outcome, sent } = await taken(tour, { date: '2020-01-05' })
  expect(outcome).toMatchObject({ is: 'wrong', errors: { date: expect.stringContaining('passed') } })
  expect(sent).toEqual([])
})

const receivers = [
  { id: 1, title: 'President', email: 'president@narkhoz.kz' },
  { id: 2, title: 'Provost', email: 'provost@narkhoz.kz' },
]
const contacts = { item: async () => ({ receivers }), list: async () => [] }

test.each(['99', '', 'president@narkhoz.kz'])(
  'a question to %j, who is not on the list, is an error of that field and is sent to nobody',
  async (receiver) => {
    const { outcome, sent } = await taken(question, { [hiddenFields.receiver]: receiver }, contacts)
    expect(outcome).toMatchObject({ is: 'wrong', errors: { [hiddenFields.receiver]: expect.stringContaining('Choose') } })
    expect(sent).toEqual([])
  },
)

test('a question goes to the selected receiver, and to the first by default', async () => {
  const chosen = await taken(question, { [hiddenFields.receiver]: '2' }, contacts)
  const first = await taken(question, {}, contacts)
  expect([chosen.sent, first.sent]).toMatchObject([[{ email_to: 'provost@narkhoz.kz' }], [{ email_to: 'president@narkhoz.kz' }]])
})

test.each(consentVersions)('the wording %s shown with the form is the one stored', async (version) => {
  const { outcome, headers } = await taken(vacancy, { [hiddenFields.consent]: version })
  expect([outcome.is, headers]).toMatchObject(['sent', [{ 'x-consent-version': version }]])
})

test.each(['', '1999-01', `${consentVersion} `])(
  'a wording %j that there has never been is wrong at the consent, and nothing is stored',
  async (version) => {
    const { outcome, sent } = await taken(vacancy, { [hiddenFields.consent]: version })
    expect(outcome).toMatchObject({
      is: 'wrong',
      errors: { [hiddenFields.consent]: expect.stringContaining('consent') },
      values: { fio: expect.any(String) },
    })
    expect(sent).toEqual([])
  },
)

test('a client that shows no wording is taken, and none is claimed', async () => {
  const { outcome, headers } = await taken(vacancy, {})
  expect(outcome.is).toBe('sent')
  expect(headers[0]).not.toHaveProperty('x-consent-version')
})

test('every unreadable file is reported, not only the first', async () => {
  const given = ['bad-1.png', 'good.png', 'bad-3.png'].map((name, at) => [`paper${at + 1}`, new File(['a'], name)] as const)
  const { outcome, sent } = await taken(entrant, {}, undefined, new Map(given))
  expect(outcome.is === 'wrong' && Object.keys(outcome.errors)).toEqual(['paper1', 'paper3'])
  expect(sent).toEqual([])
})
