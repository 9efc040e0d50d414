import { expect, test } from 'vitest'
import { entities } from '../entities/registry.ts'
import { entryAnchor, entryAt } from './entry-anchor.ts'

test('every kind is read back from its fragment', () => {
  for (const kind of Object.keys(entities)) expect(entryAt(entryAnchor(kind, 12))).toEqual({ kind, id: 12 })
})

test.each(['', 'questions', 'question-', 'question-0', 'question-012', 'question-12a', 'Question-12', '-12', 'question-9999999999'])(
  '%j names no entry',
  (fragment) => {
    expect(entryAt(fragment)).toBeUndefined()
  },
)
