import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { adminCalls } from '@narkhoz/contract/admin/calls.ts'
import { apiBase, endpoints } from '@narkhoz/contract/api.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { count } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { files } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { craftedPdf, openingWith5 } from '../testing/crafted-pdf.ts'
import { pdf, pdfBomb, picture, pictureBomb, rawPdf } from '../testing/sample-files.ts'
import { type Browser, colleagueAt, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant
let editor: Browser

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
  editor = await colleagueAt(service, await firstAdministratorAt(service), { role: 'editor' })
})
afterAll(() => service.stop())
// Whatever was refused left no file and no row.
afterEach(async () => {
  expect(await service.storage.db.select({ kept: count() }).from(files)).toEqual([{ kept: 0 }])
  expect(await readdir(join(service.dataDir, 'files'))).toEqual([])
})

/** Every call that takes a file: the matrix below is held to each of them. */
const doors = [
  ...endpoints.filter(({ upload }) => upload).map(({ path }) => path),
  ...adminCalls.filter(({ upload }) => upload).map(({ path }) => `admin/${path}`),
]

/** The credential of each endpoint. */
const keyTo = (door: string): Record<string, string> =>
  door.startsWith('admin/')
    ? { 'sec-fetch-site': 'same-origin', cookie: [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    : { authorization: applicant.authorization }

const text = (content: string) => () => Buffer.from(content, 'latin1')
const launch = '<< /S /Launch /F (cmd.exe) >>'
const javascript = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const link = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action} >>`

const elsewhere = '<< /F (\\\\host\\share) /Length 0 >>\nstream\n\nendstream'

const packed = async () => {
  const made = await PDFDocument.create()
  made.addPage()
  made.catalog.set(PDFName.of('OpenAction'), made.context.register(made.context.obj({ S: 'JavaScript', JS: PDFString.of('1') })))
  return Buffer.from(await made.save({ useObjectStreams: true }))
}

const hostile: readonly (readonly [what: string, name: string, bytes: () => Buffer | Promise<Buffer>])[] = [
  ['an SVG', 'a.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['an SVG called a picture', 'a.png', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', 'a.html', text('<!doctype html><script>alert(1)</script>')],
  ['a page called a PDF', 'a.pdf', text('<!doctype html><script>alert(1)</script>')],
  ['a program', 'a.exe', text('MZ\x90\x00')],
  ['a program called a picture', 'a.jpg', text('MZ\x90\x00')],
  ['an archive', 'a.zip', text('PK\x03\x04')],
  ['an archive called a PDF', 'a.pdf', text('PK\x03\x04')],
  ['a GIF', 'a.gif', text('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
  ['a GIF called a JPEG', 'a.jpg', text('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
  ['nothing', 'a.pdf', text('')],
  ['a picture called a PDF', 'a.pdf', () => picture('png')],
  ['a PDF called a picture', 'a.jpg', () => pdf()],
  ['a PNG called a JPEG', 'a.jpg', () => picture('png')],
  ['a picture called a page behind its ending', 'a.png.html', () => picture('png')],
  ['a picture without an ending', 'picture', () => picture('png')],
  ['a picture with an ending behind a NUL', 'a.png\0.exe', () => picture('png')],
  ['a JPEG header before a script', 'a.jpg', text('\xff\xd8\xff\xe0<script>alert(1)</script>')],
  ['a PNG header before a script', 'a.png', text('\x89PNG\r\n\x1a\n<?php system(1) ?>')],
  ['a WEBP header before a script', 'a.webp', text('RIFF\x20\x00\x00\x00WEBP<script>')],
  ['half a JPEG', 'a.jpg', async () => (await picture('jpeg')).subarray(0, 200)],
  ['half a PNG', 'a.png', async () => (await picture('png')).subarray(0, 60)],
  ['a picture that unpacks to gigabytes', 'a.png', () => pictureBomb()],
  ['a PDF header alone', 'a.pdf', text('%PDF-1.7\n')],
  ['a PDF header before a script', 'a.pdf', text(`%PDF-1.7\n<script>alert(1)</script>${'x'.repeat(1000)}`)],
  ['half a PDF', 'a.pdf', async () => (await pdf()).subarray(0, 400)],
  ['a PDF without its end', 'a.pdf', async () => (await pdf()).subarray(0, -30)],
  ['a PDF without a page', 'a.pdf', text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF')],
  ['a PDF behind something else', 'a.pdf', async () => Buffer.concat([Buffer.from('GIF89a'), await pdf()])],
  ['a PDF of lists 50,000 deep', 'a.pdf', () => rawPdf({ page: `/X ${'['.repeat(50_000)}${']'.repeat(50_000)}` })],
  ['a PDF that unpacks to gigabytes', 'a.pdf', () => pdfBomb()],
  ['a script that runs when it is opened', 'a.pdf', () => rawPdf({ catalogue: `/OpenAction ${javascript}` })],
  ['the same in an object of its own', 'a.pdf', () => rawPdf({ catalogue: '/OpenAction 4 0 R', objects: [javascript] })],
  ['the same in a packed object', 'a.pdf', packed],
  ['the same with escaped names', 'a.pdf', () => rawPdf({ catalogue: '/OpenAction << /S /Java#53cript /#4a#53 (1) >>' })],
  ['a script among the names', 'a.pdf', () => rawPdf({ catalogue: `/Names << /JavaScript << /Names [(a) ${javascript}] >> >>` })],
  ['a script when the page is shown', 'a.pdf', () => rawPdf({ page: `/AA << /O ${javascript} >>` })],
  ['a program to launch', 'a.pdf', () => rawPdf({ catalogue: `/OpenAction ${launch}` })],
  ['a program to launch from a link in a list', 'a.pdf', () => rawPdf({ page: `/Annots [${link(launch)}]` })],
  ['the same in a list of its own', 'a.pdf', () => rawPdf({ page: '/Annots 4 0 R', objects: [`[${link(launch)}]`] })],
  ['an action whose name stands elsewhere', 'a.pdf', () => rawPdf({ catalogue: '/OpenAction << /S 4 0 R >>', objects: ['/Launch'] })],
  ['a chain of actions', 'a.pdf', () => rawPdf({ catalogue: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${launch}] >>` })],
  ['a file from elsewhere', 'a.pdf', () => rawPdf({ page: `/Annots [${link('<< /S /GoToR /F (\\\\\\\\host\\\\share) >>')}]` })],
  ['a form that is sent elsewhere', 'a.pdf', () => rawPdf({ page: `/Annots [${link('<< /S /SubmitForm /F (https://a.example) >>')}]` })],
  ['an address that is opened by itself', 'a.pdf', () => rawPdf({ catalogue: '/OpenAction << /S /URI /URI (https://a.example) >>' })],
  ['the same when the page is shown', 'a.pdf', () => rawPdf({ page: '/AA << /O << /S /URI /URI (https://a.example) >> >>' })],
  ['a content that stands in another file', 'a.pdf', () => rawPdf({ page: '/Contents 4 0 R', objects: [elsewhere] })],
  ['a film', 'a.pdf', () => rawPdf({ page: '/Annots [<< /Type /Annot /Subtype /Movie /Rect [0 0 9 9] >>]' })],
  [
    'a password that stands behind a comment',
    'a.pdf',
    () => craftedPdf(`${openingWith5}%@9@9 0 obj << /Filter /Standard >> endobj\n`, () => '/Encrypt 9 0 R'),
  ],
  ['names escaped twice', 'a.pdf', () => rawPdf({ catalogue: '/OpenAction << /S /Java#2353cript /X (1) >>' })],
  ['a form of its own language', 'a.pdf', () => rawPdf({ catalogue: '/AcroForm << /XFA (a) /Fields [] >>' })],
  ...['javascript:alert\\(1\\)', ' java\\nscript:1', 'file:///etc/passwd', 'data:text/html,a', '\\\\\\\\host\\\\share'].map(
    (target) => [`a link to ${target}`, 'a.pdf', () => rawPdf({ page: `/Annots [${link(`<< /S /URI /URI (${target}) >>`)}]` })] as const,
  ),
  ['a link to a script in hex', 'a.pdf', () => rawPdf({ page: `/Annots [${link('<< /S /URI /URI <6a6176617363726970743a31> >>')}]` })],
  [
    'a link to a script elsewhere',
    'a.pdf',
    () => rawPdf({ page: `/Annots [${link('<< /S /URI /URI 4 0 R >>')}]`, objects: ['(javascript:1)'] }),
  ],
  ['a file inside', 'a.pdf', () => pdf((made) => made.attach(Buffer.from('MZ'), 'a.exe', {}))],
  ['a password', 'a.pdf', () => pdf((made) => made.encrypt({ userPassword: 'a', ownerPassword: 'b' }))],
  ['a password for changes only', 'a.pdf', () => pdf((made) => made.encrypt({ ownerPassword: 'b' }))],
]

