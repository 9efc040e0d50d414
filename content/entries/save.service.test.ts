import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { sampleDrafts } from '@narkhoz/contract/testing/samples.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../storage/storage.ts'
import { startService, type TestService } from '../testing/test-service.ts'
import { save } from './save.ts'

let service: TestService

beforeAll(async () => {
  service = await startService('empty')
  await save(service.storage, sampleDrafts())
})
afterAll(() => service.stop())

/** Everything that a save writes: what must be the same after one that was refused. */
const everything = async () => {
  const tables = ['entries', 'facets', 'facet_counts', 'search_kz', 'search_ru', 'search_en', 'changes']
  return Promise.all(
    tables.map(async (table) => rowsOf(await service.storage.db.execute(sql`select * from ${sql.identifier(table)} order by 1, 2, 3`))),
  )
}

const refusalOf = async (drafts: Draft[]) => {
  const error = await save(service.storage, drafts).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ServiceError)
  return error as ServiceError
}

const news = (more: Record<string, unknown> = {}, draft: Partial<Draft> = {}): Draft => ({
  kind: 'news',
  slug: 'one-more',
  attributes: { ...entities.news.sample, ...more },
  ...draft,
})
const picture = { url: '/a.webp', width: 1, height: 1 }
const page = (path: unknown, draft: Partial<Draft> = {}): Draft => ({
  kind: 'page',
  slug: 'one-more',
  attributes: { ...entities.page.sample, path },
  ...draft,
})

const refused: [string, Draft, string[]][] = [
  ['no Kazakh title', news({ title: { ru: 'Только по-русски' } }), ['title.kz']],
  ['an empty Kazakh title', news({ title: { kz: '  ' } }), ['title.kz']],
  ['no title at all', news({ title: undefined }), ['title']],
  ['a title that is no text', news({ title: 'Тақырып' }), ['title']],
  ['a fourth language', news({ title: { kz: 'Тақырып', de: 'Titel' } }), ['title.de']],
  ['a title too long', news({ title: { kz: 'а'.repeat(301) } }), ['title.kz']],
  ['a date that is none', news({ date: 'yesterday' }), ['date']],
  ['an attribute that is not declared', news({ colour: 'red' }), ['colour']],
  ['a picture without dimensions', news({ picture: { url: '/a.webp' } }), ['picture.width', 'picture.height']],
  ['a picture from elsewhere', news({ picture: { ...picture, url: '//evil.example/a.webp' } }), ['picture.url']],
  ['several things at once', news({ title: {}, lead: {} }), ['title.kz', 'lead.kz']],
  ['a block that does not exist', news({ blocks: [{ id: 1, type: 'marquee', group: 1, position: 1 }] }), ['blocks.0.type']],
  ['a block without its place', news({ blocks: [{ id: 1, type: 'text', group: 1 }] }), ['blocks.0.position']],
  ['no slug', news({}, { slug: null }), ['slug']],
  ['a slug with capitals', news({}, { slug: 'One-More' }), ['slug']],
  ['a slug with a slash', news({}, { slug: 'a/b' }), ['slug']],
  ['a slug with markup', news({}, { slug: '<b>' }), ['slug']],
  ['a slug that ends in a hyphen', news({}, { slug: 'a-' }), ['slug']],
  ['a slug that another entry has', news({}, { slug: 'sample', id: 2 }), ['slug']],
  ['a slug outside a closed list', { kind: 'menu', id: 2, slug: 'sidebar', attributes: entities.menu.sample }, ['slug']],
  ['a slug where there is none', { kind: 'partner', id: 2, slug: 'partner', attributes: entities.partner.sample }, ['slug']],
  ['an id that is none', news({}, { id: 0 }), ['id']],
  ['an id between two', news({}, { id: 1.5 }), ['id']],
  ['a school that does not exist', news({ school: 12_345 }), ['school']],
  ['a required entry that does not exist', { kind: 'question', attributes: { ...entities.question.sample, category: 99 } }, ['category']],
  [
    'one entry of several that does not exist',
    { kind: 'employee', attributes: { ...entities.employee.sample, groups: [2, 99] } },
    ['groups'],
  ],
  ['a value of another handbook', { kind: 'grant', slug: 'g', attributes: { ...entities.grant.sample, type: 2 } }, ['type']],
  ['a path that another page has', page('mission-and-values', { id: 2 }), ['path']],
  ['a path that belongs to the news', page('news/sample'), ['path']],
  ['a path that climbs', page('../etc'), ['path']],
]

describe('an entry with', () => {
  test.each(refused)('%s is refused, the fields named in three languages, and nothing stored', async (_, draft, fields) => {
    const before = await everything()
    const good = { kind: 'partner', attributes: entities.partner.sample }
    const refusal = await refusalOf([good, draft])
    expect(refusal.code).toBe('invalid')
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields)
    for (const words of Object.values(refusal.fields ?? {}))
      for (const lang of locales) expect(/\p{Script=Cyrillic}/u.test(words[lang]), words[lang]).toBe(lang !== 'en')
    expect(refusal.message).toContain(draft.kind)
    expect(await everything()).toEqual(before)
  })

  test('an undeclared kind is refused by its name', async () => {
    for (const kind of ['unicorn', 'constructor', '__proto__', ''])
      expect(await refusalOf([{ kind, attributes: {} }])).toMatchObject({ code: 'not_found', about: kind })
  })
})

test('entries saved together may refer to one another, and to others that exist', async () => {
  const category = { kind: 'question-category', id: 50, attributes: { title: { kz: 'Жаңа' } } }
  const question = { kind: 'question', id: 50, attributes: { ...entities.question.sample, category: 50 } }
  await save(service.storage, [question, category])
  expect((await service.get('questions/50')).body.data).toHaveLength(1)
})

test('two entries of one save cannot have one slug', async () => {
  expect(Object.keys((await refusalOf([news({}, { slug: 'twin' }), news({}, { slug: 'twin' })])).fields ?? {})).toEqual(['slug'])
  expect((await service.get('pages/news/twin')).status).toBe(404)
})

test('an entry keeps its slug and path when it is saved again', async () => {
  await save(service.storage, sampleDrafts())
  expect((await service.get('pages/mission-and-values')).status).toBe(200)
})

test('an entry without an id gets the next of its kind, and is answered', async () => {
  const [first, second] = await save(service.storage, [news({}, { slug: 'next-1' }), news({}, { slug: 'next-2' })])
  expect((second?.id ?? 0) - (first?.id ?? 0)).toBe(1)
  expect(first).toMatchObject({ kind: 'news', slug: 'next-1', status: 'published', position: first?.id })
})

test('texts are saved without characters that the database cannot store', async () => {
  await save(service.storage, [news({ title: { kz: 'а\u0000ә\ud800б' } }, { slug: 'odd-signs' })])
  expect((await service.get('pages/news/odd-signs')).body.data).toMatchObject({ title: 'аә\ufffdб' })
})

test('concurrent saves all succeed, each with its own id', async () => {
  const saved = await Promise.all(Array.from({ length: 10 }, (_, at) => save(service.storage, [news({}, { slug: `at-once-${at}` })])))
  expect(new Set(saved.flat().map(({ id }) => id)).size).toBe(10)
})
