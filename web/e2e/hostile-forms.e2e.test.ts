import type { Form } from '@narkhoz/contract/forms/form.ts'
import { isReference } from '@narkhoz/contract/forms/payload.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { describe, expect, test } from 'vitest'
import { hiddenFields } from '../app/forms/outcome.ts'
import { everyAddress } from './addresses.ts'
import { actionOf, fillerOf, pageOf, postForm, scan } from './sent-forms.ts'
import { startSystem } from './site.ts'
import { storedIn } from './stored.ts'

const names = Object.keys(forms) as FormName[]

const site = await startSystem({ FORM_GUARD: 'off', LOG_LEVEL: 'fatal' })
const addresses = await everyAddress(site.contentUrl)

type PostBody = { body: BodyInit; headers?: Record<string, string> }
type Hostile = readonly [what: string, make: (good: FormData, form: Form) => PostBody | undefined]

const changed =
  (change: (good: FormData, form: Form) => boolean | undefined) =>
  (good: FormData, form: Form): PostBody | undefined =>
    change(good, form) === false ? undefined : { body: good }

const everyField = (form: Form, work: (name: string) => void) => {
  for (const { field } of form.fields) work(field.name)
  return form.fields.length > 0
}

/** Writes into every field that holds a text; whether there is any. */
const everyText = (good: FormData, form: Form, value: (name: string) => string) => {
  const texts = form.fields.filter(({ field }) => field.control !== 'file')
  for (const { field } of texts) good.set(field.name, value(field.name))
  return texts.length > 0
}

const fileOf = (form: Form) => form.fields.find(({ field }) => field.control === 'file')?.field.name

const asFile = (bytes: BlobPart, name: string, type: string) =>
  changed((good, form) => {
    const field = fileOf(form)
    if (field) good.set(field, new File([bytes], name, { type }))
    return field !== undefined
  })

const referenceTo = (value: string) =>
  changed((good, form) => {
    const places = form.fields.filter(isReference)
    for (const { field } of places) good.set(field.name, value)
    return places.length > 0
  })

const inField = (name: string, value: string) =>
  changed((good, form) => {
    const has = form.fields.some(({ field }) => field.name === name)
    if (has) good.set(name, value)
    return has
  })

const named = (key: string, value: string) => changed((good) => void good.set(key, value))

const encoded = (good: FormData) =>
  new URLSearchParams([...good].map(([name, value]) => [name, typeof value === 'string' ? value : 'file']))

