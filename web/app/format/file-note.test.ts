import { expect, test } from 'vitest'
import { fileNote } from './file-note.ts'

const bytes = { decimal: ',', kilo: 'КБ', mega: 'МБ' }

test.each([
  ['policy.pdf', 842_000, 'PDF, 842\u00a0КБ'],
  ['policy.pdf', 12, 'PDF, 1\u00a0КБ'],
  ['film.mp4', 8_400_000, 'MP4, 8,4\u00a0МБ'],
  ['film.mp4', 999_700, 'MP4, 1,0\u00a0МБ'],
  ['film.mp4', 84_000_000, 'MP4, 84\u00a0МБ'],
  ['without ending', 5000, '5\u00a0КБ'],
])('%s of %i bytes is described as %s', (name, size, note) => {
  expect(fileNote({ name, size }, bytes)).toBe(note)
})
