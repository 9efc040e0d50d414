import type { Working } from '@narkhoz/contract/admin/entries.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom('empty')
})
afterAll(() => room.stop())

test('the second save of the same version gets a conflict with the first one’s content, and nothing is lost', async () => {
  const { id, attributes } = await room.news.create(newsOf())
  const at = `${room.news.at}/${id}`
  const mine = { ...attributes, lead: { kz: 'Айгүлдікі' } }
  const theirs = { ...attributes, title: { kz: 'Болаттікі' } }
  expect((await room.editor.put(at, { version: 1, attributes: mine })).status).toBe(200)
  const refused = await room.other.put<Working>(`${at}?lang=ru`, { version: 1, attributes: theirs })
  expect(refused.status).toBe(409)
  expect(refused.body.error).toEqual({ code: 'conflict', message: 'За это время это изменил кто-то другой.' })
  expect(refused.body.data).toMatchObject({
    id,
    version: 2,
    attributes: mine,
    updated_by: 'Айгүл Редактор',
    updated_by_id: room.editor.me.id,
  })

  const merged = { ...mine, title: theirs.title }
  const saved = await room.other.put<Working>(at, { version: refused.body.data.version, attributes: merged })
  expect(saved.body.data).toMatchObject({ version: 3, attributes: merged, updated_by: 'Болат Редактор', updated_by_id: room.other.me.id })
})

test('of ten concurrent saves exactly one succeeds, and its content is what is stored', async () => {
  const { id, attributes } = await room.news.create(newsOf())
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      (at % 2 ? room.editor : room.other).put<Working>(`${room.news.at}/${id}`, {
        version: 1,
        attributes: { ...attributes, lead: { kz: `Нұсқа ${at}` } },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  const winner = answers.findIndex(({ status }) => status === 200)
  const now = await room.news.read(id)
  expect([now.version, now.attributes.lead]).toEqual([2, { kz: `Нұсқа ${winner}` }])
  for (const { status, body } of answers) if (status === 409) expect(body.data).toEqual(now)
})

test('a version that never was is as wrong as an old one, and one that is missing is refused', async () => {
  const { id, attributes } = await room.news.create(newsOf())
  expect((await room.editor.put(`${room.news.at}/${id}`, { version: 7, attributes })).status).toBe(409)
  expect((await room.editor.put(`${room.news.at}/${id}`, { attributes })).status).toBe(422)
})

test('an outdated version permits no action that would surprise the others', async () => {
  const { id } = await room.news.published(newsOf())
  await room.news.change(id, { lead: { kz: 'Жаңа' } })
  for (const [what, body] of [
    ['withdraw', {}],
    ['discard', {}],
    ['copy', {}],
    ['schedule', { publish_at: '2100-01-01T00:00:00Z' }],
    ['translated', { paths: ['title'], lang: 'ru' }],
    ['revisions/1/restore', {}],
  ] as const) {
    const answer = await room.other.post(`${room.news.at}/${id}/${what}`, { ...body, version: 1 })
    expect([what, answer.status, answer.body.error.code]).toEqual([what, 409, 'conflict'])
  }
})
