import type { Working } from '@narkhoz/contract/admin/entries.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'
import { openService } from '../testing/test-service.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom('empty')
})
afterAll(() => room.stop())

const day = 24 * 3600 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day)
const statusAt = async (slug: string | null) => (await room.service.get(`pages/news/${slug}`)).status
/** What happens by the clock at a moment. */
const at = (moment: Date) => room.service.service.scheduler.run(moment)

test('an entry is published and unpublished at its times, automatically, and not before', async () => {
  const { id, slug } = await room.news.create(newsOf({ title: { kz: 'Жоспарлы' } }))
  const planned = await room.news.do(id, 'schedule', { publish_at: inDays(1).toISOString(), withdraw_at: inDays(3).toISOString() })
  expect(planned).toMatchObject({ status: 'draft', schedule: { publish_at: expect.any(String), withdraw_at: expect.any(String) } })
  const waiting = await room.editor.get<{ id: number }[]>(`${room.news.at}?status=scheduled`)
  expect(waiting.body.data.map((row) => row.id)).toEqual([id])

  expect([await at(new Date()), await statusAt(slug)]).toEqual([0, 404])
  expect(await at(inDays(2))).toBe(1)
  await eventually(async () => expect(await statusAt(slug)).toBe(200))
  expect(await room.news.read(id)).toMatchObject({ status: 'published', schedule: { withdraw_at: expect.any(String) } })
  expect(await at(inDays(2))).toBe(0)

  expect(await at(inDays(4))).toBe(1)
  await eventually(async () => expect(await statusAt(slug)).toBe(404))
  expect(await room.news.read(id)).toMatchObject({ status: 'withdrawn', schedule: {} })
  const log = await room.editor.get<{ action: string; by: string | null }[]>(`log?kind=news&entry_id=${id}`)
  expect(log.body.data.map(({ action, by }) => [action, by])).toEqual([
    ['withdrawn', null],
    ['published', null],
    ['scheduled', 'Айгүл Редактор'],
    ['created', 'Айгүл Редактор'],
  ])
})

test('a schedule that becomes due while the service runs is executed without a request', async () => {
  const { id, slug } = await room.news.create(newsOf({ title: { kz: 'Қазір болады' } }))
  await room.news.do(id, 'schedule', { publish_at: new Date(Date.now() + 300).toISOString() })
  await eventually(async () => expect(await statusAt(slug)).toBe(200))
})

test('the version that is newest then is what appears', async () => {
  const { id, slug } = await room.news.published(newsOf({ title: { kz: 'Бұрынғы' } }))
  await room.news.change(id, { title: { kz: 'Кейінгі' } })
  await room.news.do(id, 'schedule', { publish_at: inDays(1).toISOString() })
  await room.news.change(id, { title: { kz: 'Ең соңғы' } })
  await at(inDays(2))
  await eventually(async () => expect((await room.service.get(`pages/news/${slug}`)).body.data).toMatchObject({ title: 'Ең соңғы' }))
})

test('a schedule can be changed and cancelled', async () => {
  const { id } = await room.news.create(newsOf())
  await room.news.do(id, 'schedule', { publish_at: inDays(1).toISOString() })
  expect((await room.news.do(id, 'schedule', { publish_at: null })).schedule).toEqual({})
  expect(await at(inDays(2))).toBe(0)
})

test('what cannot come true is refused at once', async () => {
  const draft = await room.news.create({ title: { kz: 'Толмаған' } })
  const whole = await room.news.create(newsOf())
  const refused = async (id: number, body: Record<string, unknown>) => {
    const answer = await room.editor.post(`${room.news.at}/${id}/schedule?lang=en`, body)
    return [answer.status, answer.body.error.code, Object.keys(answer.body.error.fields ?? {})]
  }
  expect(await refused(draft.id, { publish_at: inDays(1).toISOString() })).toEqual([
    422,
    'invalid',
    expect.arrayContaining(['lead', 'body', 'date']),
  ])
  expect(await refused(whole.id, { publish_at: inDays(-1).toISOString() })).toEqual([422, 'invalid', ['publish_at']])
  expect(await refused(whole.id, { publish_at: inDays(2).toISOString(), withdraw_at: inDays(1).toISOString() })).toEqual([
    422,
    'invalid',
    ['withdraw_at'],
  ])
  expect(await refused(whole.id, { withdraw_at: inDays(1).toISOString() })).toEqual([409, 'not_live', []])
  expect(await refused(whole.id, { publish_at: 'ертең' })).toEqual([422, 'invalid', ['publish_at']])
})

test('a failure to publish on schedule is reported, and the rest continues', async () => {
  const bad = await room.news.create(newsOf({ title: { kz: 'Бұзылған' } }))
  const good = await room.news.create(newsOf({ title: { kz: 'Дұрыс' } }))
  for (const { id } of [bad, good]) await room.news.do(id, 'schedule', { publish_at: inDays(1).toISOString() })
  await room.news.change(bad.id, { lead: null })
  // A save forgets the plan's failure, not the plan.
  expect((await room.news.read(bad.id)).schedule.publish_at).toBeDefined()
  expect(await at(inDays(2))).toBe(2)
  await eventually(async () => expect(await statusAt(good.slug)).toBe(200))
  const { body } = await room.editor.get<Working>(`${room.news.at}/${bad.id}?lang=en`)
  expect(body.data).toMatchObject({ status: 'draft', schedule: { failed: { fields: { lead: 'Please fill in this field.' } } } })
  const dashboard = await room.editor.get<{ scheduled: { id: number }[] }>('dashboard')
  expect(dashboard.body.data.scheduled.map(({ id }) => id)).toContain(bad.id)
  await room.news.change(bad.id, { lead: { kz: 'Енді бар' } })
  expect((await room.news.read(bad.id)).schedule).toEqual({})
})

test.runIf(process.env.STORAGE === 'postgres')('of two nodes that look at the same time one publishes', async () => {
  const node = await openService(room.service.variables)
  const made = await Promise.all(Array.from({ length: 6 }, (_, at) => room.news.create(newsOf({ title: { kz: `Екі түйін ${at}` } }))))
  for (const { id } of made) await room.news.do(id, 'schedule', { publish_at: inDays(1).toISOString() })
  const done = await Promise.all([at(inDays(2)), node.service.scheduler.run(inDays(2))])
  expect(done.reduce((sum, one) => sum + one, 0)).toBe(made.length)
  for (const { id } of made) {
    const log = await room.editor.get<{ action: string }[]>(`log?kind=news&entry_id=${id}`)
    expect(log.body.data.filter(({ action }) => action === 'published')).toHaveLength(1)
  }
  await node.stop()
})
