import { expect, test, vi } from 'vitest'
import type { Content } from './content.ts'
import { NotFound } from './content-error.ts'
import { answersTo } from './declared-answers.ts'

const paged = (page: number) => ({ data: [], meta: { current_page: page, last_page: 2, per_page: 20, total: 21 } })

const fakeContent = () => {
  const made: unknown[] = []
  const answer = (how: string) => vi.fn(async (...call: unknown[]) => void made.push([how, ...call]))
  const content = {
    list: answer('list'),
    item: answer('item'),
    facets: answer('facets'),
    blocksAt: answer('blocks'),
    paged: vi.fn(async (path: string, given: { page?: string }) => {
      made.push(['paged', path, given])
      return paged(Number(given.page ?? 1))
    }),
  }
  return { made, content: content as unknown as Content }
}

test('calls that a page names are made as they answer, with what the address and the page say', async () => {
  const { content, made } = fakeContent()
  const calls = {
    directions: 'handbooks/direction',
    past: 'events/past',
    coaches: 'employees/coach?center={id}',
    grant: 'grants/{slug}',
    blocks: 'grants/blocks/{id}',
    years: 'news-filters/year',
    latest: 'latest-news?limit=4',
    documents: 'documents/174?page={page}',
  } as const
  const answers = await answersTo(content, calls, { page: { id: 7 }, slug: 'alma', query: { page: '2' } })
  expect(made).toEqual(
    expect.arrayContaining([
      ['list', 'handbooks/{list}', { list: 'direction' }],
      ['list', 'events/past', {}],
      ['list', 'employees/{group}', { group: 'coach', center: 7 }],
      ['item', 'grants/{slug}', { slug: 'alma' }],
      ['blocks', 'grants/blocks/{id}', { id: 7 }],
      ['facets', 'news-filters/{facet}', { facet: 'year' }],
      ['list', 'latest-news', { limit: '4' }],
      ['paged', 'documents/{group}', { group: '174', page: '2' }],
    ]),
  )
  expect(made).toHaveLength(Object.keys(calls).length)
  expect(answers.documents).toEqual(paged(2))
})

test('a page beyond the last of a list does not exist', async () => {
  const { content } = fakeContent()
  const asked = answersTo(content, { ratings: 'ratings?page={page}' } as const, { page: { id: 1 }, query: { page: '3' } })
  await expect(asked).rejects.toThrow(NotFound)
})
