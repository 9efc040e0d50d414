import { brotliCompressSync, constants } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { mediaKeyIn, mediaSources } from '@narkhoz/contract/media.ts'
import { kazakhLetters } from '@narkhoz/starter/testing/words.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type TestService } from '../testing/test-service.ts'
import { inspectPdf } from '../uploads/inspect-pdf.ts'
import { type CallAnswer, everyAnswer } from './testing/answers.ts'

type Picture = { url: string; width: number; height: number; alt: string }
type File = { url: string; name: string; size: number; type: string }
type AnswerMedia = CallAnswer & { pictures: Picture[]; files: File[] }

const is = <T extends object>(value: object, ...keys: string[]): value is T => keys.every((key) => key in value)

/** Every picture and file inside an answer, however deep. */
const mediaIn = (value: unknown, found: Pick<AnswerMedia, 'pictures' | 'files'> = { pictures: [], files: [] }) => {
  if (typeof value !== 'object' || value === null) return found
  if (is<Picture>(value, 'url', 'width', 'height', 'alt')) found.pictures.push(value)
  else if (is<File>(value, 'url', 'name', 'size', 'type')) found.files.push(value)
  else for (const one of Object.values(value)) mediaIn(one, found)
  return found
}

// Thousands of calls, on a machine that may have other work.
const patience = 240_000

let service: TestService
let answers: AnswerMedia[]

beforeAll(async () => {
  service = await startService('seeded with files')
  answers = (await everyAnswer(service)).map((answer) => ({ ...answer, ...mediaIn(answer.data) }))
}, patience)
afterAll(() => service.stop())

