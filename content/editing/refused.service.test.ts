import type { IncomingReference, Working } from '@narkhoz/contract/admin/entries.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { mediaAddress } from '@narkhoz/contract/media.ts'
import { reservedNames } from '@narkhoz/contract/pages/shown-path.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noMailbox } from '../accounts/users.ts'
import { fieldErrors } from '../entries/validate.ts'
import { drafts, entries, media } from '../storage/schema.ts'
import { eventually } from '../testing/eventually.ts'
import { deskOf, type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'

type Refusal = { error: { code: string; fields: Record<string, string> } }

let room: Newsroom
let pages: ReturnType<typeof deskOf>

beforeAll(async () => {
  room = await startNewsroom('seeded')
  pages = deskOf(room.editor, 'pages')
  await room.service.storage.db.insert(media).values([
    { key: 'library.jpg', type: 'image/jpeg', size: 1 },
    { key: 'rules.pdf', type: 'application/pdf', size: 1 },
  ])
})
afterAll(() => room.stop())

const refusalOf = async (at: string, attributes: UnknownRecord, lang = 'en') => {
  const { status, body } = await room.editor.post<Working>(`${at}?lang=${lang}`, { attributes })
  return { status, fields: (body as unknown as Refusal).error?.fields }
}
const pageAt = (path: string) => ({ title: { kz: 'Бет' }, path, type: 'static' })

test.each(reservedNames)('no page can be saved at /%s, nor below it', async (name) => {
  for (const path of [name, `${name}/x`])
    expect([path, await refusalOf(pages.at, pageAt(path))]).toEqual([path, { status: 422, fields: { path: fieldErrors.reserved.en } }])
})

test('a path at which the site shows something else is refused in the user’s language, and a free one is accepted', async () => {
  for (const lang of locales)
    for (const path of ['ru/x', 'index', 'education/unknown', 'welcome'])
      expect([path, await refusalOf(pages.at, pageAt(path), lang)]).toEqual([
        path,
        { status: 422, fields: { path: fieldErrors.reserved[lang] } },
      ])
  const { id, version } = await pages.create(pageAt('rules-of-the-house'))
  const moved = await room.editor.put(`${pages.at}/${id}?lang=en`, { version, attributes: pageAt('dist/x') })
  expect(moved).toMatchObject({ status: 422, body: { error: { fields: { path: fieldErrors.reserved.en } } } })
})

test('a copy of a page below a closed list gets a path that the site shows', async () => {
  const [original] = (await room.editor.get<{ id: number }[]>(`${pages.at}?q=education/bachelor`)).body.data
  const [found] = await room.service.storage.db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.kind, 'page'), eq(entries.slug, 'bachelor')))
  const id = found?.id ?? original?.id ?? 0
  const { attributes } = await pages.read(id)
  const copy = await pages.do(id, 'copy')
  expect([attributes.path, copy.attributes.path]).toEqual(['education/bachelor', 'education-bachelor-2'])
})

const picture = (url: string) => ({ url, width: 8, height: 6 })

test.each([
  'https://evil.example/x.png',
  'mailto:somebody@evil.example',
  'tel:+77010000000',
  '#top',
  '/news',
  mediaAddress('nosuch.png'),
  mediaAddress('../library.jpg'),
  `${mediaAddress('library.jpg')}?x`,
  '/media/%6cibrary.jpg',
  mediaAddress('rules.pdf'),
])('%s is no picture of the library', async (url) => {
  for (const lang of locales)
    expect(await refusalOf(room.news.at, newsOf({ picture: picture(url) }), lang)).toEqual({
      status: 422,
      fields: { 'picture.url': fieldErrors.picture[lang] },
    })
  const blocks = [{ type: 'gallery', pictures: [{ picture: picture(mediaAddress('library.jpg')) }, { picture: picture(url) }] }]
  const inBlock = await refusalOf(pages.at, { ...pageAt('with-a-gallery'), blocks })
  expect(inBlock).toEqual({ status: 422, fields: { 'blocks.0.pictures.1.picture.url': fieldErrors.picture.en } })
})

