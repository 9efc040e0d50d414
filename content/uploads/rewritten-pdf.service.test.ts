import { deflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'
import { apiBase } from '@narkhoz/contract/api.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { craftedPdf, objectsByTable, openingWith5 } from '../testing/crafted-pdf.ts'
import { type Newsroom, startNewsroom } from '../testing/newsroom.ts'
import { rawPdf } from '../testing/sample-files.ts'

let room: Newsroom
let applicant: Applicant

beforeAll(async () => {
  room = await startNewsroom('empty')
  applicant = await applicantAt(room.service)
})
afterAll(() => room.stop())

const formOf = (bytes: Uint8Array) => {
  const form = new FormData()
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'a.pdf'))
  return form
}

/** Every door that takes a file: how it is sent there, and how it is read again. */
const doors = {
  'file/store': async (bytes: Uint8Array) => {
    const { status, body } = await applicant.store('a.pdf', bytes)
    const read = async () => (await room.service.service.uploads.read(String(body.data.url).slice(`${apiBase}/files/`.length)))?.bytes
    return { status, read }
  },
  'admin/media': async (bytes: Uint8Array) => {
    const { status, body } = await room.editor.post<{ url: string }>('media', formOf(bytes))
    return { status, read: async () => new Uint8Array(await (await room.service.request(body.data.url)).arrayBuffer()) }
  },
}

const javascript = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const hidden = `@5@5 0 obj ${javascript} endobj`
const stream = (dict: string, content: string) => `<< ${dict} /Length ${content.length} >>\nstream\n${content}\nendstream`
const bare = (text: string) => text.replaceAll(/@\d+@/g, '')

/** A cross-reference stream in addition to the table. */
const hybrid = () => {
  const start = `${openingWith5.replace('/OpenAction', '/PageMode /UseNone /OpenAction')}% 5 0 obj ${javascript} endobj\n`
  const place = bare(start).indexOf('5 0 obj')
  const row = Buffer.from([1, 0, 0, place >> 8, place & 255, 0]).toString('latin1')
  const table = `@6@6 0 obj\n${stream('/Type /XRef /Size 7 /W [1 4 1] /Index [5 1] /Root 1 0 R', row)}\nendobj\n`
  return craftedPdf(start + table, (places) => `/XRefStm ${places.get(6)}`)
}

const updated = () => {
  const first = craftedPdf(`${openingWith5}@5@5 0 obj (Secret draft) endobj\n`).toString('latin1')
  const [again, start] = [`5 0 obj\n[3 0 R /Fit]\nendobj\n`, Number(/startxref\n(\d+)/.exec(first)?.[1])]
  const table = `xref\n5 1\n${String(first.length).padStart(10, '0')} 00000 n \n`
  const end = `trailer\n<< /Size 6 /Root 1 0 R /Prev ${start} >>\nstartxref\n${first.length + again.length}\n%%EOF\n`
  return Buffer.from(first + again + table + end, 'latin1')
}

const plain = rawPdf({})
const after = (text: string) => Buffer.concat([plain, Buffer.from(text, 'latin1')])
const inComment = (text: string) => Buffer.from(plain.toString('latin1').replace('\n', `\n%${text}\n`), 'latin1')

