import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { nameOf, texts } from './testing/walk.ts'
import * as dates from './university/year-dates.ts'

const { documentDays, foreigners, halls, orientation } = dates

/** Every way in which a day or a period of the year is said. */
const said = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : []

test('dates in several texts are declared in one place', async () => {
  const room = join(import.meta.dirname, 'university')
  const files = (await readdir(room, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'written-days.ts',
  )
  // A single day, “1 September”, is ambiguous; a period and a last day are not.
  const phrases = said(dates).filter((phrase) => /[–—]|^(?:from|by|до|с) |дейін$|аралығында$/.test(phrase))
  expect(phrases.length).toBeGreaterThan(50)
  const again = await Promise.all(
    files.map(async (file) => {
      const source = (await readFile(join(room, file), 'utf8')).replaceAll('\\u00a0', '\u00a0')
      return phrases.filter((phrase) => source.includes(phrase)).map((phrase) => `${file}: ${phrase}`)
    }),
  )
  expect(again.flat()).toEqual([])
})

/** Where the dates of each subject are quoted, and every permitted phrase. */
const told = [
  ['the documents of foreign citizens', foreigners.documents, ['question 1', 'admission-stage 2', 'page 112', 'page 230']],
  ['keys to the halls', halls.keys, ['page 190', 'news 11']],
  ['applications for the halls', halls.applications, ['page 190', 'student-life 1']],
  ['orientation week', orientation, ['admission-stage 6', 'page 169']],
  ['documents for a bachelor’s degree', documentDays.bachelor, ['question 1', 'page 52', 'page 122']],
] as const

test.each(told)('%s have the same dates everywhere, in every language', (_, { span, within }, places) => {
  for (const lang of locales) {
    const found = texts
      .filter((text) => text.lang === lang && (text.text.includes(span[lang]) || text.text.includes(within[lang])))
      .map(({ entry }) => nameOf(entry).split(' ').slice(0, 2).join(' '))
    expect([...new Set(found)], lang).toEqual(expect.arrayContaining([...places]))
  }
})

test('foreign citizens are met before orientation week begins, and have the keys to the halls then', () => {
  const day = (text: string) => Number.parseInt(text, 10)
  expect(day(foreigners.arrival.en)).toBe(day(halls.keys.span.en))
  expect(day(foreigners.arrival.en)).toBeLessThan(day(orientation.span.en))
})

test('no intake in spring is promised', () => {
  const english = texts.filter(({ lang }) => lang === 'en')
  expect(english.filter(({ text }) => /spring intake|December for spring/i.test(text)).map(({ where }) => where)).toEqual([])
})
