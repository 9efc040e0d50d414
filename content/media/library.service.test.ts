import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { IncomingReference } from '@narkhoz/contract/admin/entries.ts'
import { type MediaItem, mediaItemSchema } from '@narkhoz/contract/admin/media.ts'
import { mediaSources } from '@narkhoz/contract/media.ts'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../storage/schema.ts'
import { eventually } from '../testing/eventually.ts'
import { type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'
import { film, pdf, picture, pictureFormats, pictureWithPlace, pictureWithWords } from '../testing/sample-files.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom('empty')
})
afterAll(() => room.stop())

const formOf = (name: string, bytes: Uint8Array) => {
  const form = new FormData()
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
  return form
}
const upload = (name: string, bytes: Uint8Array) => room.editor.post<MediaItem>('media?lang=en', formOf(name, bytes))

const photograph = (width: number, height: number, tint = 0) =>
  sharp({ create: { width, height, channels: 3, background: { r: tint % 256, g: 90, b: 160 } } })
    .jpeg()
    .toBuffer()

const folder = () => join(room.service.dataDir, 'files', 'media')

describe('a photograph', () => {
  test('is stored with all the copies that the site requests, each of its width and type', async () => {
    const { status, body } = await upload('Ашық есік күні.jpg', await photograph(1000, 500))
    expect([status, v.is(mediaItemSchema, body.data)]).toEqual([201, true])
    expect(body.data).toMatchObject({
      type: 'image/jpeg',
      width: 1000,
      height: 500,
      name: 'Ашық есік күні.jpg',
      alt: null,
      focus: null,
      created_by: 'Айгүл Редактор',
    })
    const { url, width } = body.data
    const sources = mediaSources({ url, width: width ?? 0 })
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    for (const { type, srcset } of sources)
      for (const candidate of srcset.split(', ')) {
        const [address = '', size = ''] = candidate.split(' ')
        const response = await room.service.request(address)
        expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
        expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(Number.parseInt(size, 10))
      }
    expect(sources[0]?.srcset.split(', ')).toHaveLength(3)
    expect((await room.service.request(url)).status).toBe(200)
  })

  test('is scaled down to the maximum width; a duplicate is stored once', async () => {
    const bytes = await photograph(3000, 600, 7)
    const first = await upload('panorama.jpg', bytes)
    expect(first.body.data).toMatchObject({ width: 2400, height: 480 })
    const before = (await readdir(folder())).length
    const second = await upload('panorama-again.jpg', bytes)
    expect([second.body.data.key, second.body.data.name]).toEqual([first.body.data.key, 'panorama.jpg'])
    expect(await readdir(folder())).toHaveLength(before)
  })

  test('loses its metadata: location and camera', async () => {
    const bytes = await sharp(await photograph(64, 64, 9))
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload('with-exif.jpg', bytes)
    const kept = Buffer.from(await (await room.service.request(body.data.url)).arrayBuffer())
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
  })

  test.each(pictureFormats)('that is a %s loses trailing data, texts, location and all frames but the first', async (format) => {
    for (const bytes of [await pictureWithWords(format, 'Secret'), await pictureWithPlace(format), await film(format)]) {
      const { status, body } = await upload(`a.${format}`, Buffer.concat([bytes, Buffer.from('<script>Secret</script>')]))
      expect(status).toBe(201)
      const { url, width } = body.data
      const copies = mediaSources({ url, width: width ?? 0 }).map(({ srcset }) => srcset.split(' ')[0] ?? '')
      for (const address of [url, ...copies]) {
        const kept = Buffer.from(await (await room.service.request(address)).arrayBuffer())
        expect(kept.includes('Secret')).toBe(false)
        const { pages = 1, exif, xmp, iptc, comments } = await sharp(kept).metadata()
        expect({ pages, exif, xmp, iptc, comments }).toEqual({ pages: 1 })
      }
    }
  })
})

test('a document is stored, a duplicate once', async () => {
  const bytes = await pdf()
  const { status, body } = await upload('Ереже.pdf', bytes)
  expect([status, body.data.type, body.data.width]).toEqual([201, 'application/pdf', null])
  expect((await room.service.request(body.data.url)).headers.get('content-disposition')).toContain('inline')
  expect((await upload('Ереже-2.pdf', bytes)).body.data.key).toBe(body.data.key)
})

test('a name as long as a file is cut before it is cleaned', async () => {
  const { library } = room.service.service
  const [by] = await room.service.storage.db.select({ id: users.id }).from(users).limit(1)
  const name = `${'<'.repeat(2_000_000)}${'b>'.repeat(2_000_000)}Ереже.pdf`
  expect((await library.upload(name, await pdf((made) => made.setTitle('long name')), by?.id ?? '')).name).toMatch(
    /^[^<]{1,200}Ереже\.pdf$/,
  )
})

