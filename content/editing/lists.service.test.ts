import type { EntryRow, NamedEntry } from '@narkhoz/contract/admin/entries.ts'
import { entryRowSchema, namedEntrySchema } from '@narkhoz/contract/admin/entries.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { deskOf, type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'
import type { Browser } from '../testing/staff-client.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom('seeded')
})
afterAll(() => room.stop())

const rows = async (path: string, who: Browser = room.editor) => {
  const { status, body } = await who.get<EntryRow[]>(`entries/${path}`)
  expect([path, status]).toEqual([path, 200])
  return { rows: body.data, total: body.meta.total }
}
const ids = async (path: string) => (await rows(path)).rows.map(({ id }) => id)

test.each((Object.values(entities) as Entity[]).map((entity) => [entity.plural, entity] as const))(
  'the list of %s is complete, and every row has the right content',
  async (plural, { adminOnly }) => {
    const { rows: all, total } = await rows(`${plural}?limit=100`, adminOnly ? room.administrator : room.editor)
    expect(all.length).toBe(Math.min(total, 100))
    expect(total).toBeGreaterThan(0)
    for (const row of all) {
      expect(v.is(entryRowSchema, row), JSON.stringify(row)).toBe(true)
      expect([row.status, row.version, row.updated_by]).toEqual(['published', 1, null])
      expect(row.heading.kz).toBeTruthy()
    }
  },
)

