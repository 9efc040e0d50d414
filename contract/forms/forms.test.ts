import { describe, expect, test } from 'vitest'
import type { Field } from '../fields/field.ts'
import { fields } from '../fields/registry.ts'
import { type Labels, locales } from '../locales.ts'
import { consent, consentVersion } from './consent.ts'
import { comparedEmail, comparedPhone, contactsIn } from './contacts.ts'
import { check, type Form, isReference } from './form.ts'
import { fieldNameAt, readPayload, toPayload, wirePath } from './payload.ts'
import { privacyLink, privacyPath } from './privacy.ts'
import { type FormName, forms } from './registry.ts'
import { samplePayload, sampleValues } from './sample.ts'
import { buttonWords } from './words.ts'

// The tables "Forms" and "Handles" of docs: handles in any order, keys as on the wire.
const archiveKeys = 'fio year_admission year_release specialty email phone data documents'
const archiveHandles = 'fio email tel year_admission year_release specialty'
const table: Record<FormName, { handles: string; endpoint: string; keys: string; data?: string; documents?: string; optional?: string }> = {
  consultation: {
    handles: 'fio email tel message',
    endpoint: 'applications/consultation',
    keys: 'fio email phone message page_type page_slug tags',
    optional: 'tags',
  },
  registration: {
    handles: 'fio email tel date time question file',
    endpoint: 'applications/registration',
    keys: 'fio email phone date time file issue_id',
    optional: 'issue_id',
  },
  book: {
    handles: 'fio email tel method school book address',
    endpoint: 'applications/book',
    keys: 'student_id email phone school_id method_id address book_id',
  },
  'archive-info': {
    handles: `${archiveHandles} department type language address document1 document3`,
    endpoint: 'application-services/archive-info',
    keys: archiveKeys,
    data: 'department_id type_id language_id address',
    documents: 'document scan_diploma',
  },
  meeting: {
    handles: `${archiveHandles} city date`,
    endpoint: 'application-services/meeting',
    keys: archiveKeys,
    data: 'city date',
    optional: 'documents',
  },
  'success-story': {
    handles: `${archiveHandles} message document2`,
    endpoint: 'application-services/success-story',
    keys: archiveKeys,
    data: 'message',
    documents: 'file',
  },
  transcript: {
    handles: `${archiveHandles} address document1`,
    endpoint: 'application-services/transcript',
    keys: archiveKeys,
    data: 'address',
    documents: 'document',
  },
  entrant: {
    handles: 'fio email tel level program finished message paper1 paper2 paper3 paper4 paper5',
    endpoint: 'applications/entrant',
    keys: 'fio email phone level program_id finished message paper1 paper2 paper3 paper4 paper5 purpose',
    optional: 'message paper1 paper2 paper3 paper4 paper5 purpose',
  },
  tour: {
    handles: 'fio tel email date guests message',
    endpoint: 'applications/tour',
    keys: 'fio phone email date guests message',
    optional: 'message',
  },
  question: { handles: 'fio email tel message', endpoint: 'applications/question', keys: 'email_to fio email_from phone message' },
  vacancy: { handles: 'fio email tel', endpoint: 'applications/vacancy', keys: 'student_id email phone' },
  school: {
    handles: 'fio email tel company post program year',
    endpoint: 'applications/school',
    keys: 'fio email phone company post program year',
  },
  'summer-school': {
    handles: 'fio email tel program roomPlan message',
    endpoint: 'applications/summer-school',
    keys: 'fio email tel program roomPlan message',
    optional: 'message',
  },
  service: { handles: 'direction service', endpoint: 'applications/service', keys: 'direction service' },
  advisor: { handles: 'fio tel email course school', endpoint: 'applications/advisor', keys: 'fio tel email course school' },
}

// Kept for 365 days; all others for 180, because a document comes with them or the matter is closed within a term.
const keptForAYear = new Set<string>([
  'consultation',
  'entrant',
  'meeting',
  'question',
  'school',
  'success-story',
  'summer-school',
] satisfies FormName[])
const posted = new Set<string>(['summer-school', 'service', 'advisor'] satisfies FormName[])
const everyForm: [FormName, Form][] = Object.values(forms).map((form) => [form.name, form])
const words = (list = '') => list.split(' ').filter(Boolean).sort()

