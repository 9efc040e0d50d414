import { news } from '@narkhoz/contract/entities/news.ts'
import { expect, test } from 'vitest'
import { placeProblems } from './place-problems.ts'

const missing = 'Fill in this field.'

test('a problem names its place as the form does, not as the service', () => {
  const problems = { 'title.kz': missing, 'blocks.1.title': missing, slug: missing }
  const values = { blocks: [{ type: 'quote' }, { type: 'text' }] }
  const named = placeProblems(news.attributes, problems, values, 'en')
  expect(named).toHaveLength(3)
  for (const line of named) expect(line).toMatch(/^[A-Z].*: Fill in this field\.$/)
  expect(named.join()).not.toMatch(/title\.kz|blocks\.1|slug: /)
})

test('a block is named by its number where the entry itself is not loaded', () => {
  const [line] = placeProblems(news.attributes, { 'blocks.1.title': missing }, {}, 'en')
  expect(line).toBe('Block 2: Fill in this field.')
})
