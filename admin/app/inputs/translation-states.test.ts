import { expect, test } from 'vitest'
import { statesByContent } from './translation-states.tsx'

const known = statesByContent({
  attributes: {
    title: { kz: 'Атауы', ru: 'Название', en: 'Title' },
    blocks: [
      { type: 'text', title: { kz: 'Бір', ru: 'Один' } },
      { type: 'text', title: { kz: 'Екі', ru: 'Два' } },
    ],
  },
  translations: {
    title: { ru: 'written', en: 'outdated' },
    'blocks.0.title': { ru: 'written', en: 'missing' },
    'blocks.1.title': { ru: 'outdated', en: 'missing' },
  },
})

test('a saved text has the service’s state', () => {
  expect(known.stateOf('ru', 'Атауы', 'Название')).toBe('written')
  expect(known.stateOf('en', 'Атауы', 'Title')).toBe('outdated')
  expect(known.stateOf('ru', 'Екі', 'Два')).toBe('outdated')
  expect(known.stateOf('en', 'Бір', '')).toBe('missing')
})

test('a new Kazakh text makes its translation outdated, and a new translation does not', () => {
  expect(known.stateOf('ru', 'Басқа атау', 'Название')).toBe('outdated')
  expect(known.stateOf('ru', 'Басқа атау', 'Другое название')).toBe('written')
  expect(known.stateOf('ru', 'Атауы', 'Другое название')).toBe('written')
})

test('the paths of a translation are found by its content', () => {
  expect(known.pathsOf('ru', 'Екі', 'Два')).toEqual(['blocks.1.title'])
  expect(known.pathsOf('ru', 'Жоқ', 'Нет')).toEqual([])
})