const wrongIn = (form: Form, payload: unknown): Record<string, Labels> => {
  const result = readPayload(form, payload)
  return 'wrong' in result ? result.wrong : {}
}

type Json = { [key: string]: unknown }

// A payload that tests may take apart; its shape is what `samplePayload` promises.
const taken = (form: Form) => structuredClone(samplePayload(form)) as Json & { data: [Json]; documents: Json[] }

const expectThreeLanguages = (labels: Labels | undefined) => {
  for (const locale of locales) expect(labels?.[locale]).toMatch(/\S{2}/)
}

test('every form is registered under its own name', () => {
  for (const [key, { name }] of Object.entries(forms)) expect(key).toBe(name)
  expect(words(Object.keys(forms).join(' '))).toEqual(words(Object.keys(table).join(' ')))
})

describe.each(everyForm)('%s', (name, form) => {
  const row = table[name]

  test('has the fields, the endpoint and the timings it is promised with', () => {
    expect(form.fields.map(({ field }) => field.name).sort()).toEqual(words(row.handles))
    expect(form.endpoint).toBe(row.endpoint)
    expect(form.posts ?? false).toBe(posted.has(name))
    expect(form.shown).toEqual({ success: 3000, error: posted.has(name) ? 3000 : 1000 })
    expect(form.retentionDays, 'by the list keptForAYear').toBe(keptForAYear.has(name) ? 365 : 180)
    expectThreeLanguages(form.title)
    expectThreeLanguages(form.action)
    expect(form.title.en + form.action.en).not.toMatch(/\p{Script=Cyrillic}/u)
  })

  test('sends exactly the promised keys', () => {
    const payload = taken(form)
    expect(Object.keys(payload).sort()).toEqual(words(row.keys))
    if (!row.data) return
    expect(payload.data).toHaveLength(1)
    expect(Object.keys(payload.data[0]).sort()).toEqual(words(row.data))
    expect(payload.documents.map(({ type }) => type)).toEqual(row.documents?.split(' ') ?? [])
    for (const document of payload.documents) expect(Object.keys(document)).toEqual(['type', 'url'])
  })

  test('takes its sample on both sides, unchanged', () => {
    const payload = samplePayload(form)
    expect(check(form, sampleValues(form))).toEqual({})
    expect(readPayload(form, payload)).toEqual({ payload })
    expect(readPayload(form, JSON.parse(JSON.stringify(payload)))).toEqual({ payload })
  })

  test('flags every field that must be filled in, in the words of that field', () => {
    const optional = form.fields.filter((place) => place.optional).map(({ field }) => field.name)
    for (const values of [{}, Object.fromEntries(form.fields.map(({ field }) => [field.name, '  ']))]) {
      const wrong = check(form, values)
      expect(Object.keys(wrong).sort()).toEqual(words(row.handles).filter((handle) => !optional.includes(handle)))
      for (const { field } of form.fields) if (!optional.includes(field.name)) expect(wrong[field.name]).toBe(field.missing)
    }
  })

  test('names each required key that is missing, and only that', () => {
    const optional = words(row.optional)
    for (const key of words(row.keys)) {
      if (key === 'data' || key === 'documents') continue
      const { [key]: _, ...rest } = taken(form)
      const wrong = wrongIn(form, rest)
      expect(Object.keys(wrong), key).toEqual(optional.includes(key) ? [] : [key])
      for (const labels of Object.values(wrong)) expectThreeLanguages(labels)
    }
  })

  test('names each key that is missing inside its lists', () => {
    for (const key of words(row.data)) {
      const payload = taken(form)
      delete payload.data[0][key]
      const wrong = wrongIn(form, payload)
      expect(Object.keys(wrong)).toEqual([`data.0.${key}`])
      expectThreeLanguages(wrong[`data.0.${key}`])
    }
    for (const index of words(row.documents).keys()) {
      const withoutDocument = taken(form)
      withoutDocument.documents.splice(index, 1)
      const withoutAddress = taken(form)
      delete withoutAddress.documents[index]?.url
      for (const payload of [withoutDocument, withoutAddress]) {
        const wrong = wrongIn(form, payload)
        expect(Object.keys(wrong)).toEqual([`documents.${index}.url`])
        expectThreeLanguages(wrong[`documents.${index}.url`])
      }
    }
  })

  test('names everything that is missing when nothing readable came', () => {
    const required = form.fields.filter((place) => !place.optional).map((place) => wirePath(form, place))
    for (const payload of [undefined, null, 'text', 7, [], {}, { data: 'x', documents: 'x' }])
      expect(Object.keys(wrongIn(form, payload))).toEqual(expect.arrayContaining(required))
  })

  test('leads from every wire path back to its field', () => {
    const paths = form.fields.map((place) => wirePath(form, place))
    expect(new Set(paths).size).toBe(paths.length)
    for (const place of form.fields) expect(fieldNameAt(form, wirePath(form, place))).toBe(place.field.name)
    for (const path of ['', 'nothing', 'page_type', 'email_to', 'data', 'documents', 'documents.9.url', '__proto__', 'constructor'])
      expect(fieldNameAt(form, path)).toBeUndefined()
  })

  test.each(['lang', 'consent', 'id', 'Fio', 'constructor', 'toString'])('refuses the unknown key %s', (key) => {
    expect(Object.keys(wrongIn(form, { ...samplePayload(form), [key]: 'a' }))).toEqual([key])
  })

  test('rejects `__proto__`, and nothing inside it counts', () => {
    const json = JSON.stringify(samplePayload(form))
    const beside = JSON.parse(`{"__proto__":{"polluted":true},${json.slice(1)}`)
    expect(Object.keys(wrongIn(form, beside))).toEqual(['__proto__'])
    const instead = wrongIn(form, JSON.parse(`{"__proto__":${json}}`))
    expect(Object.keys(instead)).toEqual(expect.arrayContaining(['__proto__', ...form.fields.slice(0, 1).map(({ wire }) => wire)]))
    expect(Object.getPrototypeOf(instead)).toBe(Object.prototype)
    expect('polluted' in {}).toBe(false)
  })

  test('refuses unknown keys and entries inside its lists', () => {
    if (!row.data) return
    const payload = taken(form)
    expect(Object.keys(wrongIn(form, { ...payload, data: [{ ...payload.data[0], other: 1 }] }))).toEqual(['data.0.other'])
    expect(Object.keys(wrongIn(form, { ...payload, data: [payload.data[0], payload.data[0]] }))).toEqual(['data.1'])
    const more = [...payload.documents, { type: 'file', url: fields.file.samples.good[0] }]
    expect(Object.keys(wrongIn(form, { ...payload, documents: more }))).toEqual(['documents'])
    const many = Array.from({ length: 10_000 }, () => ({ type: 'x', other: 1 }))
    expect(Object.keys(wrongIn(form, { ...payload, documents: many })).length).toBeLessThan(4)
  })

  test('judges 100 kB of `@` in any of its keys in under 20 ms', () => {
    const long = '@'.repeat(100_000)
    for (const key of words(row.keys)) {
      const payload = { ...samplePayload(form), [key]: long }
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now()
        expect(Object.keys(wrongIn(form, payload))).not.toEqual([])
        return performance.now() - start
      })
      expect(Math.min(...times), key).toBeLessThan(20)
    }
  })

  test('omits empty fields from the payload, except lists', () => {
    const lists = row.data ? { data: [{}], documents: [] } : {}
    expect(toPayload(form, Object.fromEntries(form.fields.map(({ field }) => [field.name, ' '])))).toEqual(lists)
    expect(toPayload(form, { other: 'a' })).toEqual(lists)
  })
})

