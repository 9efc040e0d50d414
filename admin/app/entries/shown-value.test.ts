import { entities } from '@narkhoz/contract/entities/registry.ts'
import { expect, test } from 'vitest'
import { pictureIn, referencesIn, shownValue, type ValueFormat } from './shown-value.ts'

const picture = { url: '/media/a.webp', width: 800, height: 600, alt: { kz: 'Кампус', ru: 'Кампус университета' } }
const file = { url: '/media/0123.pdf', name: 'Ереже.pdf', size: 1024, type: 'application/pdf' }
const format = (lang: ValueFormat['lang'] = 'ru'): ValueFormat => ({
  lang,
  nameOf: (kind, id) => `${kind} ${id}`,
  flag: (isSet) => (isSet ? 'Да' : 'Нет'),
  day: (iso) => `день ${iso}`,
  moment: (iso) => `время ${iso}`,
})

test('a picture is distinguished from a link, a file and texts', () => {
  expect(pictureIn(picture)).toBe('/media/a.webp')
  for (const other of [{ url: '/news', text: { kz: 'Толығырақ' } }, file, { kz: 'Мәтін' }, '/media/a.webp', null, undefined])
    expect(pictureIn(other)).toBeUndefined()
})

test('a picture is shown by its alt text, a file by its name, also inside rows', () => {
  expect(shownValue(picture, undefined, format('ru'))).toBe('Кампус университета')
  expect(shownValue(picture, undefined, format('en'))).toBe('Кампус')
  expect(shownValue(file, undefined, format())).toBe('Ереже.pdf')
  const rows = [{ title: { kz: 'Құжат', ru: 'Документ' }, file }, { picture }]
  expect(shownValue(rows, undefined, format())).toBe('Документ\nЕреже.pdf\nКампус университета')
})

test('a link reads as its words and where it leads', () => {
  expect(shownValue({ url: '/news', text: { kz: 'Толығырақ' } }, undefined, format('kz'))).toBe('/news\nТолығырақ')
})

test('a reference reads as the name of its entry, and choices and days as words', () => {
  const { groups, school, figure } = entities.employee.attributes
  expect(shownValue([7, 9], groups, format())).toBe('handbook 7\nhandbook 9')
  expect(shownValue(3, school, format())).toBe('school 3')
  expect(shownValue(figure.options?.[0]?.value, figure, format())).toBe(figure.options?.[0]?.label.ru)
  expect(shownValue({ type: 'table', row_heads: true }, undefined, format())).toBe('Да')
  expect(referencesIn({ groups: [7, 9], school: 3 }, { ...groups, type: 'group', attributes: { groups, school } })).toEqual([
    { kind: 'handbook', id: 7 },
    { kind: 'handbook', id: 9 },
    { kind: 'school', id: 3 },
  ])
  expect(shownValue('2026-11-19T10:00:00Z', entities.news.attributes.date, format())).toMatch(/^(день|время) 2026/)
})
