import { expect, test } from 'vitest'
import { NotFound } from '../content-error.ts'
import type { Place } from '../page.ts'
import { loadQuestions } from './questions.ts'

type Asked = { id?: number; category?: number; page?: string | undefined }

/** A content service with two questions a page, and as many pages for each category as given. */
const placeWith = (pages: Readonly<Record<number, number>>, page?: string) => {
  const content = {
    item: async (_: string, { id }: Asked) => ({ id, title: `Topic ${id}`, lead: null, fallback: [] }),
    paged: async (_: string, { category = 0, page: asked }: Asked) => {
      const current = Number(asked ?? 1)
      const last = pages[category] ?? 1
      const data = pages[category] && current <= last ? [{ title: 'One?' }, { title: 'Two?' }] : []
      return { data, meta: { current_page: current, last_page: last } }
    },
  }
  // Only what loading questions asks of a place.
  return { content, query: page ? { questions: page } : {} } as unknown as Place
}

test('each category is a topic with its page of questions', async () => {
  const topics = await loadQuestions(placeWith({ 1: 1, 4: 3 }), [1, 4])
  expect(topics.map(({ title, page, last, questions }) => [title, page, last, questions.length])).toEqual([
    ['Topic 1', 1, 1, 2],
    ['Topic 4', 1, 3, 2],
  ])
})

test('a topic with fewer pages stays beside one that goes on', async () => {
  const topics = await loadQuestions(placeWith({ 1: 1, 4: 3 }, '2'), [1, 4])
  expect(topics.map(({ title, questions }) => [title, questions.length])).toEqual([
    ['Topic 1', 0],
    ['Topic 4', 2],
  ])
})

test('a page that no topic has does not exist', async () => {
  await expect(loadQuestions(placeWith({ 1: 1, 4: 3 }, '4'), [1, 4])).rejects.toThrow(NotFound)
})

test('a topic without questions is not shown', async () => {
  expect(await loadQuestions(placeWith({ 1: 0, 4: 1 }), [1, 4])).toMatchObject([{ title: 'Topic 4' }])
})

test('a page that names no category has no questions', async () => {
  expect(await loadQuestions(placeWith({}, '2'), [])).toEqual([])
})