test('a picture of the library is accepted; an external one may stay where it was, and is refused elsewhere', async () => {
  const { id } = await room.news.published(newsOf({ picture: picture(mediaAddress('library.jpg')) }))
  // As an older version stored it.
  const foreign = picture('https://elsewhere.example/x.png')
  const { db } = room.service.storage
  const stored = (await room.news.read(id)).attributes
  await db
    .update(entries)
    .set({ attributes: { ...stored, picture: foreign } })
    .where(and(eq(entries.kind, 'news'), eq(entries.id, id)))
  await room.news.change(id, { lead: { kz: 'Түзетілді' } })
  expect((await room.news.publish(id)).attributes).toMatchObject({ picture: foreign, lead: { kz: 'Түзетілді' } })
  const other = await room.news.create(newsOf())
  const { version, attributes } = await room.news.read(other.id)
  const taken = await room.editor.put(`${room.news.at}/${other.id}`, { version, attributes: { ...attributes, picture: foreign } })
  expect(taken.status).toBe(422)
  // A picture that was removed after the draft was saved is reported on publishing.
  const changed = await room.news.change(other.id, { picture: picture(mediaAddress('library.jpg')) })
  await db
    .update(drafts)
    .set({ attributes: { ...attributes, picture: picture(mediaAddress('gone.jpg')) } })
    .where(and(eq(drafts.kind, 'news'), eq(drafts.id, other.id)))
  expect(await room.editor.post(`${room.news.at}/${other.id}/publish?lang=en`, { version: changed.version })).toMatchObject({
    status: 422,
    body: { error: { fields: { 'picture.url': fieldErrors.picture.en } } },
  })
})

test('bidirectional overrides are removed, and no cell spans more than a table has', async () => {
  const { attributes } = await room.news.create(
    newsOf({
      title: { kz: 'Ашық \u202eнүк\u202c есік\u2066 \u200eкүні' },
      body: { kz: '<table><tbody><tr><td colspan="99999999" rowspan="2">\u202dа</td></tr></tbody></table>' },
    }),
  )
  expect(attributes).toMatchObject({
    title: { kz: 'Ашық нүк есік \u200eкүні' },
    body: { kz: '<table><tbody><tr><td rowspan="2">а</td></tr></tbody></table>' },
  })
})

const publishing = async (plural: string, attributes: UnknownRecord, lang = 'en') => {
  const at = `entries/${plural}`
  const made = await room.editor.post<Working>(at, { attributes })
  expect(made.status).toBe(201)
  const { status, body } = await room.editor.post<Working>(`${at}/${made.body.data.id}/publish?lang=${lang}`, { version: 1 })
  return { status, fields: (body as unknown as Refusal).error?.fields }
}

test.each(locales)(
  'in %s a best bet to nowhere or to another site and a synonym of one word are not published, and it is said why',
  async (lang) => {
    const queries = { ru: `проверка ${lang}` }
    const targets = [{ url: '/contacts#office-77273771109' }, { url: '/no-such-page' }, { url: '#office' }]
    const away = [{ url: 'https://elsewhere.example/help' }]
    expect(await publishing('best-bets', { queries, targets }, lang)).toEqual({
      status: 422,
      fields: { 'targets.1.url': fieldErrors.nowhere[lang], 'targets.2.url': fieldErrors.nowhere[lang] },
    })
    expect(await publishing('best-bets', { queries, targets: away }, lang)).toEqual({
      status: 422,
      fields: { 'targets.0.url': fieldErrors.foreignSite[lang] },
    })
    for (const words of [{ ru: 'стипендия' }, { kz: 'ҰБТ', ru: 'ұбт, ҰБТ' }])
      expect(await publishing('synonyms', { words }, lang)).toEqual({ status: 422, fields: { words: fieldErrors.alone[lang] } })
  },
)

test('a best bet needs no Kazakh query, leads to pages, files and phones, and synonyms may be words of two languages', async () => {
  const { db } = room.service.storage
  const key = `${'a'.repeat(32)}.pdf`
  await db.insert(media).values({ key, type: 'application/pdf', size: 1 })
  const targets = [{ url: '/contacts#office-77273771109' }, { url: mediaAddress(key) }, { url: 'tel:+77273771109' }]
  expect(await publishing('best-bets', { queries: { ru: 'чем заняться летом в кампусе' }, targets })).toEqual({ status: 200 })
  expect(await publishing('synonyms', { words: { kz: 'жатақхана сыны', ru: 'проба общежития' } })).toEqual({ status: 200 })
  const query = encodeURIComponent('чем заняться летом в кампусе')
  await eventually(async () => {
    const { body } = await room.service.get(`search/index?query=${query}&lang=ru`)
    expect((body.data as UnknownRecord[])[0]).toMatchObject({ bet: true })
  })
})