describe('a list', () => {
  test('has the visitors’ order by default, or the requested one', async () => {
    const seen = ((await room.service.get('news?limit=20')).body.data as { id: number }[]).map(({ id }) => id)
    expect(await ids('news?limit=20')).toEqual(seen)
    expect((await ids('news?limit=100&order=desc')).at(-1)).toBe(seen[0])
    const byId = await ids('news?limit=100&sort=id&order=desc')
    expect(byId).toEqual(byId.toSorted((one, other) => other - one))
    const headings = (await rows('schools?sort=heading&lang=ru')).rows.map(({ heading }) => heading.ru?.toLowerCase() ?? '')
    expect(headings.length).toBe(5)
    expect(headings).toEqual(headings.toSorted((one, other) => (one < other ? -1 : 1)))
    const partners = ((await room.service.get('partners')).body.data as { id: number }[]).map(({ id }) => id)
    expect(await ids('partners?limit=100')).toEqual(partners.slice(0, 100))
  })

  test('is read page by page without gaps', async () => {
    const whole = await ids('news?limit=60')
    expect([
      ...(await ids('news?limit=20&page=1')),
      ...(await ids('news?limit=20&page=2')),
      ...(await ids('news?limit=20&page=3')),
    ]).toEqual(whole)
    expect(await ids('news?limit=20&page=9999')).toEqual([])
  })

  test('is narrowed by every facet to what visitors get, and drafts are among it', async () => {
    const narrowed = async (query: string, plural = 'news') => (await ids(`${plural}?limit=100&${query}`)).toSorted()
    const visitors = async (path: string) => ((await room.service.get(path)).body.data as { id: number }[]).map(({ id }) => id).toSorted()
    expect(await narrowed('school=67&year=2026')).toEqual(await visitors('news?limit=100&school=67&year=2026'))
    expect(await narrowed('month=09')).toEqual(await visitors('news?limit=100&month=09'))
    expect(await narrowed('list=direction', 'handbooks')).toEqual(await visitors('handbooks/direction?limit=100'))
    expect(await narrowed('group=134', 'employees')).toEqual(await visitors('employees/134?limit=100'))
    expect(await narrowed('language=en&form=full-time', 'school-programs')).toEqual(
      await visitors('school-programs?limit=100&language=en&form=full-time'),
    )
    const draft = await room.news.create(newsOf({ school: 68, date: '1999-02-03T10:00:00+05:00' }))
    expect(await narrowed('school=68&year=1999&month=02')).toEqual([draft.id])
    expect((await room.editor.get('entries/news?list=direction')).status).toBe(400)
    expect((await room.editor.get('entries/news?nothing=1')).status).toBe(400)
  })

  test('is searched by heading in any language, by slug and by number, and filtered by status', async () => {
    const draft = await room.news.create(newsOf({ title: { kz: 'Іздеулі 100%_жазба', ru: 'Искомая', en: 'Sought' } }), {
      slug: 'sought-after',
    })
    const q = (text: string) => ids(`news?q=${encodeURIComponent(text)}`)
    for (const text of ['іздеулі', 'ИСКОМ', 'sough', 'sought-after', '100%_', String(draft.id)])
      expect([text, await q(text)]).toEqual([text, [draft.id]])
    expect(await q('100%жазба')).toEqual([])
    expect(await ids('news?status=draft&q=sought')).toEqual([draft.id])
    expect(await ids('news?status=published&q=sought-after')).toEqual([])
    await room.news.publish(draft.id)
    await room.news.change(draft.id, { lead: { kz: 'Басқа' } })
    expect(await ids('news?status=changed')).toEqual([draft.id])
    await room.news.do(draft.id, 'withdraw')
    expect(await ids('news?status=withdrawn')).toEqual([draft.id])
  })

  test('is searched by the public address, however it was copied, and every row has its own', async () => {
    const page = await deskOf(room.editor, 'pages').create(
      { title: { kz: 'Жазғы мектеп' }, path: 'summer/school-narxoz', type: 'static' },
      { slug: 'inner-name' },
    )
    const typed = [
      'summer/school-narxoz',
      '/summer/school-narxoz',
      '/ru/summer/school-narxoz/',
      'https://narxoz.example/en/summer/school-narxoz?x=1',
    ]
    for (const text of typed) expect([text, await ids(`pages?q=${encodeURIComponent(text)}`)]).toEqual([text, [page.id]])
    const { rows: pages } = await rows('pages?q=inner-name')
    expect(pages.map(({ address }) => address)).toEqual(['/summer/school-narxoz'])
    const [news] = (await rows('news?limit=1')).rows
    expect(news?.address).toBe(`/news/${news?.slug}`)
    expect(await ids(`news?q=${encodeURIComponent(`https://narxoz.example/ru${news?.address}`)}`)).toEqual([news?.id])
    expect((await rows('schools?limit=1')).rows.every(({ address }) => address === null || address.startsWith('/'))).toBe(true)
  })

  test.each(['entries/no-such', 'entries/news/abc', 'entries/news/0', 'entries/news/99999999999', 'references/no-such'])(
    '%s is not found',
    async (path) => {
      expect((await room.editor.get(path)).status).toBe(404)
    },
  )
})

describe('names for pickers', () => {
  const names = async (path: string) => (await room.editor.get<NamedEntry[]>(`references/${path}`)).body.data

  test('are found by words, by number, and within one handbook', async () => {
    const schools = await names('schools')
    for (const name of schools) expect(v.is(namedEntrySchema, name)).toBe(true)
    expect((await names('schools?ids=67,66,999')).map(({ id }) => id).toSorted()).toEqual([66, 67])
    const groups = await names('handbooks?list=employee-groups')
    expect(groups.length).toBeGreaterThan(0)
    expect(groups.map(({ id }) => id)).toContain(134)
    expect((await names(`schools?q=${encodeURIComponent(schools[0]?.heading.en ?? '')}`)).map(({ id }) => id)).toEqual([schools[0]?.id])
    expect((await room.editor.get('references/schools?ids=1;2')).status).toBe(400)
  })

  test('hold drafts too, marked as such', async () => {
    const draft = await deskOf(room.editor, 'projects').create({ title: { kz: 'Ойдағы жоба' } })
    expect(await names(`projects?q=${encodeURIComponent('ойдағы')}`)).toEqual([
      { id: draft.id, slug: draft.slug, heading: { kz: 'Ойдағы жоба' }, status: 'draft' },
    ])
  })
})

describe('an order', () => {
  const order = (plural: string, given: readonly number[]) => room.editor.post(`entries/${plural}/order`, { ids: given })
  const seen = async () => ((await room.service.get('partners')).body.data as { id: number }[]).map(({ id }) => id)

  test('of some entries applies to visitors at once, within the positions that these had', async () => {
    const before = await seen()
    const [first = 0, second = 0, third = 0, ...rest] = before
    expect((await order('partners', [third, first, second])).status).toBe(200)
    await eventually(async () => expect(await seen()).toEqual([third, first, second, ...rest]))
    expect(await ids('partners?limit=100')).toEqual([third, first, second, ...rest].slice(0, 100))
    await order('partners', [rest[0] ?? 0, third])
    await eventually(async () => expect((await seen()).slice(0, 4)).toEqual([rest[0], first, second, third]))
    expect((await deskOf(room.editor, 'partners').read(first)).version).toBe(1)
  })

  test('includes drafts and is kept when they are published', async () => {
    const partners = deskOf(room.editor, 'partners')
    const draft = await partners.create({ title: { kz: 'Жаңа серіктес' } })
    const [first = 0] = await seen()
    await order('partners', [draft.id, first])
    await partners.publish(draft.id)
    await eventually(async () => expect((await seen())[0]).toBe(draft.id))
  })

  test('is refused for lists that run by date, for strangers and for doubles', async () => {
    const [news = 0] = await ids('news')
    const [partner = 0] = await ids('partners')
    expect((await order('news', [news])).status).toBe(422)
    expect((await order('partners', [partner, 9_999_999])).status).toBe(404)
    expect((await order('partners', [partner, partner])).status).toBe(400)
    expect((await order('partners', [])).status).toBe(422)
  })
})
