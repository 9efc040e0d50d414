import type { Working } from '@narkhoz/contract/admin/entries.ts'
import type { Revision, RevisionDetail } from '@narkhoz/contract/admin/revisions.ts'
import { revisionDetailSchema, revisionSchema } from '@narkhoz/contract/admin/revisions.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { media } from '../storage/schema.ts'
import { eventually } from '../testing/eventually.ts'
import { deskOf, type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom('seeded')
  const keys = ['a.webp', 'b.webp', 'c.webp']
  await room.service.storage.db.insert(media).values(keys.map((key) => ({ key, type: 'image/webp', size: 1 })))
})
afterAll(() => room.stop())

const revisionsOf = async (at: string, id: number) => (await room.editor.get<Revision[]>(`${at}/${id}/revisions`)).body.data
const revisionOf = async (at: string, id: number, version: number, lang = 'ru') =>
  (await room.editor.get<RevisionDetail>(`${at}/${id}/revisions/${version}?lang=${lang}`)).body.data

test('an entry of the starter content has one version until it is edited, and that one is kept', async () => {
  const [first] = (await room.editor.get<{ id: number }[]>('entries/news?limit=1')).body.data
  const id = first?.id ?? 0
  const before = await room.news.read(id)
  expect(await revisionsOf(room.news.at, id)).toMatchObject([
    { version: 1, action: 'imported', by: null, published_at: expect.any(String) },
  ])
  expect(await revisionOf(room.news.at, id, 1)).toMatchObject({ attributes: before.attributes, differences: [] })

  await room.news.change(id, { lead: { kz: 'Өзгертілді' } })
  const kept = await revisionsOf(room.news.at, id)
  expect(kept.map(({ version, action, by }) => [version, action, by])).toEqual([
    [2, 'saved', 'Айгүл Редактор'],
    [1, 'imported', null],
  ])
  for (const revision of kept) expect(v.is(revisionSchema, revision)).toBe(true)
  const restored = await room.news.do(id, 'revisions/1/restore')
  expect(restored).toMatchObject({ version: 3, status: 'published', attributes: before.attributes, slug: before.slug })
})

test('every save and publication is kept; an old version becomes the newest one, and visitors see it when it is published', async () => {
  const { id, slug } = await room.news.published(newsOf({ title: { kz: 'Бірінші', ru: 'Первая' } }))
  await room.news.change(id, { title: { kz: 'Екінші', ru: 'Вторая' } })
  await room.news.publish(id)
  await room.news.change(id, { title: { kz: 'Үшінші', ru: 'Третья' } })
  const restored = await room.news.do(id, 'revisions/1/restore')
  expect(restored).toMatchObject({ version: 4, status: 'changed', attributes: { title: { kz: 'Бірінші', ru: 'Первая' } } })
  const seen = async () => ((await room.service.get(`pages/news/${slug}`)).body.data as { title: string }).title
  await eventually(async () => expect(await seen()).toBe('Екінші'))
  await room.news.publish(id)
  await eventually(async () => expect(await seen()).toBe('Бірінші'))
  expect((await revisionsOf(room.news.at, id)).map(({ version, action, published_by }) => [version, action, published_by])).toEqual([
    [4, 'restored', 'Айгүл Редактор'],
    [3, 'saved', null],
    [2, 'saved', 'Айгүл Редактор'],
    [1, 'created', 'Айгүл Редактор'],
  ])
})