const tricks: readonly (readonly [what: string, bytes: () => Buffer])[] = [
  ['a script behind a comment', () => craftedPdf(`${openingWith5}%${hidden}\n`)],
  ['a script behind a comment, parted by a bare CR', () => craftedPdf(`${openingWith5}% ${hidden}\r`)],
  [
    'a script that a harmless object of the same number follows',
    () => craftedPdf(`${openingWith5}${hidden}\n5 0 obj [3 0 R /Fit] endobj\n`),
  ],
  ['a script of another generation', () => craftedPdf(`${openingWith5}%${hidden.replace('5 0', '5 1')}\n5 0 obj [3 0 R /Fit] endobj\n`)],
  [
    'a script inside a stream',
    () => craftedPdf(`${openingWith5}@4@4 0 obj\n${stream('', bare(hidden))}\nendobj\n`.replace('5 0 obj', hidden.slice(0, 10))),
  ],
  ['a script inside a text', () => craftedPdf(`${openingWith5}@4@4 0 obj\n(${hidden})\nendobj\n`)],
  ['a script that only a second table knows', hybrid],
  ['an older script under a newer table', updated],
  ['a page behind its end', () => after('<html><script>alert(1)</script></html>')],
  ['an archive behind its end', () => after('PK\x03\x04 script JavaScript')],
  ['a page in a comment at its beginning', () => inComment('<html><script>alert(1)</script><!--')],
  ['a program in a comment', () => inComment('#!/bin/sh script JavaScript')],
  ['an object that nothing leads to', () => rawPdf({ objects: ['(script JavaScript Secret draft)'] })],
  [
    'a stream of objects that a page leads to',
    () => rawPdf({ page: '/X 4 0 R', objects: [stream('/Type /ObjStm /N 1 /First 4', '9 0 (script)')] }),
  ],
]

const linkTo = (target: string) =>
  rawPdf({ page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI ${target} >> >>]` })
const form = (dict: string) =>
  rawPdf({
    page: '/Resources << /XObject << /X 4 0 R >> >>',
    objects: [stream(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${dict}`, ''), '<< /F 6 0 R /Page 0 >>', '<< /X 1 >>'],
  })

const linksRefused = [
  ...['javascript:1', 'vbscript:1', 'data:text/html,a', 'file:///c:/a.exe', 'smb://host/a', 'ms-msdt:/id', 'search-ms:query=a'],
  ...['ftp://a.example', 'ldap://a.example', 'ms-word:ofe|u|a', 'intent://a', 'blob:a', 'c:/a.exe', 'x:', 'httpx://a', 'javascript%3a1'],
  ...['//host/share', '/\\\\host', '\\\\\\\\host\\\\share', ' \\tms-msdt:a', 'view-source:https://a.example'],
]
const linksTaken = [
  'https://narkhoz.kz/a:b',
  'HTTP://narkhoz.kz',
  'mailto:info@narkhoz.kz',
  'tel:+77270000000',
  'a/b:c',
  '/a',
  '#a:b',
  '?a=b:c',
]

/** What leads into other files, and what looks like it. */
const judged: readonly (readonly [what: string, status: number, bytes: () => Buffer])[] = [
  ...linksRefused.map((target) => [`a link to ${target}`, 422, () => linkTo(`(${target})`)] as const),
  ['a link to a program in hex', 422, () => linkTo('<6d732d6d7364743a61>')],
  ['a link to a program in two bytes a letter', 422, () => linkTo('<feff006d0073002d006d007300640074003a0061>')],
  ['a link whose address is a name', 422, () => linkTo('/ms-msdt:a')],
  ...linksTaken.map((target) => [`a link to ${target}`, 201, () => linkTo(`(${target})`)] as const),
  ['an address before all links', 422, () => rawPdf({ catalogue: '/URI << /Base (https://a.example) >>' })],
  ['the same in objects of their own', 422, () => rawPdf({ catalogue: '/URI 4 0 R', objects: ['<< /Base 5 0 R >>', '(file:///)'] })],
  ['nothing before all links', 201, () => rawPdf({ catalogue: '/URI << >>' })],
  ...['/FS /URL', '/FS (a)', '/DOS (a.exe)', '/Mac (a)', '/Unix (/bin/sh)', '/DOS <612e657865>', '/F (a)', '/UF (a)', '/FS 4 0 R'].map(
    (pair) => [`a file by ${pair}`, 422, () => rawPdf({ page: `/X << ${pair} >>`, objects: ['/URL'] })] as const,
  ),
  ['fonts that are called like it', 201, () => rawPdf({ page: '/Resources << /Font << /Mac 4 0 R /FS 4 0 R >> >>', objects: ['<< >>'] })],
  ['a page of another file', 422, () => form('/Ref << /F << >> /Page 0 >>')],
  ['the same in an object of its own', 422, () => form('/Ref 5 0 R')],
  ['the same where its kind is left out', 422, () => rawPdf({ page: '/X << /Ref << /F << >> /Page 0 >> >>' })],
  ['a form without one', 201, () => form('')],
  ['an element that refers to others', 201, () => rawPdf({ page: '/X << /S /P /Ref [3 0 R] >>' })],
]

