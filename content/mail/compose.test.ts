import { forms } from '@narkhoz/contract/forms/registry.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { toVisitor } from './compose.ts'

const confirmation = (lang: Locale, phone?: string) =>
  toVisitor({
    form: forms.consultation,
    lang,
    code: 'AB2C-7XYZ',
    createdAt: new Date('2026-11-18T02:00:00Z'),
    lines: [],
    university: 'Narxoz University',
    siteUrl: 'https://site.example',
    phone,
    answerable: true,
  })

test('an English mail has British dates', () => {
  expect(confirmation('en').text).toContain('18 November 2026')
  expect(confirmation('en').text).toContain('07:00')
})

test.each(locales)('the link comes first, then when somebody answers, whom to call, and what concerns strangers last: %s', (lang) => {
  const { text, html } = confirmation(lang, '+7 (727) 377-11-12')
  for (const written of [text, html]) {
    const places = [
      '/request/AB2C-7XYZ',
      /бір жұмыс күні|одного рабочего дня|one working day/,
      '377-11-12',
      /180|365|730|\d+ (?:күн|дн|day)/,
      /жібермеген|не отправляли|did not send/,
    ].map((words) => written.search(typeof words === 'string' ? words.replaceAll('+', '\\+') : words))
    expect(places.every((at) => at >= 0)).toBe(true)
    expect(places.toSorted((one, other) => one - other)).toEqual(places)
  }
})

test('without a number nobody is asked to call', () => {
  expect(confirmation('ru').text).not.toContain('позвоните')
})
