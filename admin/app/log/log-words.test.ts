import type { LogLine } from '@narkhoz/contract/admin/log.ts'
import { expect, test } from 'vitest'
import { pathOf } from './log-words.ts'

const line: LogLine = {
  id: 1,
  at: '2026-11-18T10:00:00.000Z',
  by: null,
  action: 'saved',
  kind: 'news',
  plural: 'news',
  entry_id: 81,
  version: 2,
  subject: {},
}

test('a line leads to its entry, to the deleted ones where it was deleted, and nowhere once it is erased', () => {
  expect(pathOf({ ...line, entry: 'present' })).toBe('/news/81')
  expect(pathOf({ ...line, action: 'deleted', entry: 'present' })).toBe('/news/81')
  const deleted = pathOf({ ...line, entry: 'deleted' }) ?? ''
  expect(deleted.split('?')[0]).toBe('/deleted')
  expect(JSON.parse(new URLSearchParams(deleted.split('?')[1]).get('filter') ?? '')).toEqual({ kind: 'news', entry_id: '81' })
  expect(pathOf({ ...line, entry: 'erased' })).toBeUndefined()
})