test('an empty block is not published, unless it is hidden or visitors see it already', async () => {
  const empty = { type: 'text' }
  const full = { type: 'text', title: { kz: 'Мәтін' } }
  const gallery = { type: 'gallery', pictures: [] }
  const blocks = [full, empty, gallery, { ...empty, hidden: true }]
  expect(await publishing('pages', { ...pageAt('empty-blocks'), blocks })).toEqual({
    status: 422,
    fields: { 'blocks.1.title': fieldErrors.emptyBlock.en, 'blocks.2.title': fieldErrors.emptyBlock.en },
  })
  const { id } = await pages.published({ ...pageAt('once-empty'), blocks: [full] })
  const { db } = room.service.storage
  const { attributes } = await pages.read(id)
  const [stored] = attributes.blocks as UnknownRecord[]
  const { title: _, ...emptied } = stored ?? {}
  await db
    .update(entries)
    .set({ attributes: { ...attributes, blocks: [emptied] } })
    .where(and(eq(entries.kind, 'page'), eq(entries.id, id)))
  await pages.change(id, { title: { kz: 'Басқа атау' } })
  expect((await pages.publish(id)).status).toBe('published')
})

test('unpublishing a page lists the links to it', async () => {
  const { id } = await pages.published(pageAt('led-to'))
  const linking = await room.news.published(newsOf({ body: { kz: '<p><a href="/led-to#place">x</a></p>' } }))
  await room.news.published(newsOf({ body: { kz: '<p><a href="/led-to-another">x</a></p>' } }))
  await room.news.create(newsOf({ body: { kz: '<p><a href="/led-to">x</a></p>' } }))
  const links = async (at: string, one: number) => (await room.editor.get<IncomingReference[]>(`${at}/${one}/links`)).body.data
  expect(await links(pages.at, id)).toMatchObject([{ kind: 'news', plural: 'news', id: linking.id, fields: ['body.kz'] }])
  const [contacts] = (await room.editor.get<{ id: number; address?: string }[]>(`${pages.at}?q=contacts`)).body.data
  const [found] = await room.service.storage.db
    .select({ id: entries.id })
    .from(entries)
    .where(and(eq(entries.kind, 'page'), eq(entries.slug, 'contacts')))
  const led = await links(pages.at, found?.id ?? contacts?.id ?? 0)
  expect(led.map(({ kind }) => kind)).toContain('menu')
  await pages.do(id, 'withdraw')
  expect(await links(pages.at, id)).toEqual([])
})

test('an entry published again before its planned end still ends then', async () => {
  const { id } = await room.news.published(newsOf())
  const day = 24 * 3600 * 1000
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  const planned = { publish_at: at(2), withdraw_at: at(5) }
  await room.news.change(id, { lead: { kz: 'Жаңа' } })
  await room.news.do(id, 'schedule', planned)
  expect((await room.news.do(id, 'withdraw')).schedule).toEqual(planned)
  await room.news.publish(id)
  await room.news.do(id, 'schedule', { withdraw_at: at(5) })
  expect((await room.news.do(id, 'withdraw')).schedule).toEqual({})
})

test.each(locales)('in %s an invalid email and an invalid old address get their own messages', async (lang) => {
  const fieldsOf = async (at: string, body: UnknownRecord) => {
    const { body: answered } = await room.administrator.post(`${at}?lang=${lang}`, body)
    return (answered as unknown as Refusal).error.fields
  }
  const person = { name: 'Айгүл', role: 'editor' }
  expect(await fieldsOf('users', { ...person, email: 'aigul' })).toEqual({ email: noMailbox[lang] })
  expect(await fieldsOf('users', { ...person, email: '' })).toEqual({ email: fieldErrors.missing[lang] })
  const { from } = await fieldsOf('redirects', { from: 'old page', to: '/contacts' })
  const { to } = await fieldsOf('redirects', { from: '/old-page', to: 'javascript:alert(1)' })
  expect([from, to]).toEqual([expect.stringContaining('/old-page'), expect.stringContaining('/about')])
  expect(await fieldsOf('redirects', { from: '/old-page', to: '' })).toEqual({ to: fieldErrors.missing[lang] })
})