describe('boundaries', () => {
  const accepts = (form: Form, key: string, value: unknown) => !(key in wrongIn(form, { ...samplePayload(form), [key]: value }))
  const { consultation, registration, school } = forms

  test.each([
    ['+7 (777) 123-45-6', false],
    ['+7 (777) 123-45-67', true],
    ['1'.repeat(17), false],
    ['1'.repeat(18), true],
    ['1'.repeat(32), true],
    ['1'.repeat(33), false],
    [777_123_45_67, false],
  ])('phone %j: %s', (value, expected) => {
    expect(accepts(consultation, 'phone', value)).toBe(expected)
  })

  test.each([
    ['a@b.k', false],
    ['a@b.kz', true],
    ['a@b.abcdefghij', true],
    ['a@b.abcdefghijk', false],
    ['a@b.KZ', false],
    ['a@b.Kz', false],
    ['a b@c.kz', false],
    ['a@b c.kz', false],
    [' a@b.kz ', true],
    ['ab.kz', false],
    ['a@bkz', false],
  ])('email %j: %s', (value, expected) => {
    expect(accepts(consultation, 'email', value)).toBe(expected)
    expect(accepts(forms.question, 'email_from', value)).toBe(expected)
    expect(accepts(forms.question, 'email_to', value)).toBe(expected)
  })

  test.each([
    ['202', false],
    ['2026', true],
    ['20266', false],
    [2026, false],
  ])('year %j: %s', (value, expected) => {
    expect(accepts(school, 'year', value)).toBe(expected)
    expect(accepts(forms.meeting, 'year_admission', value)).toBe(expected)
    expect(accepts(forms.meeting, 'year_release', value)).toBe(expected)
  })

  test.each([
    ['2026-09-1', false],
    ['2026-09-01', true],
    ['01.09.2026', true],
    ['2026-02-30', false],
  ])('date %j: %s', (value, expected) => {
    expect(accepts(registration, 'date', value)).toBe(expected)
  })

  test.each([
    ['9:30', false],
    ['09:30', true],
  ])('time %j: %s', (value, expected) => {
    expect(accepts(registration, 'time', value)).toBe(expected)
  })

  test.each([
    ['https://example.com/a.pdf', false],
    ['/api/v1/files/short', false],
    [`/api/v1/files/${'a'.repeat(31)}`, false],
    [`/api/v1/files/${'a'.repeat(32)}`, true],
  ])('stored file %j: %s', (value, expected) => {
    expect(accepts(registration, 'file', value)).toBe(expected)
  })

  test.each([
    [1, true],
    ['12', true],
    [2_147_483_647, true],
    [2_147_483_648, false],
    ['9999999999', false],
    [1e300, false],
    [0, false],
    [-1, false],
    [1.5, false],
    ['1.5', false],
    ['0x1', false],
    ['1e3', false],
    ['', false],
    ['Business School', false],
    [Number.NaN, false],
    [true, false],
    [[1], false],
  ])('reference %j: %s', (value, expected) => {
    expect(accepts(forms.book, 'school_id', value)).toBe(expected)
    const { school: wrong } = check(forms.book, { ...sampleValues(forms.book), school: value })
    expect(wrong === undefined).toBe(expected)
  })

  test.each([
    ['main', true],
    ['/', true],
    ['/school/business-school', true],
    ['news/жаңалық-1', true],
    ['', false],
    ['//example.com', false],
    ['https://example.com', false],
    ['javascript:alert(1)', false],
    ['a/../b', false],
    ['..', false],
    ['a//b', false],
    ['a?b', false],
    ['a\nb', false],
    ['a'.repeat(300), true],
    ['a'.repeat(301), false],
  ])('page_slug %j: %s', (value, expected) => {
    expect(accepts(consultation, 'page_slug', value)).toBe(expected)
  })

  test('page_type is one of seven', () => {
    for (const type of ['static', 'school', 'education', 'news', 'sdg', 'school-program', 'grant'])
      expect(accepts(consultation, 'page_type', type)).toBe(true)
    for (const type of ['center', 'Static', '', 1, 'constructor']) expect(accepts(consultation, 'page_type', type)).toBe(false)
  })
})