describe.each(Object.entries(doors))('%s', (_, send) => {
  test.each(tricks)('%s is not in the stored file', async (_what, bytes) => {
    const { status, read } = await send(bytes())
    expect(status).toBe(201)
    const kept = Buffer.from((await read()) ?? [])
    const text = kept.toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7\n%\x81{4}\n\n1 0 obj\n/)
    expect(text.match(/startxref/g)).toHaveLength(1)
    const objects = objectsByTable(kept)
    // What readers find by the table is all that there is.
    expect(text.match(/^\d+ \d+ obj$/gm)).toHaveLength(objects.length)
    for (const object of objects.filter((one) => !/^4 0 obj\n(?:<<\n\/Length|\()/.test(one))) expect(object).not.toMatch(/script|Secret/i)
    expect((await PDFDocument.load(kept)).getPageCount()).toBe(1)
  })

  test.each(judged)('%s: %i', async (_what, status, bytes) => {
    expect((await send(bytes())).status).toBe(status)
  })

  test('a document keeps its pages, links, fields and outline, whatever produced it', async () => {
    const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://narkhoz.kz) >> >>'
    const field = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Aigerim) /Rect [0 0 9 9] >>'
    const made = await PDFDocument.load(
      rawPdf({
        catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >> /AcroForm << /Fields [5 0 R] >> /Lang (kk) /Outlines 6 0 R',
        page: '/Contents 4 0 R /Annots [5 0 R 7 0 R]',
        objects: [stream('', 'BT (one) Tj ET'), field, '<< /Type /Outlines /Count 0 >>', link],
      }),
    )
    for (const useObjectStreams of [true, false]) {
      const { status, read } = await send(await made.save({ useObjectStreams }))
      expect(status).toBe(201)
      const kept = await PDFDocument.load((await read()) ?? new Uint8Array())
      expect(kept.getForm().getTextField('name').getText()).toBe('Aigerim')
      const { node } = kept.getPage(0)
      expect(node.lookup(PDFName.of('Annots'), PDFArray).size()).toBe(2)
      expect(Buffer.from(decodePDFRawStream(node.lookup(PDFName.of('Contents')) as PDFRawStream).decode()).toString()).toBe(
        'BT (one) Tj ET',
      )
      expect(kept.catalog.lookup(PDFName.of('Lang'), PDFString).decodeText()).toBe('kk')
      expect(kept.catalog.lookup(PDFName.of('Outlines'), PDFDict).has(PDFName.of('Count'))).toBe(true)
      expect(String(kept.catalog.lookup(PDFName.of('OpenAction')))).toContain('/GoTo')
    }
  })

  test('a stream with an indirect length keeps every byte', async () => {
    const content = 'BT (a stream of words, endstream) Tj ET\n'
    const { status, read } = await send(
      rawPdf({ page: '/Contents 4 0 R', objects: [`<< /Length 5 0 R >>\nstream\n${content}endstream`, String(content.length)] }),
    )
    expect(status).toBe(201)
    const contents = (await PDFDocument.load((await read()) ?? new Uint8Array())).getPage(0).node.lookup(PDFName.of('Contents'))
    expect(contents instanceof PDFRawStream && contents.getContentsString()).toBe(content)
  })

  test('a stored document is unchanged when it is uploaded again', async () => {
    const first = await (await send(updated())).read()
    const again = await (await send(first ?? new Uint8Array())).read()
    expect(Buffer.compare(first ?? Buffer.alloc(0), again ?? Buffer.alloc(1))).toBe(0)
  })

  test('a document that becomes far larger when it is written out is refused', async () => {
    const packed = deflateSync(Buffer.from(`9 0 <${'00'.repeat(11 * 1024 * 1024)}>`))
    const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`
    const { status } = await send(rawPdf({ page: '/X 9 0 R', objects: [`${head}\nstream\n${packed.toString('latin1')}\nendstream`] }))
    expect(status).toBe(422)
  })
})
