import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blocksOf, ofKind, texts, values } from './testing/walk.ts'
import { helpNumbers } from './university/help-lines.ts'

type Row = { phone?: string }

const { helpline, nationalHelpline, antiCorruption } = helpNumbers

const pageAt = (path: string) => {
  const page = ofKind('page').find(({ attributes }) => attributes.path === path)
  if (!page) throw new Error(`no page ${path}`)
  return page
}

/** The numbers that a page has in its contacts, which are never folded away. */
const rungFrom = (path: string) =>
  blocksOf(pageAt(path)).flatMap(({ type, items }) => (type === 'contacts' ? (items as Row[]).map(({ phone }) => phone) : []))

describe('help for people in need', () => {
  test.each([
    'center/psychological-support',
    'safety-rules-at-the-university',
    'student-life/deans-office',
    'students',
    'parents',
    'hostel',
  ])('finds both lines among the contacts of /%s', (path) => {
    expect(rungFrom(path)).toEqual(expect.arrayContaining([helpline, nationalHelpline]))
  })

  test('finds them before anything else at the centre of psychological support', () => {
    const [first] = blocksOf(pageAt('center/psychological-support'))
    expect(first).toMatchObject({ type: 'contacts', items: [{ phone: nationalHelpline }, { phone: helpline }] })
  })

  test('waits no longer for the psychologist than any text says', () => {
    const english = texts.filter(({ lang }) => lang === 'en')
    const [wait] = english.filter(({ where, text }) => where.startsWith('page 117 ') && / days? at most$/.test(text))
    expect(wait?.text).toBe('3 days at most')
    expect(english.filter(({ text }) => /\bdays on average\b/.test(text)).map(({ where }) => where)).toEqual([])
  })
})

test('the anti-corruption line is named where people look for it', () => {
  const settings = ofKind('contact-settings').flatMap(({ attributes }) => attributes.items as Row[])
  expect(settings.map(({ phone }) => phone)).toContain(antiCorruption)
  expect(rungFrom('university-purchases')).toContain(antiCorruption)
  for (const path of ['virtual-reception', 'management-of-narkhoz-university'])
    for (const lang of ['kz', 'ru', 'en'] as const) {
      const told = texts.filter((text) => text.entry === pageAt(path) && text.lang === lang && text.text.includes(antiCorruption))
      expect(told.length, `${path} ${lang}`).toBeGreaterThan(0)
    }
})

test('a number that is rung in need is written in one place', async () => {
  const room = import.meta.dirname
  const files = (await readdir(room, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('help-lines.ts'))
  const sources = await Promise.all(files.map(async (file) => ({ file, source: await readFile(join(room, file), 'utf8') })))
  const digits = (number: string) => number.replaceAll(/\D/g, '').slice(-7)
  const long = Object.values(helpNumbers).filter((number) => number.startsWith('+'))
  const again = sources.flatMap(({ file, source }) =>
    long.filter((number) => source.replaceAll(/[ ()-]/g, '').includes(digits(number))).map((number) => `${file}: ${number}`),
  )
  expect(again).toEqual([])
  const short = values.filter(({ name, value }) => name === 'phone' && /^\d{1,4}$/.test(String(value)))
  expect(new Set(short.map(({ value }) => value))).toEqual(new Set([helpNumbers.rescue, nationalHelpline]))
})

test('every entry with a number has it spelled in one way', () => {
  const spelled = [...texts.map(({ where, text }) => ({ where, text })), ...values.map(({ where, value }) => ({ where, text: value }))]
  const other = spelled.flatMap(({ where, text }) =>
    typeof text === 'string' && !text.includes('tel:') && !text.includes('wa.me')
      ? [...text.matchAll(/(?<![\d/])(?:\+7|8)[\s()-]*7\d\d[\s()-]*\d{3}[\s-]*\d\d[\s-]*\d\d(?!\d)/g)]
          .map(([number]) => number)
          .filter((number) => !/^\+7 \(7\d\d\) \d{3}-\d\d-\d\d$/.test(number))
          .map((number) => `${where}: ${number}`)
      : [],
  )
  expect(other).toEqual([])
})
