import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'
import { rejectedWords } from './rejected-words.ts'
import { faultsOf, ruleReasons } from './rules.ts'

/** Texts that break the rule, by the rule's reason. Rules of rejected words are below. */
const breaches: Readonly<Record<string, readonly [Locale, ...string[]]>> = {
  'Russian has the em dash, after a no-break space and before a space': ['ru', 'Школа – среда', 'Школа\u00a0–среда'],
  'Kazakh and English have the en dash, Kazakh after a no-break space': ['en', 'A school — a community'],
  'a dash stays with the word before it': ['kz', 'Мектеп – орта'],
  'a dash after a space has one behind it': ['en', 'A school –a community'],
  'a hyphen is no dash': ['en', 'A school - a community'],
  'thousands are kept together by a no-break space': ['ru', '30 000 тенге'],
  'a no-break space stands before % and behind №': ['ru', 'скидка 15 %', 'скидка 15%', 'журнал № 3', 'журнал №3'],
  'English has no space before %, and No. for №': ['en', '15 % off', 'issue № 3'],
  'Kazakh has no ё': ['kz', 'волонтёр'],
  'a Kazakh suffix depends on the number that is put in before it': [
    'kz',
    '{n}-ден астам',
    '{n}-інші бет',
    '{n}-ші бет',
    '«{name}»-ны өшіру',
    '{n}-мен бірге',
  ],
  'vowels of a suffix follow its word': ['kz', '2026-де'],
  'the university is called Нархоз, Narxoz in English': ['en', 'Narkhoz University'],
  'the university’s name is written in the letters of the language': ['en', 'University of Нархоз'],
  'the university’s name is written in Cyrillic': ['kz', 'Narxoz университеті'],
  'it is Нархоз университеті in Kazakh, Университет Нархоз in Russian': ['ru', 'Нархоз университет', 'в Нархоз университете'],
  'a word has letters of one alphabet': ['kz', 'бiлiм'],
  'English dates are British: 18 November 2026, 19:00': [
    'en',
    'on November 18, 2026',
    'on November 18',
    'Nov 18, 2026',
    'Sept. 3',
    'on July 13–20',
    'at 7pm',
    'at 7:30 p.m.',
  ],
}

/** Rejected spellings: each entry of `rejected-words.ts` finds its own. */
const givenUp: readonly string[] = [
  'сырттай бөлім',
  'сырттай',
  'заочно',
  'статистика (жеке атсыз)',
  'аға курс студенттері',
  'отсутствие долгов',
  'Визит-профессор',
  'Administrative Procedure Code',
  'Science grants',
  'the Kazakh exchange',
  'несколько картинок',
  'заочное отделение',
  'мүмкіндігі шектеулі адам',
  'өтінім жасаңыз',
  'жасырын тұлғалы деректер',
  'грант ойналады',
  'таратылған жүйелер',
  'Мамандық коды',
  'академиялық айырмашылық',
  'бөлмені броньдау',
  'Джессуп байқауы',
  'медиа құқығы',
  'әр апта сайын',
  'Қапшағайда тұрады',
  'живёт в Капшагае',
  'Состояние заявки',
  'Сбросить отбор',
  'картинка',
  'на 5 этаже',
  'студент 3 курса',
  'подайте на грант',
  'справка-вызов',
  'Ориентационная неделя',
  'Kazakh companies',
  'Provision on grants',
  'Purchases',
  'individual number',
  'a contest',
  'on the third floor',
  'the list of papers',
  'academic difference',
  'a letter of summons',
  'purchasing office',
  'profile subjects',
  'Pages of results',
  'organization',
  'two midterms',
  'a term paper',
  '5 kB',
  'townspeople',
  'mended links',
  'Mails',
  'Qyran',
  'бір жанұямен',
  'төлқұжат көшірмесі',
  'QR коды бар',
  'енуді сынау',
  'адамдармен сұхбат алынады',
  'живёт в Капчагае',
  'отберите по школе',
  'академический долг',
  'fractions are not taken',
]

describe('a planted breach is found', () => {
  const [ruled, words] = [ruleReasons.slice(0, -rejectedWords.length), rejectedWords]

  test.each(ruled)('of the rule: %s', (reason) => {
    const [lang, ...planted] = breaches[reason] ?? ['en']
    expect(planted).not.toEqual([])
    for (const text of planted) expect(faultsOf(lang, text).join(), text).toContain(reason)
  })

  test.each(words.map(({ lang, words, reason }) => [lang, reason, words] as const))(
    '%s, of a rejected word: %s',
    (lang, reason, pattern) => {
      const planted = givenUp.filter((text) => text.search(pattern) >= 0)
      expect(planted).not.toEqual([])
      for (const text of planted) expect(faultsOf(lang, text).join()).toContain(reason)
    },
  )
})

describe('in every kind of file', () => {
  /** Each way in which a source may hold a text in a language, with a breach in it. */
  const sources = {
    'contract/label.ts': "export const label = { kz: 'волонтёр', ru: 'школа', en: 'school' }",
    'contract/put-together.ts': "export const text = { kz: 'мектеп', ru: 'Школа ' + '– среда', en: 'school' }",
    'starter/university/pages.ts': "export const pages = [{ title: { kz: 'мектеп', ru: 'школа', en: '<p>Narkhoz</p>' } }]",
    'web/app/i18n/en.ts': "export const en = { filters: { reset: 'A school - a community' } }",
    'web/app/i18n/.server/search.ts': "export const words = screenWords({ more: '{n}-ден астам' }, { more: '{n}' }, { more: '{n}' })",
    'web/app/.server/built-in/page.ts': "export const page = { title: say('мектеп', 'школа', 'on November 18, 2026') }",
    'web/server/receipt.ts': "export const title = { kz: 'мектеп', ru: 'школа', en: 'Narkhoz' }",
    'content/http/admin-pages.ts': 'const page = `<html lang="en"><p lang="kk">волонтёр</p><p lang="ru">Школа</p></html>`',
    'admin/app/inputs/kazakh-countries.ts': "export const kazakhCountries: Names = { PG: 'Папуа – Жаңа Гвинея' }",
    'admin/app/kit/dates.ts': "const kazakhMonths = [...(['қаңтарларге'] as const)]",
    'admin/app/i18n/kz.ts': 'export const kz = { range: `$' + '{from} бiлiм` }',
  }
  /** Ways to compose a dash between words in code without regard to the language. */
  const composing = {
    'admin/app/kit/page.tsx': 'document.title = `$' + '{title} – $' + '{name}`',
    'admin/app/kit/row.tsx': 'export const Row = ({ title, name }: Row) => <p>{title} – {name}</p>',
    'web/server/title.ts': "export const title = (words: Words) => words.title + ' — ' + words.name",
  }
  let root = ''

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'texts-'))
    for (const [path, source] of Object.entries({ ...sources, ...composing })) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), source)
    }
    for (const room of ['content', 'admin/app']) await mkdir(join(root, room), { recursive: true })
  })
  afterAll(() => rm(root, { recursive: true }))

  test('one breach is found in each', async () => {
    const { texts } = await readTexts(root)
    const found = texts.filter(({ lang, text }) => faultsOf(lang, text).length > 0).map(({ file }) => file)
    expect(found.sort()).toEqual(Object.keys(sources).sort())
  })

  test('a dash that code composes is found in each', async () => {
    const { composed } = await readTexts(root)
    expect(composed.map(({ file }) => file).sort()).toEqual(Object.keys(composing).sort())
  })
})