test('the parsed payload is normalized: trimmed, ids as numbers, null for an empty text', () => {
  const payload = { ...samplePayload(forms.registration), fio: '  Әлия ', issue_id: '' }
  expect(readPayload(forms.registration, payload)).toMatchObject({ payload: { fio: 'Әлия', issue_id: null } })
  expect(readPayload(forms.registration, { ...payload, issue_id: null })).toMatchObject({ payload: { issue_id: null } })
  expect(readPayload(forms.book, { ...samplePayload(forms.book), book_id: '12' })).toMatchObject({ payload: { book_id: 12 } })
  const { tags: _, ...untagged } = samplePayload(forms.consultation)
  expect(readPayload(forms.consultation, untagged)).toMatchObject({ payload: { tags: {} } })
})

test('documents may come in any order, each once, and are named by their place in the declaration', () => {
  const form = forms['archive-info']
  const payload = taken(form)
  const [document, diploma] = payload.documents
  expect(readPayload(form, { ...payload, documents: [diploma, document] })).toHaveProperty('payload')
  expect(Object.keys(wrongIn(form, { ...payload, documents: [document, document] }))).toEqual(['documents.1.url'])
  const elsewhere = { ...diploma, url: 'https://example.com/a.pdf' }
  const wrong = wrongIn(form, { ...payload, documents: [elsewhere, document] })
  expect(Object.keys(wrong)).toEqual(['documents.1.url'])
  expect(fieldNameAt(form, 'documents.1.url')).toBe('document3')
})

