import { expect, test } from 'vitest'
import { NotFound } from '../content-error.ts'
import type { Place } from '../page.ts'
import { loadQuestions } from './questions.ts'

type CallValues = { id?: number; category?: number; page?: string | undefined }

/** A content service with two questions per page, and as many pages per category as given. */
const placeWith = (
  pages: Readonly<Record<number, number>>,
  page?: string,
  questions: readonly object[] = [{ title: 'One?' }, { title: 'Two?' }],
) => {
  const content = {
    item: async (_: string, { id }: CallValues) => ({ id, title: `Topic ${id}`, lead: null, fallback: [] }),
    paged: async (_: string, { category = 0, page: asked }: CallValues) => {
      const current = Number(asked ?? 1)
      const last = pages[category] ?? 1
      const data = pages[category] && current <= last ? questions : []
      return { data, meta: { current_page: current, last_page: last } }
    },
  }
  // Only the parts that loading questions uses.
  return { content, query: page ? { questions: page } : {} } as unknown as Place
}

test('each category is a topic with its page of questions', async () => {
  const topics = await loadQuestions(placeWith({ 1: 1, 4: 3 }), [1, 4])
  expect(topics.map(({ title, page, last, questions }) => [title, page, last, questions.length])).toEqual([
    ['Topic 1', 1, 1, 2],
    ['Topic 4', 1, 3, 2],
  ])
})

test('a topic with fewer pages stays on later pages of another', async () => {
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

test('a level leaves out the questions of others, and a topic that has none for it', async () => {
  const bachelor = { value: 'bachelor', title: 'Bachelor' }
  const master = { value: 'master', title: 'Master' }
  const questions = [
    { title: 'Each?', levels: [] },
    { title: 'Each, of an older service?', levels: null },
    { title: 'Bachelor?', levels: [bachelor] },
    { title: 'Both?', levels: [bachelor, master] },
  ]
  const titlesFor = async (level?: string) => {
    const [topic] = await loadQuestions(placeWith({ 1: 1 }, undefined, questions), [1], level)
    return topic?.questions.map(({ title }) => title)
  }
  expect(await titlesFor('bachelor')).toEqual(questions.map(({ title }) => title))
  expect(await titlesFor('master')).toEqual(['Each?', 'Each, of an older service?', 'Both?'])
  expect(await titlesFor()).toEqual(questions.map(({ title }) => title))
  expect(await loadQuestions(placeWith({ 1: 1 }, undefined, [{ title: 'Bachelor?', levels: [bachelor] }]), [1], 'doctoral')).toEqual([])
})

test('questions of other levels are filtered out before paging', async () => {
  const all = Array.from({ length: 130 }, (_, at) => ({
    title: `Question ${at + 1}?`,
    levels: [{ value: at % 2 === 0 ? 'bachelor' : 'master', title: 'x' }],
  }))
  const placeAt = (page?: string) => {
    const content = {
      item: async (_: string, { id }: CallValues) => ({ id, title: `Topic ${id}`, lead: null, fallback: [] }),
      paged: async (_: string, { page: asked = 1, limit = 20 }: { page?: number; limit?: number }) => ({
        data: all.slice((asked - 1) * limit, asked * limit),
        meta: { current_page: asked, last_page: Math.ceil(all.length / limit) },
      }),
    }
    // Only the parts that loading questions uses.
    return { content, query: page ? { questions: page } : {} } as unknown as Place
  }
  const [first] = await loadQuestions(placeAt(), [1], 'master')
  expect([first?.page, first?.last, first?.questions.length, first?.questions[0]?.title]).toEqual([1, 4, 20, 'Question 2?'])
  const [last] = await loadQuestions(placeAt('4'), [1], 'master')
  expect([last?.questions.length, last?.questions.at(-1)?.title]).toEqual([5, 'Question 130?'])
  for (const wrong of ['5', '0', 'x', '-1', '1e3']) await expect(loadQuestions(placeAt(wrong), [1], 'master')).rejects.toThrow(NotFound)
})

test('a page that names no category has no questions', async () => {
  expect(await loadQuestions(placeWith({}, '2'), [])).toEqual([])
})
