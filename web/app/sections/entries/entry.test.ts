import { expect, test } from 'vitest'
import { en } from '../../i18n/en.ts'
import { kz } from '../../i18n/kz.ts'
import { ru } from '../../i18n/ru.ts'
import { languagesOf, titlesOf } from './entry.ts'

test('names of languages are capitalized in English only', () => {
  expect(languagesOf([{ title: 'Kazakh' }, { title: 'Russian' }], en.kit)).toBe('Kazakh, Russian')
  expect(languagesOf([{ title: 'Казахский' }, { title: 'Русский' }], ru.kit)).toBe('казахский, русский')
  expect(languagesOf([{ title: 'Қазақ тілі' }, { title: 'Орыс тілі' }], kz.kit)).toBe('қазақ тілі, орыс тілі')
  expect(titlesOf([{ title: 'Full-time' }, { title: 'Distance' }], en.kit)).toBe('full-time, distance')
})
