import type { Working } from '@narkhoz/contract/admin/entries.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { reservedNames } from '@narkhoz/contract/pages/shown-path.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { said } from '../content/judge.ts'
import { entries } from '../storage/schema.ts'
import { deskOf, type Newsroom, startNewsroom } from '../testing/newsroom.ts'

type Loose = Record<string, unknown>
type Refusal = { error: { code: string; fields: Record<string, string> } }

let room: Newsroom
let pages: ReturnType<typeof deskOf>

beforeAll(async () => {
  room = await startNewsroom('seeded')
  pages = deskOf(room.editor, 'pages')
})
afterAll(() => room.stop())

const refusalOf = async (at: string, attributes: Loose, lang = 'en') => {
  const { status, body } = await room.editor.post<Working>(`${at}?lang=${lang}`, { attributes })
  return { status, fields: (body as unknown as Refusal).error?.fields }
}
const pageAt = (path: string) => ({ title: { kz: 'Бет' }, path, type: 'static' })

test.each(reservedNames)('no page is kept at /%s, nor below it', async (name) => {
  for (const path of [name, `${name}/x`])
    expect([path, await refusalOf(pages.at, pageAt(path))]).toEqual([path, { status: 422, fields: { path: said.reserved.en } }])
})

test('a path that the site shows something else at is refused in the language of whoever asks, and a free one is not', async () => {
  for (const lang of locales)
    for (const path of ['ru/x', 'index', 'education/unknown', 'welcome'])
      expect([path, await refusalOf(pages.at, pageAt(path), lang)]).toEqual([path, { status: 422, fields: { path: said.reserved[lang] } }])
  const { id, version } = await pages.create(pageAt('rules-of-the-house'))
  const moved = await room.editor.put(`${pages.at}/${id}?lang=en`, { version, attributes: pageAt('dist/x') })
  expect(moved).toMatchObject({ status: 422, body: { error: { fields: { path: said.reserved.en } } } })
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
