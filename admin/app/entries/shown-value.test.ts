import { expect, test } from 'vitest'
import { pictureIn, shownValue } from './shown-value.ts'

const picture = { url: '/media/a.webp', width: 800, height: 600, alt: { kz: 'Кампус', ru: 'Кампус университета' } }
const file = { url: '/media/0123.pdf', name: 'Ереже.pdf', size: 1024, type: 'application/pdf' }

test('a picture is told from a link, a file and texts', () => {
  expect(pictureIn(picture)).toBe('/media/a.webp')
  for (const other of [{ url: '/news', text: { kz: 'Толығырақ' } }, file, { kz: 'Мәтін' }, '/media/a.webp', null, undefined])
    expect(pictureIn(other)).toBeUndefined()
})

test('a picture reads as what it shows, a file as its name, also inside of rows', () => {
  expect(shownValue(picture, 'ru')).toBe('Кампус университета')
  expect(shownValue(picture, 'en')).toBe('Кампус')
  expect(shownValue(file, 'ru')).toBe('Ереже.pdf')
  expect(shownValue([{ title: { kz: 'Құжат', ru: 'Документ' }, file }, { picture }], 'ru')).toBe('Документ\nЕреже.pdf\nКампус университета')
})

test('a link reads as its words and where it leads', () => {
  expect(shownValue({ url: '/news', text: { kz: 'Толығырақ' } }, 'kz')).toBe('/news\nТолығырақ')
})
