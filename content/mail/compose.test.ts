import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { toOffice, toVisitor } from './compose.ts'

const confirmation = (lang: Locale, phone?: string, form: Form = forms.consultation, isReminder = false) =>
  toVisitor({
    form,
    lang,
    code: 'AB2C-7XYZ',
    createdAt: new Date('2026-11-18T02:00:00Z'),
    lines: [],
    university: 'Narxoz University',
    siteUrl: 'https://site.example',
    phone,
    answerable: true,
    isReminder,
  })

test('an English mail has British dates', () => {
  expect(confirmation('en').text).toContain('18 November 2026')
  expect(confirmation('en').text).toContain('07:00')
})

test.each(locales)('the link comes first, then the promised day, the phone number, and the note for strangers last: %s', (lang) => {
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

test.each([
  ['kz', '15 жұмыс күні ішінде'],
  ['ru', 'в течение 15 рабочих дней'],
  ['en', 'within 15 working days'],
] as const)('a mail promises an answer within the days of its form: %s', (lang, words) => {
  expect(confirmation(lang, undefined, forms.question).text).toContain(words)
})

test('without a number no call is suggested', () => {
  expect(confirmation('ru').text).not.toContain('позвоните')
})

const sent = (lang: Locale, page: string, form: Form = forms.registration, isReminder = false) =>
  toOffice({
    form,
    lang,
    code: 'AB2C-7XYZ',
    createdAt: new Date('2026-11-18T02:00:00Z'),
    lines: [
      { label: 'Day', value: '2026-12-20', own: false, is: 'day' },
      { label: 'Page', value: page, own: true, is: 'page' },
      { label: 'Name', value: '2026-12-20', own: true },
    ],
    university: 'Narxoz University',
    siteUrl: 'https://site.example',
    phone: undefined,
    answerable: true,
    isReminder,
  })

test.each([
  ['kz', '2026 ж. 20 желтоқсан', 'https://site.example/center/languages'],
  ['ru', '20 декабря 2026 г.', 'https://site.example/ru/center/languages'],
  ['en', '20 December 2026', 'https://site.example/en/center/languages'],
] as const)('an office reads days as people write them in %s, and opens the page', (lang, day, link) => {
  const { text, html, lang: told } = sent(lang, 'center/languages')
  expect(told).toBe(lang)
  expect(text.replaceAll('\u00a0', ' ')).toContain(`Day: ${day}\nPage: ${link}\nName: 2026-12-20`)
  expect(html).toContain(`<a href="${link}">${link}</a>`)
})

test.each(['../evil', '//evil.example/x', 'javascript:alert(1)', '"><script>', 'center/languages?x=1'])(
  'a page that is none of this site is no link: %s',
  (page) => {
    const { text, html } = sent('en', page)
    expect(text).toContain(`Page: ${page}`)
    expect(html).not.toContain('<a ')
    expect(html).not.toContain('<script')
  },
)

test.each([
  ['kz', 'Қабылдау ашылған күні', 'жұмыс күні ішінде', 'еске салу'],
  ['ru', 'В день открытия приёма', 'рабочего дня', 'напомнить'],
  ['en', 'on the day admission opens', 'working day', 'reminder'],
] as const)(
  'a request for a reminder is promised that and no earlier answer; the office sees it in the subject: %s',
  (lang, then, soon, asked) => {
    const reminder = confirmation(lang, undefined, forms.entrant, true)
    for (const written of [reminder.text, reminder.html]) {
      expect(written).toContain(then)
      expect(written).not.toContain(soon)
    }
    const application = confirmation(lang, undefined, forms.entrant)
    expect(application.text).toContain(soon)
    expect(application.text).not.toContain(then)
    expect(sent(lang, '', forms.entrant, true).subject).toContain(asked)
    expect(sent(lang, '', forms.entrant).subject).not.toContain(asked)
  },
)
