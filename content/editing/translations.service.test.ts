import type { EntryRow, Working } from '@narkhoz/contract/admin/entries.ts'
import { type BoardMeta, type BoardRow, boardMetaSchema, boardRowSchema } from '@narkhoz/contract/admin/translations.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf, type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom('empty')
})
afterAll(() => room.stop())

const rowOf = async (id: number) => (await room.editor.get<EntryRow[]>(`entries/news?q=${id}`)).body.data.find((row) => row.id === id)
const block = (id: number, title: Record<string, string>) => ({ id, group: id, position: id, type: 'text', title })

test('each text in each language is marked written, missing or outdated, by its content', async () => {
  const { id, translations } = await room.news.create(newsOf({ title: { kz: 'Атау', ru: 'Название' } }))
  expect(translations).toEqual({
    title: { ru: 'written', en: 'missing' },
    lead: { ru: 'written', en: 'written' },
    body: { ru: 'written', en: 'written' },
  })
  expect((await rowOf(id))?.translations).toEqual({ ru: 'written', en: 'partly' })

  const changed = await room.news.change(id, {
    title: { kz: 'Басқа атау', ru: 'Название' },
    lead: { kz: 'Қыркүйекте күтеміз!', ru: 'Ждём!', en: 'See you in September.' },
  })
  expect(changed.translations).toMatchObject({ title: { ru: 'outdated', en: 'missing' }, lead: { ru: 'written', en: 'outdated' } })
  expect((await rowOf(id))?.translations).toEqual({ ru: 'outdated', en: 'outdated' })

  const confirmed = await room.news.do(id, 'translated', { paths: ['title'], lang: 'ru' })
  expect([confirmed.translations.title, confirmed.version]).toEqual([{ ru: 'written', en: 'missing' }, changed.version])
  expect((await rowOf(id))?.translations).toEqual({ ru: 'written', en: 'outdated' })

  const back = await room.news.change(id, { lead: { kz: 'Қыркүйекте күтеміз.', ru: 'Ждём!', en: 'See you in September.' } })
  expect(back.translations.lead).toEqual({ ru: 'outdated', en: 'written' })
})

test('blocks that change places keep their marks; publishing and time change nothing', async () => {
  const pages = deskOf(room.editor, 'pages')
  const [one, two] = [block(1, { kz: 'Бір', ru: 'Один', en: 'One' }), block(2, { kz: 'Екі', ru: 'Два' })]
  const page = await pages.published({
    title: { kz: 'Бет', ru: 'Страница', en: 'Page' },
    path: 'reordered',
    type: 'static',
    blocks: [one, two],
  })
  const turned = await pages.change(page.id, { blocks: [two, one] })
  expect(turned.translations).toMatchObject({
    'blocks.0.title': { ru: 'written', en: 'missing' },
    'blocks.1.title': { ru: 'written', en: 'written' },
  })
  const newer = { ...one, title: { ...one.title, kz: 'Бір, жаңа' } }
  expect((await pages.change(page.id, { blocks: [two, newer] })).translations['blocks.1.title']).toEqual({ ru: 'outdated', en: 'outdated' })
  const moved = await pages.change(page.id, { blocks: [newer, { ...two, position: 9 }] })
  expect(moved.translations).toMatchObject({
    'blocks.0.title': { ru: 'outdated', en: 'outdated' },
    'blocks.1.title': { ru: 'written', en: 'missing' },
  })
  expect((await pages.publish(page.id)).translations).toEqual(moved.translations)
  expect((await pages.do(page.id, 'revisions/1/restore')).translations['blocks.0.title']).toEqual({ ru: 'written', en: 'written' })
})

test('a discarded draft restores the previous state', async () => {
  const { id } = await room.news.published(newsOf())
  const changed = await room.news.change(id, { title: { kz: 'Басқа', ru: 'День открытых дверей', en: 'Open day' } })
  expect(changed.translations.title).toEqual({ ru: 'outdated', en: 'outdated' })
  expect((await room.news.do(id, 'discard')).translations.title).toEqual({ ru: 'written', en: 'written' })
  expect((await rowOf(id))?.translations).toEqual({ ru: 'written', en: 'written' })
})

const board = async (query: string) => {
  const { status, body } = await room.editor.get<BoardRow[]>(`translations?${query}`)
  expect(status).toBe(200)
  return { rows: body.data, meta: body.meta as unknown as BoardMeta }
}

test('the board shows every kind or one, in a state, how far each language is, and what comes next', async () => {
  const awards = deskOf(room.editor, 'partners')
  const whole = await awards.published({ title: { kz: 'Толық', ru: 'Полный', en: 'Whole' } })
  const none = await awards.create({ title: { kz: 'Ештеңе' } })
  const half = await awards.create({ title: { kz: 'Жарты', ru: 'Половина' } })
  const old = await awards.create({ title: { kz: 'Ескі', ru: 'Старый', en: 'Old' } })
  await awards.change(old.id, { title: { kz: 'Енді жаңа', ru: 'Старый', en: 'Old' } })

  const { rows, meta } = await board('kind=partners')
  for (const row of rows) expect(v.is(boardRowSchema, row)).toBe(true)
  expect(v.is(boardMetaSchema, meta)).toBe(true)
  expect(rows.map(({ id, status, translations: { ru, en } }) => [id, status, ru, en])).toEqual([
    [whole.id, 'published', 'written', 'written'],
    [none.id, 'draft', 'missing', 'missing'],
    [half.id, 'draft', 'written', 'missing'],
    [old.id, 'draft', 'outdated', 'outdated'],
  ])
  expect(meta.shares).toEqual({
    ru: { written: 2, partly: 0, outdated: 1, missing: 1, total: 4, share: 0.5 },
    en: { written: 1, partly: 0, outdated: 1, missing: 2, total: 4, share: 0.25 },
  })
  expect(meta.next?.id).toBe(old.id)
  expect((await board('kind=partners&state=missing&into=ru')).rows.map(({ id }) => id)).toEqual([none.id])
  expect((await board('kind=partners&state=missing')).rows.map(({ id }) => id)).toEqual([none.id, half.id])
  expect((await board('kind=partners&state=partly')).rows).toEqual([])
  expect((await board('limit=2&page=2')).rows).toHaveLength(2)
  expect(new Set((await board('limit=100')).rows.map(({ plural }) => plural)).size).toBeGreaterThan(2)
  expect((await room.editor.get('translations?kind=no-such')).status).toBe(400)
})

test('the board is exported in full, in words, and without formulas', async () => {
  const partners = deskOf(room.editor, 'partners')
  await partners.create({ title: { kz: '=HYPERLINK("x")' } })
  const response = await room.editor.send('GET', 'translations?format=csv&lang=ru&kind=partners')
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="translations-\d{4}-\d\d-\d\d\.csv"$/)
  const lines = (await response.text()).split('\r\n')
  expect(lines[0]?.replace('\ufeff', '')).toBe('"Вид","Номер","Название","Статус","На русском","На английском"')
  expect(lines).toContainEqual(expect.stringMatching(/^"[^,]+","\d+","Полный","Опубликовано","Переведено","Переведено"$/))
  expect(lines).toContainEqual(expect.stringContaining(`"'=HYPERLINK(""x"")"`))
})

test('an entry without texts needs no translation', async () => {
  const draft = await room.news.create({ date: '2026-09-01T10:00:00+05:00' })
  expect((draft as Working).translations).toEqual({})
  expect((await rowOf(draft.id))?.translations).toEqual({ ru: 'written', en: 'written' })
})