test('files have two doors', () => {
  expect(doors).toEqual(['file/store', 'admin/media'])
})

describe.each(doors)('%s', (door) => {
  const send = (body: BodyInit, headers: Record<string, string> = {}, lang = 'kz') =>
    service.request(`${apiBase}/${door}?lang=${lang}`, {
      method: 'POST',
      headers: { ...keyTo(door), ...headers },
      body,
    })
  const fileOf = (name: string, bytes: Uint8Array) => new File([bytes as Uint8Array<ArrayBuffer>], name)
  const form = (...parts: [name: string, value: File | string][]) => {
    const body = new FormData()
    for (const [name, value] of parts) body.append(name, value)
    return body
  }

  test.each(hostile)('%s is refused', async (_, name, bytes) => {
    const answer = await send(form(['file', fileOf(name, await bytes())]))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid', fields: { file: expect.stringMatching(/.{5}/) } } })
  })

  test('the error is in the requested language', async () => {
    const said = await Promise.all(
      locales.map(async (lang) => (await send(form(['file', fileOf('a.exe', Buffer.from('MZ'))]), {}, lang)).json()),
    )
    expect(new Set(said.map((body) => (body as { error: { fields: { file: string } } }).error.fields.file)).size).toBe(locales.length)
  })

  test('one file in its field, nothing else', async () => {
    const file = () => picture('png').then((bytes) => fileOf('a.png', bytes))
    const wrong = [
      form(),
      form(['file', 'a text']),
      form(['other', await file()]),
      form(['file[]', await file()]),
      form(['file', await file()], ['file', await file()]),
      form(['file', await file()], ['file', 'a text']),
    ]
    for (const body of wrong) {
      const answer = await send(body)
      expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([400, 'no_file'])
    }
  })

  const boundary = { 'content-type': 'multipart/form-data; boundary=X' }
  const head = '--X\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n'

  test.each<[string, string, Record<string, string>]>([
    ['nothing', '', boundary],
    ['no boundary named', `${head}\r\na\r\n--X--\r\n`, { 'content-type': 'multipart/form-data' }],
    ['another boundary', `${head}\r\na\r\n--X--\r\n`, { 'content-type': 'multipart/form-data; boundary=Y' }],
    ['no end', `${head}\r\na`, boundary],
    ['no empty line', `${head}a\r\n--X--\r\n`, boundary],
    ['only a boundary', '--X\r\n', boundary],
    ['a part without a name', '--X\r\nContent-Disposition: form-data\r\n\r\na\r\n--X--\r\n', boundary],
    ['a header without an end', `--X\r\nContent-Disposition: form-data; name="file${'x'.repeat(100_000)}`, boundary],
    ['an endless boundary', head, { 'content-type': `multipart/form-data; boundary=${'X'.repeat(5000)}` }],
    ['bytes', '\x00\x01\x02\xff'.repeat(1000), boundary],
  ])('a multipart body with %s is refused', async (_, body, headers) => {
    const answer = await send(Buffer.from(body, 'latin1'), headers)
    expect(answer.status).toBe(400)
    expect((await service.request('/healthz')).status).toBe(200)
  })

  test('other content types are refused', async () => {
    for (const type of ['application/json', 'image/png', 'text/plain', '']) {
      const answer = await send(Buffer.from(await picture('png')), { 'content-type': type })
      expect([type, answer.status]).toEqual([type, 415])
    }
  })

  test('an unauthenticated upload is refused', async () => {
    const body = async () => form(['file', fileOf('a.png', await picture('png'))])
    for (const wrong of ['', 'Bearer garbage', `Bearer ${'x'.repeat(43)}`])
      expect((await send(await body(), { authorization: wrong, cookie: wrong })).status).toBe(401)
  })
})

test('dictionaries that hold one another do not hang the judge', async () => {
  const bytes = await pdf((made) => {
    const [a, b] = [made.context.obj({}), made.context.obj({})]
    const [at, other] = [made.context.register(a), made.context.register(b)]
    if (a instanceof PDFDict && b instanceof PDFDict) {
      a.set(PDFName.of('S'), other)
      b.set(PDFName.of('S'), at)
    }
    made.catalog.set(PDFName.of('OpenAction'), made.context.obj({ S: 'Launch', Next: at }))
  })
  expect((await applicant.store('a.pdf', bytes)).status).toBe(422)
})