describe('refused is', () => {
  test.each([
    ['a script that says it is a picture', 'x.jpg', Buffer.from('<script>alert(1)</script>'), 422],
    ['a drawing, which may hold scripts', 'x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422],
    ['nothing at all', 'x.png', Buffer.alloc(0), 422],
    ['a picture under another name', 'x.pdf', Buffer.from('\xff\xd8\xff', 'latin1'), 422],
    ['more than the limit', 'x.jpg', Buffer.alloc(11 * 1024 * 1024), 413],
  ])('%s', async (_, name, bytes, status) => {
    expect((await upload(name, bytes)).status).toBe(status)
  })

  test('a picture too small to be seen', async () => {
    const { status, body } = await upload(
      'dot.png',
      await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    )
    expect([status, body.error.fields?.file]).toEqual([422, 'The picture is too small: it must be at least 16 pixels wide.'])
  })

  test('an invalid upload', async () => {
    expect((await room.editor.post('media', { file: 'x' })).status).toBe(415)
    expect((await room.editor.post('media', new FormData())).status).toBe(400)
  })
})

describe('a picture’s description', () => {
  const newsWith = async (item: MediaItem, alt?: Record<string, string>) =>
    room.news.published(newsOf({ picture: { url: item.url, width: item.width, height: item.height, ...(alt && { alt }) } }))
  const shownIn = async (slug: string | null, lang = 'kz') =>
    (await room.service.get(`pages/news/${slug}?lang=${lang}`)).body.data as { picture: Record<string, unknown>; fallback: string[] }

  test('holds wherever it is shown, at once and in three languages, unless an entry says it itself', async () => {
    const { body } = await upload('said.jpg', await photograph(200, 100, 21))
    const plain = await newsWith(body.data)
    const own = await newsWith(body.data, { kz: 'Өз сөзі' })
    await eventually(async () =>
      expect((await shownIn(plain.slug)).picture).toEqual({ url: body.data.url, width: 200, height: 100, alt: '' }),
    )
    const said = await room.editor.put<MediaItem>(`media/${body.data.key}`, {
      alt: { kz: 'Студенттер <b>аулада</b>', ru: 'Студенты во дворе', en: '' },
      focus: { x: 20, y: 80 },
    })
    expect(said.body.data).toMatchObject({ alt: { kz: 'Студенттер аулада', ru: 'Студенты во дворе' }, focus: { x: 20, y: 80 } })
    await eventually(async () =>
      expect((await shownIn(plain.slug)).picture).toMatchObject({ alt: 'Студенттер аулада', focus: { x: 20, y: 80 } }),
    )
    expect((await shownIn(plain.slug, 'ru')).picture.alt).toBe('Студенты во дворе')
    expect(await shownIn(plain.slug, 'en')).toMatchObject({
      picture: { alt: 'Студенттер аулада' },
      fallback: expect.arrayContaining(['picture.alt']),
    })
    expect((await shownIn(own.slug)).picture).toMatchObject({ alt: 'Өз сөзі', focus: { x: 20, y: 80 } })
    // Nothing said, nothing changed.
    expect(await room.editor.put(`media/${body.data.key}`, {})).toMatchObject({
      status: 200,
      body: { data: { focus: { x: 20, y: 80 } } },
    })
    await room.editor.put(`media/${body.data.key}`, { alt: null, focus: null })
    await eventually(async () =>
      expect((await shownIn(plain.slug)).picture).toEqual({ url: body.data.url, width: 200, height: 100, alt: '' }),
    )
  })

  test.each([
    { focus: { x: 101, y: 0 } },
    { focus: { x: 15, y: 0 } },
    { focus: { x: 'left' } },
    { alt: { de: 'x' } },
    { alt: 'x' },
    { size: 1 },
  ])('is refused where it is malformed: %j', async (body) => {
    const { body: made } = await upload('malformed.jpg', await photograph(32, 32, 33))
    expect((await room.editor.put(`media/${made.data.key}`, body)).status).toBe(422)
  })

  test('is looked for by name and by words, by type, and by what still has to be said', async () => {
    const { body } = await upload('wanted-name.jpg', await photograph(40, 40, 44))
    await room.editor.put(`media/${body.data.key}`, { alt: { kz: 'Тау шыңы' } })
    const keys = async (query: string) => (await room.editor.get<MediaItem[]>(`media?${query}`)).body.data.map(({ key }) => key)
    expect(await keys('q=wanted-name')).toEqual([body.data.key])
    expect(await keys(`q=${encodeURIComponent('тау шыңы')}`)).toEqual([body.data.key])
    expect(await keys('q=wanted-name&type=document')).toEqual([])
    expect(await keys('q=wanted-name&lacking=ru')).toEqual([body.data.key])
    expect(await keys('q=wanted-name&lacking=kz')).toEqual([])
    // Copies are not separate files to editors.
    expect((await keys('limit=100')).every((key) => !key.includes('-'))).toBe(true)
  })
})

describe('a file', () => {
  test('in use is not removed, and the entries that show it are listed: also drafts', async () => {
    const { body } = await upload('used.png', await picture('png'))
    const { key, url } = body.data
    const live = await room.news.published(newsOf({ title: { kz: 'Көрсетеді' }, picture: { url, width: 10, height: 10 } }))
    const draft = await room.news.create(newsOf({ title: { kz: 'Жоба' }, body: { kz: `<p><a href="${url}">Сурет</a></p>` } }))
    const uses = await room.editor.get<IncomingReference[]>(`media/${key}/uses`)
    expect(uses.body.data.map(({ id, fields }) => [id, fields])).toEqual([
      [live.id, ['picture.url']],
      [draft.id, ['body.kz']],
    ])
    const refused = await room.editor.delete<IncomingReference[]>(`media/${key}`)
    expect([refused.status, refused.body.error.code, refused.body.data]).toEqual([409, 'in_use', uses.body.data])
    expect((await room.service.request(url)).status).toBe(200)
  })

  test('not in use is removed, with its copies', async () => {
    const { body } = await upload('unused.jpg', await photograph(600, 300, 55))
    const { key, url } = body.data
    const own = async () => (await readdir(folder())).filter((name) => name.startsWith(key.slice(0, 32)))
    expect(await own()).toHaveLength(5)
    expect((await room.editor.delete(`media/${key}`)).status).toBe(200)
    expect([await own(), (await room.service.request(url)).status]).toEqual([[], 404])
    expect((await room.editor.get(`media/${key}`)).status).toBe(404)
    for (const unknown of [key, 'x', '..%2fx', `${'0'.repeat(32)}-480.webp`])
      expect((await room.editor.delete(`media/${unknown}`)).status).toBe(404)
  })
})
