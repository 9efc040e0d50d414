import type { Dashboard } from '@narkhoz/contract/admin/dashboard.ts'
import { dashboardSchema } from '@narkhoz/contract/admin/dashboard.ts'
import { type LogLine, logLineSchema } from '@narkhoz/contract/admin/log.ts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskOf, type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'
import { picture } from '../testing/sample-files.ts'
import { colleagueAt } from '../testing/staff-client.ts'
import { findDeadLinks } from './dead-links.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom('seeded')
})
afterAll(() => room.stop())

const log = async (query: string) => {
  const { body } = await room.editor.get<LogLine[]>(`log?${query}`)
  for (const line of body.data) expect(v.is(logLineSchema, line), JSON.stringify(line)).toBe(true)
  return { lines: body.data, total: body.meta.total }
}

describe('the log', () => {
  test('says who did what to which entry, the newest first', async () => {
    const { id } = await room.news.create(newsOf({ title: { kz: 'Журнал', ru: 'Журнал событий' } }))
    await deskOf(room.other, 'news').change(id, { lead: { kz: 'Басқа' } })
    await room.news.publish(id)
    await deskOf(room.other, 'news').do(id, 'withdraw')
    await room.news.do(id, 'revisions/1/restore')
    await room.editor.delete(`${room.news.at}/${id}`)
    const { lines } = await log(`kind=news&entry_id=${id}`)
    expect(lines.map(({ action, by, version }) => [action, by, version])).toEqual([
      ['deleted', 'Айгүл Редактор', 3],
      ['restored', 'Айгүл Редактор', 3],
      ['withdrawn', 'Болат Редактор', 2],
      ['published', 'Айгүл Редактор', 2],
      ['saved', 'Болат Редактор', 2],
      ['created', 'Айгүл Редактор', 1],
    ])
    expect(lines[0]).toMatchObject({ kind: 'news', plural: 'news', subject: { kz: 'Журнал', ru: 'Журнал событий' } })
    const theirs = await log(`kind=news&entry_id=${id}&by=${room.other.me.id}`)
    expect(theirs.lines.map(({ action }) => action)).toEqual(['withdrawn', 'saved'])
  })

  test('also of files and redirects, page by page', async () => {
    const form = new FormData()
    form.set('file', new File([(await picture('png')) as Uint8Array<ArrayBuffer>], 'белгі.png'))
    await room.editor.post('media', form)
    await room.editor.post('redirects', { from: '/log-old', to: '/news' })
    expect((await log('kind=media')).lines).toMatchObject([
      { action: 'uploaded', subject: { kz: 'белгі.png' }, plural: null, entry_id: null },
    ])
    expect((await log('kind=redirects')).lines).toMatchObject([{ action: 'created', subject: { kz: '/log-old → /news' } }])
    const { total } = await log('limit=1')
    expect(total).toBeGreaterThan(4)
    const [first, second] = [await log('limit=2&page=1'), await log('limit=2&page=2')]
    expect(first.lines.map(({ id }) => id)).not.toEqual(second.lines.map(({ id }) => id))
    for (const kind of ['no-such', '__proto__', 'constructor'])
      for (const call of ['log', 'translations'])
        expect((await room.editor.get(`${call}?kind=${kind}`)).status, `${call} of ${kind}`).toBe(400)
    expect((await room.editor.get('log?entry_id=2147483648')).status).toBe(400)
    expect((await log('entry_id=2147483647')).lines).toEqual([])
  })
})

describe('dead links', () => {
  test('there are none in the starter content', async () => {
    expect(await findDeadLinks(room.service.storage.db)).toEqual({ total: 0, first: [] })
  })

  test('are found at any depth, with their locations; redirected addresses are alive', async () => {
    const gone = await room.news.published(newsOf({ title: { kz: 'Жоғалады' } }), { slug: 'soon-gone' })
    const { id } = await room.news.published(
      newsOf({
        title: { kz: 'Сілтемелер' },
        body: { kz: '<p><a href="/news/soon-gone">Бар</a> <a href="/nowhere/at-all#x">Жоқ</a> <a href="/contacts?x=1">Бар</a></p>' },
        banner: { link: { text: { kz: 'Файл' }, url: `/media/${'0'.repeat(32)}.pdf` } },
      }),
    )
    const urls = async () => (await findDeadLinks(room.service.storage.db)).first.map(({ url, path, id: owner }) => [owner, path, url])
    expect(await urls()).toEqual([
      [id, 'banner.link.url', `/media/${'0'.repeat(32)}.pdf`],
      [id, 'body.kz', '/nowhere/at-all#x'],
    ])
    await room.news.do(gone.id, 'withdraw')
    expect((await urls()).map(([, , url]) => url)).toContain('/news/soon-gone')
    await room.editor.post('redirects', { from: '/nowhere/at-all', to: '/news' })
    expect((await urls()).map(([, , url]) => url)).toEqual([`/media/${'0'.repeat(32)}.pdf`, '/news/soon-gone'])
  })
})

test('the dashboard shows content to editors, and none of it to staff', async () => {
  const { body } = await room.editor.get<Dashboard>('dashboard?lang=en')
  expect(v.safeParse(dashboardSchema, body.data).issues).toBeUndefined()
  expect(body.data.latest?.length).toBe(10)
  expect(body.data.broken.translations).toMatchObject({ ru: { missing: expect.any(Number) }, en: { outdated: expect.any(Number) } })
  expect(body.data.broken.links?.total).toBe(2)
  const staff = await colleagueAt(room.service, room.administrator, { role: 'staff', forms: ['question'] })
  const theirs = (await staff.get<Dashboard>('dashboard')).body.data
  expect([theirs.latest, theirs.scheduled, theirs.broken.links, theirs.broken.translations]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('the log is narrowed by days as they are counted in Almaty', async () => {
  const { id } = await room.news.create(newsOf())
  const at = async (moment: string) => {
    await room.service.storage.db.execute(
      sql`update edit_log set at = ${moment}::timestamptz where kind = 'news' and entry_id = ${id}::int`,
    )
  }
  const found = async (query: string) => (await room.administrator.get<LogLine[]>(`log?kind=news&entry_id=${id}&${query}`)).body.data.length
  // Half an hour after midnight in Almaty, and still the day before in Greenwich.
  await at('2026-09-01T00:30:00+05:00')
  expect([await found('from=2026-09-01'), await found('to=2026-08-31'), await found('from=2026-09-01&to=2026-09-01')]).toEqual([1, 0, 1])
  await at('2026-08-31T23:59:00+05:00')
  expect([await found('from=2026-09-01'), await found('to=2026-08-31')]).toEqual([0, 1])
  for (const day of ['2026-02-31', 'yesterday', '2026-9-1']) expect((await room.administrator.get(`log?from=${day}`)).status).toBe(400)
})