test('a chosen file passes the visitor’s check and never the service’s', () => {
  const chosen = { name: 'a.pdf', size: 1 }
  expect(check(forms.registration, { ...sampleValues(forms.registration), file: chosen })).toEqual({})
  expect(wrongIn(forms.registration, { ...samplePayload(forms.registration), file: chosen })).toEqual({ file: fields.file.invalid })
})

test('tags are named one by one', () => {
  const tags = { UTM_SOURCE: 'x'.repeat(201), other: 'a' }
  const wrong = wrongIn(forms.consultation, { ...samplePayload(forms.consultation), tags })
  expect(Object.keys(wrong).sort()).toEqual(['tags.UTM_SOURCE', 'tags.other'])
})

test('selects are references exactly where they are sent by id', () => {
  const sentById = Object.values<Form>(forms).flatMap((form) => form.fields.filter(isReference).map(({ wire }) => `${form.name} ${wire}`))
  expect(sentById.sort()).toEqual([
    'archive-info department_id',
    'archive-info language_id',
    'archive-info type_id',
    'book book_id',
    'book method_id',
    'book school_id',
    'entrant program_id',
    'registration issue_id',
  ])
})

test('a sample takes ids, addresses and additions from its caller', () => {
  const url = `/api/v1/files/${'z'.repeat(40)}`
  expect(samplePayload(forms['archive-info'], { references: { type: 7 }, uploads: { document3: url } })).toMatchObject({
    data: [{ department_id: 1, type_id: 7 }],
    documents: [{ type: 'document' }, { type: 'scan_diploma', url }],
  })
  expect(samplePayload(forms.question, { added: { email_to: 'rector@narkhoz.kz' } })).toMatchObject({ email_to: 'rector@narkhoz.kz' })
})

test('every field belongs to a form', () => {
  const labelled = ({ name, source, label }: Field) => JSON.stringify([name, source, label])
  const used = new Set(Object.values<Form>(forms).flatMap((form) => form.fields.map(({ field }) => labelled(field))))
  for (const [name, field] of Object.entries(fields)) expect(used.has(labelled(field)), name).toBe(true)
})

test('the labels of buttons are those of the specification', () => {
  expect(buttonWords.success).toEqual({ kz: 'Жіберілді!', ru: 'Отправлено!', en: 'Sent!' })
  expect(buttonWords.error).toEqual({ kz: 'Қате!', ru: 'Ошибка!', en: 'Error!' })
  expectThreeLanguages(buttonWords.loading)
})

test('the consent has a version, a sentence and a page', () => {
  expect(consentVersion).toMatch(/^[\w.-]+$/)
  expect(privacyPath).toBe('/privacy')
  expectThreeLanguages(consent)
  expectThreeLanguages(privacyLink)
})

test.each(everyForm)('%s: the visitor’s contacts are found in the payload', (_, form) => {
  const filled = (name: string) => form.fields.find(({ field }) => field.name === name)?.field.samples.good[0]
  expect(contactsIn(samplePayload(form))).toEqual({ email: filled('email'), phone: filled('tel') })
})

test('two spellings of one email or phone are the same, two persons never', () => {
  expect(comparedEmail(' Aigerim@Mail.kz ')).toBe(comparedEmail('aigerim@mail.kz'))
  expect(comparedEmail('a.b@mail.kz')).not.toBe(comparedEmail('ab@mail.kz'))
  for (const phone of ['+7 (777) 123-45-67', '8 777 123 45 67', '77771234567', ' +7-777-123-45-67'])
    expect(comparedPhone(phone)).toBe('77771234567')
  expect(comparedPhone('+44 (20) 7946-09-58')).toBe('442079460958')
  expect(comparedPhone('87771234567890')).not.toBe(comparedPhone('77771234567890'))
})