test('differences are described in words: what, where, in which language, word by word', async () => {
  const [school] = (await room.editor.get<{ id: number; heading: Record<string, string> }[]>('references/schools?q=Бизнес')).body.data
  const { id } = await room.news.create(newsOf())
  await room.news.change(id, {
    title: { kz: 'Ашық есік күні', ru: 'День открытых окон', en: 'Open day' },
    body: { kz: '<p>Бағдарламалар туралы айтамыз.</p><p>Келіңіздер!</p>', ru: '<p>Расскажем о программах.</p>' },
    school: school?.id,
    banner: { link: { text: { kz: 'Толығырақ' }, url: '/news' } },
  })
  const detail = await revisionOf(room.news.at, id, 2)
  expect(v.is(revisionDetailSchema, detail)).toBe(true)
  expect(detail.differences.map(({ path, label, what, lang, before, after }) => [path, label, what, lang, before, after])).toEqual([
    ['title', 'Название', 'changed', 'ru', 'День открытых дверей', 'День открытых окон'],
    ['school', 'Школа', 'added', undefined, null, school?.heading.ru],
    ['body', 'Текст', 'changed', 'kz', 'Бағдарламалар туралы айтамыз.', 'Бағдарламалар туралы айтамыз.\nКеліңіздер!'],
    ['body', 'Текст', 'removed', 'en', 'We will tell of our programs.', null],
    ['banner.link.text', 'Баннер › Ссылка › Текст', 'added', 'kz', null, 'Толығырақ'],
    ['banner.link.url', 'Баннер › Ссылка › Адрес', 'added', undefined, null, '/news'],
  ])
  expect(detail.differences[0]?.parts).toEqual([
    { kind: 'same', text: 'День открытых ' },
    { kind: 'removed', text: 'дверей' },
    { kind: 'added', text: 'окон' },
  ])
  expect((await revisionOf(room.news.at, id, 2, 'kz')).differences[0]?.label).toBe('Атауы')
})

test('moved, hidden, added and removed blocks are described as such', async () => {
  const pages = deskOf(room.editor, 'pages')
  const block = (id: number, kz: string, more = {}) => ({ id, group: 1, position: id, type: 'text', title: { kz }, ...more })
  const page = await pages.create({
    title: { kz: 'Блоктар' },
    path: 'bloktar',
    type: 'static',
    blocks: [block(1, 'Бір'), block(2, 'Екі'), block(3, 'Үш')],
  })
  await pages.change(page.id, {
    blocks: [
      block(2, 'Екі', { position: 1 }),
      block(1, 'Бір', { position: 2, hidden: true }),
      block(9, 'Тоғыз', { type: 'quote', position: 3 }),
    ],
  })
  const { differences } = await revisionOf(pages.at, page.id, 2, 'en')
  expect(differences.map(({ path, label, what }) => `${what} ${path} ${label}`)).toEqual([
    'removed blocks.3 Blocks › Text',
    'moved blocks.0 Blocks › 1. Text',
    'moved blocks.1 Blocks › 2. Text',
    'changed blocks.1.hidden Blocks › 2. Text › Hidden',
    'added blocks.2 Blocks › 3. Quote',
    'added blocks.2.title Blocks › 3. Quote › Title',
  ])
})

test('another picture is described by its alt text and both addresses, another file by its name', async () => {
  const picture = (url: string, ru?: string) => ({ url, width: 8, height: 6, ...(ru && { alt: { kz: 'Кампус', ru } }) })
  const { id } = await room.news.create(newsOf({ picture: picture('/media/a.webp', 'Кампус зимой') }))
  await room.news.change(id, { picture: picture('/media/b.webp', 'Кампус зимой') })
  await room.news.change(id, { picture: picture('/media/c.webp') })
  const told = async (at: string, entry: number, version: number) =>
    (await revisionOf(at, entry, version)).differences.map(({ label, lang, before, after, pictures }) => [
      label,
      lang,
      before,
      after,
      pictures,
    ])
  expect(await told(room.news.at, id, 2)).toEqual([
    ['Изображение', undefined, 'Кампус зимой', 'Кампус зимой', { before: '/media/a.webp', after: '/media/b.webp' }],
  ])
  expect(await told(room.news.at, id, 3)).toEqual([
    ['Изображение', undefined, 'Кампус зимой', 'Изображение', { before: '/media/b.webp', after: '/media/c.webp' }],
    ['Изображение › Описание изображения', 'kz', 'Кампус', null, undefined],
    ['Изображение › Описание изображения', 'ru', 'Кампус зимой', null, undefined],
  ])

  const file = (url: string, name: string) => ({ file: { url, name, size: 100, type: 'application/pdf' } })
  const documents = deskOf(room.editor, 'documents')
  const document = await documents.create({ title: { kz: 'Ереже' }, ...file('/media/a.pdf', 'Правила.pdf') })
  await documents.change(document.id, file('/media/b.pdf', 'Правила.pdf'))
  await documents.change(document.id, file('/media/b.pdf', 'Правила 2026.pdf'))
  for (const [version, name] of [
    [2, 'Правила.pdf'],
    [3, 'Правила 2026.pdf'],
  ] as const)
    expect(await told(documents.at, document.id, version)).toEqual([['Файл', undefined, 'Правила.pdf', name, undefined]])
})

