import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { numbersMissing } from './numbers.ts'
import { type CodeText, readTexts, type SourceText, type TextGroup } from './read-texts.ts'
import { faultsOf } from './rules.ts'

const root = join(import.meta.dirname, '../..')
let texts: SourceText[] = []
let groups: TextGroup[] = []
let composed: CodeText[] = []

beforeAll(async () => {
  ;({ texts, groups, composed } = await readTexts(root))
}, 120_000)

test('texts of every room are read', () => {
  const rooms = ['contract/errors.ts', 'content/mail/words.ts', 'starter/university/menus.ts', 'starter/papers/charter.ts']
  const places = ['web/app/i18n/kz.ts', 'web/app/i18n/.server/news.ts', 'web/app/.server/built-in/welcome/week.ts', 'admin/app/i18n/ru.ts']
  const outside = ['content/http/admin-pages.ts', 'admin/app/inputs/kazakh-countries.ts', 'admin/app/kit/dates.ts']
  const read = new Set(texts.map(({ file }) => file))
  for (const file of [...rooms, ...places, ...outside]) expect(read).toContain(file)
  expect(texts.length).toBeGreaterThan(35_000)
  expect(groups.length).toBeGreaterThan(10_000)
})

test('every text keeps the rules of its language', () => {
  const faults = texts.flatMap(({ file, line, lang, text }) => faultsOf(lang, text).map((fault) => `${file}:${line} ${lang} ${fault}`))
  expect(faults).toEqual([])
  // Some seconds of work without a pause, which other processes may slow down.
}, 240_000)

test('a dash between words is put there by the language, as `titleDash` does it', () => {
  expect(composed.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([])
})

test('every text has the same numbers in each language', () => {
  const wrong = groups.flatMap((group) => {
    const [first] = Object.values(group)
    const written = Object.fromEntries(Object.values(group).map(({ lang, text }) => [lang, text]))
    return numbersMissing(written).map((missing) => `${first?.file}:${first?.line} ${missing}`)
  })
  expect(wrong).toEqual([])
})

test('what people read as a date is written with the locales of dates', async () => {
  const files = ['content/mail/compose.ts', 'content/inbox/export.ts', 'content/inbox/templates.ts', 'admin/app/kit/dates.ts']
  for (const file of files) expect(await readFile(join(root, file), 'utf8'), file).not.toContain('DateTimeFormat(languageTags')
})