const hostile: readonly Hostile[] = [
  ['nothing at all', () => ({ body: new FormData() })],
  ['an empty body that says it is a form', () => ({ body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } })],
  ['JSON', (good) => ({ body: JSON.stringify(Object.fromEntries(encoded(good))), headers: { 'content-type': 'application/json' } })],
  [
    'XML with an entity',
    () => ({ body: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', headers: { 'content-type': 'text/xml' } }),
  ],
  [
    'parts without an end',
    () => ({
      body: '--x\r\nContent-Disposition: form-data; name="form"\r\n\r\nvac',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
  ],
  ['parts with another boundary', () => ({ body: '--y\r\n\r\n--y--', headers: { 'content-type': 'multipart/form-data; boundary=x' } })],
  [
    'a boundary of 7,000 characters',
    () => ({ body: 'a', headers: { 'content-type': `multipart/form-data; boundary=${'x'.repeat(7000)}` } }),
  ],
  [
    'bytes that are no text',
    () => ({ body: Buffer.from([0xff, 0xfe, 0, 0xc3, 0x28]), headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  ],
  ['10 MB of text', changed((good, form) => everyText(good, form, () => 'я'.repeat(5_000_000 / form.fields.length)))],
  ['20 kB of @ in every field', changed((good, form) => everyText(good, form, () => '@'.repeat(20_000)))],
  ['spaces in every field', changed((good, form) => everyText(good, form, () => '   '))],
  ['every field empty', changed((good, form) => everyText(good, form, () => ''))],
  ['zeros in every field', changed((good, form) => everyText(good, form, () => '\0'))],
  ['every field twice', changed((good, form) => everyField(form, (name) => good.append(name, 'again')))],
  [
    'every field as a list',
    (good, form) => ({
      body: new URLSearchParams(form.fields.map(({ field }) => [`${field.name}[]`, 'a']).concat([['form', String(good.get('form'))]])),
    }),
  ],
  ['files in place of texts', changed((good, form) => everyField(form, (name) => good.set(name, new File([scan], 'a.png'))))],
  ['a hundred more fields', changed((good) => void Array.from({ length: 100 }, (_, at) => good.set(`more-${at}`, 'a')))],
  ['the name of another form', changed((good, form) => void good.set(hiddenFields.form, form.name === 'vacancy' ? 'book' : 'vacancy'))],
  ['a form that does not exist', named(hiddenFields.form, 'nothing')],
  ['a form by a path', named(hiddenFields.form, '../../vacancy')],
  ['__proto__ as the form', named(hiddenFields.form, '__proto__')],
  ['constructor as the form', named(hiddenFields.form, 'constructor')],
  ['a line break in the email', inField('email', 'a@example.kz\r\nBcc: b@example.kz')],
  ['two emails', inField('email', 'a@example.kz,b@example.kz')],
  ['a quoted email', inField('email', '"a b"@example.kz')],
  ['an email with a name', inField('email', 'A <a@example.kz>')],
  ['markup in the email', inField('email', '<script>alert(1)</script>@example.kz')],
  ['letters in the phone', inField('tel', '+7 (777) abc-de-fg')],
  ['a phone of 10,000 digits', inField('tel', '7'.repeat(10_000))],
  ['a formula in the phone', inField('tel', '=HYPERLINK("http://x")')],
  ['a date that does not exist', inField('date', '32.13.2026')],
  ['a time that does not exist', inField('time', '99:99')],
  ['an id that is not in the list', referenceTo('99999999')],
  ['a negative id', referenceTo('-1')],
  ['an id that is no number', referenceTo('1 or 1=1')],
  ['an id beyond numbers', referenceTo('1e400')],
  ['markup as a picture', asFile('<html><script>alert(1)</script></html>', 'a.png', 'image/png')],
  ['a drawing with a script', asFile('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.svg', 'image/svg+xml')],
  [
    'a picture’s head and a script behind it',
    asFile(Buffer.concat([scan.subarray(0, 24), Buffer.from('<?php system($_GET[1]); ?>')]), 'a.png', 'image/png'),
  ],
  ['a program', asFile(Buffer.from('MZ\x90\0\x03\0\0\0'), 'a.pdf', 'application/pdf')],
  ['an empty file', asFile('', 'a.png', 'image/png')],
  ['a file of 11 MB', asFile(Buffer.alloc(11 * 1024 * 1024), 'a.png', 'image/png')],
  [
    'a PDF with a script',
    asFile(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
      'a.pdf',
      'application/pdf',
    ),
  ],
  [
    'an address instead of a file',
    changed((good, form) => {
      const field = fileOf(form)
      if (field) good.set(field, `/api/v1/files/${'a'.repeat(32)}`)
      return field !== undefined
    }),
  ],
]

/** Hostile submissions, with each required part missing in turn. */
const inputsFor = async (name: FormName) => {
  const form: Form = forms[name]
  const filledIn = await fillerOf(name, pageOf(name, addresses).address, site.contentUrl)
  const without = form.fields
    .filter(({ optional }) => !optional)
    .map(({ field }): Hostile => [`nothing under ${field.name}`, changed((good) => void good.delete(field.name))])
  const inputs = [...hostile, ...without].flatMap(([what, make]) => {
    const sent = make(filledIn(), form)
    return sent ? [{ what, ...sent }] : []
  })
  return { good: filledIn(), inputs }
}

test('there are five hundred of them', async () => {
  const all = await Promise.all(names.map(inputsFor))
  expect(all.flatMap(({ inputs }) => inputs).length).toBeGreaterThanOrEqual(500)
})

describe.each(names)('%s', (name) => {
  test('hostile input is refused without a fault, and nothing of it is stored', async () => {
    const { address } = pageOf(name, addresses)
    const url = site.siteUrl + actionOf(name, address)
    const { good, inputs } = await inputsFor(name)
    expect((await postForm(url, good)).outcome?.is).toBe('sent')
    const before = (await storedIn(site.dataDir)).length
    const wrong: string[] = []
    for (const { what, body, headers } of inputs) {
      // An oversized submission may be cut off: that is no response, and no fault either.
      const { status, outcome } = await postForm(url, body, headers).catch(() => ({ status: 413, outcome: undefined }))
      if (status >= 500 || status < 400 || outcome?.is === 'sent') wrong.push(`${what}: ${status} ${outcome?.is ?? ''}`)
    }
    expect(wrong).toEqual([])
    expect((await storedIn(site.dataDir)).length).toBe(before)
    expect((await fetch(`${site.siteUrl}/healthz`)).status).toBe(200)
  })
})