const bytesAt = async (url: string) => {
  const answer = await service.request(url)
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('most answers contain pictures', () => {
  const kinds = new Set(answers.filter(({ pictures }) => pictures.length > 0).map(({ call }) => call))
  expect(kinds.size).toBeGreaterThan(30)
  expect(new Set(answers.flatMap(({ pictures }) => pictures.map(({ url }) => url))).size).toBeGreaterThan(1000)
})

describe('every picture', () => {
  test('has dimensions, and an alt text in the requested language', () => {
    const wrong = answers.flatMap(({ path, lang, pictures }) =>
      pictures.flatMap(({ url, width, height, alt }) => {
        const foreign = lang === 'en' ? /\p{Script=Cyrillic}/u.test(alt) : lang === 'ru' ? kazakhLetters.test(alt) : false
        return width > 0 && height > 0 && alt.trim() !== '' && !foreign ? [] : [`${path} ${lang} ${url} ${alt}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('is there, is small, and has the shape it says', { timeout: patience }, async () => {
    const all = new Map(answers.flatMap(({ path, pictures }) => pictures.map((picture) => [picture.url, { path, picture }])))
    const wrong: string[] = []
    for (const [url, { path, picture }] of all) {
      const { status, type, bytes } = await bytesAt(url)
      const [, width, height] = /^<svg xmlns="[^"]+" width="(\d+)" height="(\d+)"/.exec(bytes.toString()) ?? []
      const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length <= 12_000
      const right = status === 200 && type === 'image/svg+xml' && Number(width) === picture.width && Number(height) === picture.height
      if (!mediaKeyIn(url) || !right || !small) wrong.push(`${path} ${url} ${status} ${type}`)
    }
    expect(wrong).toEqual([])
  })

  test('can be drawn by others', async () => {
    const urls = [...new Set(answers.flatMap(({ pictures }) => pictures.map(({ url }) => url)))]
    for (const url of urls.filter((_, at) => at % 25 === 0)) {
      const { bytes } = await bytesAt(url)
      expect((await sharp(bytes).metadata()).format, url).toBe('svg')
    }
  })
})

describe('no two people share a picture', () => {
  type Entry = { id: number; picture?: Picture; photo?: Picture; name?: string }

  test.each(['schools', 'news'])('of %s', (list) => {
    const listed = answers.filter(({ call, lang }) => call === list && lang === 'en').flatMap(({ data }) => data as Entry[])
    const entries = new Map(listed.map(({ id, picture }) => [id, picture?.url]))
    expect(entries.size).toBeGreaterThan(4)
    expect(new Set(entries.values()).size).toBe(entries.size)
  })

  test('of people, and one person has the same everywhere', () => {
    // Leaders are named with their father's name in one place and without it in another.
    const person = (name: string) => `${name.split(' ')[0]} ${name.split(' ').at(-1)}`
    const people = answers
      .filter(({ lang }) => lang === 'kz')
      .flatMap(({ data }) => (Array.isArray(data) ? (data as Entry[]) : []))
      .flatMap(({ photo, name }) => (photo && name ? [{ name: person(name), url: photo.url }] : []))
    const byName = Map.groupBy(people, ({ name }) => name)
    expect(byName.size).toBeGreaterThan(100)
    for (const [name, list] of byName) expect(new Set(list.map(({ url }) => url)).size, name).toBe(1)
    expect(new Set(people.map(({ url }) => url)).size).toBe(byName.size)
  })
})

test('every document opens, is clean, and bears its number', { timeout: patience }, async () => {
  type Document = { id: number; number: string; file: File }
  const documents = new Map(
    answers
      .filter(({ call }) => call.startsWith('documents/'))
      .flatMap(({ data }) => data as Document[])
      .map((document) => [document.id, document]),
  )
  expect(documents.size).toBeGreaterThanOrEqual(40)
  expect(new Set([...documents.values()].map(({ file }) => file.url)).size).toBe(documents.size)
  for (const { id, number, file } of documents.values()) {
    const { status, type, bytes } = await bytesAt(file.url)
    expect([id, status, type, bytes.length]).toEqual([id, 200, file.type, file.size])
    expect((await inspectPdf(bytes)).verdict, file.name).toBe('clean')
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(pdf.getPageCount(), file.name).toBeGreaterThan(0)
    expect(`${pdf.getTitle()} ${pdf.getSubject()}`, file.name).toContain(number)
  }
})

test('the logo is offered as SVG and PNG, in both scripts, for light and for dark grounds, and can be shown', async () => {
  const files = new Map(
    answers.flatMap(({ files: own }) => own.filter(({ name }) => name.startsWith('narxoz-logo')).map((file) => [file.name, file])),
  )
  const wanted = ['cyrillic', 'latin'].flatMap((script) =>
    ['dark', 'light'].flatMap((ground) => ['png', 'svg'].map((end) => `${script}-${ground}.${end}`)),
  )
  expect([...files.keys()].toSorted()).toEqual(wanted.map((name) => `narxoz-logo-${name}`).toSorted())
  expect(new Set([...files.values()].map(({ url }) => url)).size).toBe(wanted.length)
  for (const { url, name, size, type } of files.values()) {
    const answer = await bytesAt(url)
    expect([name, answer.status, answer.type, answer.bytes.length]).toEqual([name, 200, type, size])
    const { format, width = 0, hasAlpha } = await sharp(answer.bytes).metadata()
    expect([name, format]).toEqual([name, name.slice(-3)])
    if (format === 'png') expect([name, width >= 2000, hasAlpha]).toEqual([name, true, true])
    // An editor may choose it as a picture: pages and the library request its smaller copies.
    const copies = mediaSources({ url, width }).flatMap(({ srcset }) => srcset.split(', '))
    expect(copies.length, name).toBe(format === 'png' ? 10 : 0)
    for (const copy of copies) expect([copy, (await bytesAt(copy.split(' ')[0] ?? '')).status]).toEqual([copy, 200])
  }
})

test('every file that is offered is there', async () => {
  const files = new Map(answers.flatMap(({ files: own }) => own.map((file) => [file.url, file])))
  expect(files.size).toBeGreaterThanOrEqual(40)
  for (const { url, type } of files.values()) expect([url, (await bytesAt(url)).type]).toEqual([url, type])
})