test('a deleted entry is restored as a draft, with all its versions', async () => {
  const { id, slug, attributes } = await room.news.published(newsOf({ title: { kz: 'Қайта оралған' } }))
  expect((await room.editor.delete(`${room.news.at}/${id}`)).status).toBe(200)
  expect((await room.editor.get(`${room.news.at}/${id}`)).status).toBe(404)
  expect((await revisionsOf(room.news.at, id)).map(({ action }) => action)).toEqual(['deleted', 'created'])
  const back = await room.news.do(id, 'revisions/1/restore')
  expect(back).toMatchObject({ id, slug, status: 'draft', version: 3, attributes })
  expect(await room.news.publish(id)).toMatchObject({ status: 'published', live: { version: 3 } })
})

test('autosaves during editing become one version in the end, and one line of the log', async () => {
  const { id, attributes } = await room.news.create(newsOf())
  const write = async (browser: typeof room.editor, lead: string, automatic: boolean) => {
    const { version } = await room.news.read(id)
    const { status } = await browser.put(`${room.news.at}/${id}`, { version, automatic, attributes: { ...attributes, lead: { kz: lead } } })
    expect(status).toBe(200)
  }
  for (const lead of ['Қ', 'Қы', 'Қыр']) await write(room.editor, lead, true)
  expect((await revisionsOf(room.news.at, id)).map(({ version }) => version)).toEqual([4, 1])
  await write(room.editor, 'Қырк', false)
  await write(room.editor, 'Қыркү', true)
  await write(room.other, 'Қыркүй', true)
  await room.news.publish(id)
  await write(room.other, 'Қыркүйек', true)
  expect((await revisionsOf(room.news.at, id)).map(({ version, by }) => [version, by])).toEqual([
    [8, 'Болат Редактор'],
    [7, 'Болат Редактор'],
    [6, 'Айгүл Редактор'],
    [5, 'Айгүл Редактор'],
    [1, 'Айгүл Редактор'],
  ])
  const { body } = await room.editor.get<{ action: string; version: number }[]>(`log?kind=news&entry_id=${id}`)
  expect(body.data.map(({ action, version }) => [action, version])).toEqual([
    ['saved', 8],
    ['published', 7],
    ['saved', 7],
    ['saved', 6],
    ['saved', 5],
    ['saved', 2],
    ['created', 1],
  ])
  // Differences refer to the previous version that still exists.
  expect((await revisionOf(room.news.at, id, 5)).differences.map(({ path, after }) => [path, after])).toContainEqual(['lead', 'Қырк'])
})

test('a version that never was is not found, nor is one of an entry that never was', async () => {
  const { id } = await room.news.create(newsOf())
  for (const path of [`${id}/revisions/2`, `${id}/revisions/0`, `${id}/revisions/x`, '8888888/revisions', '8888888/revisions/1'])
    expect([path, (await room.editor.get(`${room.news.at}/${path}`)).status]).toEqual([path, 404])
  expect((await room.editor.post<Working>(`${room.news.at}/${id}/revisions/2/restore`, {})).status).toBe(404)
})
