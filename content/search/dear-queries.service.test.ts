import { apiBase } from '@narkhoz/contract/api.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { longestQuery } from '@narkhoz/contract/search.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { rowsOf } from '../storage/storage.ts'
import { eventually } from '../testing/eventually.ts'
import { statementsDuring } from '../testing/statements.ts'
import { startService, type TestService } from '../testing/test-service.ts'
import { queries } from './queries/queries.ts'
import { phrasesIn } from './synonyms.ts'

let service: TestService
const vocabulary = {} as Record<Locale, string[]>
/** The queries that editors have best bets for. */
const betQueries = {} as Record<Locale, string[]>

beforeAll(async () => {
  service = await startService()
  for (const lang of locales) {
    const [words, lexemes] = [sql.identifier(`search_words_${lang}`), sql.identifier(`search_lexemes_${lang}`)]
    const rows = rowsOf<{ word: string }>(
      await service.storage.db.execute(sql`
        select w.word from ${words} w join ${lexemes} l on l.lexeme = w.lexeme
        where w.word !~ '[-0-9]' order by l.entries desc, w.word`),
    )
    vocabulary[lang] = rows.map(({ word }) => word)
    const bets = rowsOf<{ queries: string }>(
      await service.storage.db.execute(
        sql`select attributes -> 'queries' ->> ${lang} as queries from entries where kind = 'best-bet' order by id`,
      ),
    )
    betQueries[lang] = bets.flatMap(({ queries }) => phrasesIn(queries))
  }
})
afterAll(() => service.stop())

const ask = async (call: string, values: Record<string, string>) => {
  service.service.answers.drop()
  const answer = await service.request(`${apiBase}/${call}?${new URLSearchParams(values)}`)
  expect(answer.status, values.query).toBe(200)
  return (await answer.json()) as { data: unknown[]; meta: { total: number; last_page: number } }
}

const fitting = (words: readonly string[]) =>
  words.reduce((query, word) => (query.length + word.length < longestQuery ? `${query} ${word}` : query), '').trim()

/** Letters without an order, always the same. */
const jumbled = (lang: Locale, length: number, from: number) => {
  const letters = lang === 'en' ? 'abcdefghiklmnoprstuvwyz' : 'абвгдежзиклмнопрстуфхцчшщыюя'
  return Array.from({ length }, (_, at) => letters[((from + 3) * (at + 7) * (at + from + 11)) % letters.length]).join('')
}

const slipped = (word: string) => `${word.slice(0, 3)}${word.slice(4)}`
const twelve = (make: (at: number) => string) => Array.from({ length: 12 }, (_, at) => make(at))

const betWords = (lang: Locale) =>
  [...new Set(betQueries[lang].flatMap((query) => query.split(/[\s-]+/)))].filter(({ length }) => length > 6)

/** Queries that anybody could invent to keep the service busy. */
const dear = (lang: Locale): Record<string, string> => {
  const words = vocabulary[lang]
  const foreign = vocabulary[lang === 'en' ? 'ru' : 'en']
  return {
    'words of forty letters': fitting(twelve((at) => jumbled(lang, 39, at))),
    'words of fifteen letters': fitting(twelve((at) => jumbled(lang, 15, at))),
    'words of seven letters': fitting(twelve((at) => jumbled(lang, 7, at))),
    'two letters each': fitting([...new Set(words.map((word) => word.slice(0, 2)))].slice(0, 12)),
    'beginnings of many words': fitting(
      [...new Set(words.filter(({ length }) => length > 7).map((word) => word.slice(0, 3)))].slice(0, 12),
    ),
    'the commonest words': fitting(words.slice(0, 12)),
    'the rarest words': fitting(words.slice(-12)),
    'a slip in each': fitting(
      words
        .filter(({ length }) => length > 8)
        .slice(0, 12)
        .map(slipped),
    ),
    'a slip in each, another language': fitting(
      foreign
        .filter(({ length }) => length > 8)
        .slice(0, 12)
        .map(slipped),
    ),
    'endings that nobody writes': fitting(
      words
        .filter(({ length }) => length > 8)
        .slice(-12)
        .map((word) => `${word}${jumbled(lang, 8, 5)}`),
    ),
    'letters of many spellings': fitting(twelve((at) => 'xkscjyewyodzhkh'.repeat(3).slice(at, at + 15))),
    'mixed scripts': fitting(twelve((at) => jumbled('ru', 6, at) + jumbled('en', 6, at))),
    'unwanted words': `${words[0]} ${fitting(words.slice(1, 13).map((word) => `-${word}`))}`.slice(0, longestQuery),
    'words of many best bets': fitting(betWords(lang)),
    'a slip in each of eight words of best bets': fitting(betWords(lang).slice(0, 8).map(slipped)),
    'beginnings of best bets': fitting(
      betWords(lang)
        .slice(0, 12)
        .map((word) => word.slice(0, 3)),
    ),
    'one word again and again': 'экономика '.repeat(20),
    'far too long': 'abcdefg '.repeat(1500),
  }
}

/** What costs one look at the bets and one at each of their pages more than other words: themselves, in other spellings, half typed. */
const betQueriesIn = (lang: Locale) =>
  betQueries[lang].filter((_, at) => at % 6 === 0).flatMap((query) => [query, slipped(query), query.slice(0, 3)])

const someBets = (lang: Locale) => betQueriesIn(lang).filter((_, at) => at % 5 === 0)

const ordinary = (lang: Locale) => [...queries[lang].well, ...queries[lang].badly].filter((_, at) => at % 6 === 0).map(([typed]) => typed)

test('however a query is composed, it takes a few statements', async () => {
  for (const lang of locales) {
    for (const [name, query] of Object.entries(dear(lang))) {
      const search = await statementsDuring(service.storage.reading, () => ask('search/index', { query, lang }))
      expect(search.length, `${lang}: ${name}`).toBeLessThanOrEqual(35)
      const suggest = await statementsDuring(service.storage.reading, () => ask('search/suggest', { query, lang }))
      expect(suggest.length, `${lang}: ${name}`).toBeLessThanOrEqual(25)
    }
  }
})

test('what editors put first costs a few questions more, and suggestions for it too', async () => {
  for (const lang of locales) {
    expect(betQueries[lang].length).toBeGreaterThan(50)
    for (const query of betQueriesIn(lang)) {
      const search = await statementsDuring(service.storage.reading, () => ask('search/index', { query, lang }))
      expect(search.length, `${lang}: ${query}`).toBeLessThanOrEqual(35)
      const suggest = await statementsDuring(service.storage.reading, () => ask('search/suggest', { query, lang }))
      expect(suggest.length, `${lang}: ${query}`).toBeLessThanOrEqual(25)
    }
  }
})

test('best bets cost no more the more of them lead to pages that are gone', async () => {
  const made = 40
  const bet = (id: number) => ({
    kind: 'best-bet',
    id,
    status: 'published' as const,
    attributes: {
      queries: { kz: 'зырзыбақстан', ru: 'зырзыбақстан', en: 'зырзыбақстан' },
      targets: ['a', 'b', 'c'].map((name) => ({ url: `/news/gone-${id}-${name}#question-${id}` })),
    },
  })
  const costOf = async (call: string) => {
    const statements = await statementsDuring(service.storage.reading, () => ask(call, { query: 'зырзыбақстан', lang: 'ru' }))
    return statements.length
  }
  for (const [call, most] of [
    ['search/index', 35],
    ['search/suggest', 25],
  ] as const) {
    await save(service.storage, [bet(900)])
    const one = await costOf(call)
    await save(
      service.storage,
      Array.from({ length: made }, (_, at) => bet(900 + at)),
    )
    await eventually(async () => expect(await costOf(call)).toBeGreaterThan(one))
    expect(await costOf(call), call).toBeLessThanOrEqual(most)
    await save(
      service.storage,
      Array.from({ length: made }, (_, at) => ({ ...bet(900 + at), status: 'draft' as const })),
    )
  }
})

// PGlite alone runs in this process, where its time is separable from that of the machine.
test.runIf(process.env.STORAGE === 'pglite').each(['search/index', 'search/suggest'])(
  'the most expensive query of %s takes a small multiple of an ordinary one',
  async (call) => {
    const timeOf = async (query: string, lang: Locale) => {
      const times: number[] = []
      for (let time = 0; time < 3; time++) {
        const before = process.cpuUsage()
        await ask(call, { query, lang })
        const { user, system } = process.cpuUsage(before)
        times.push(user + system)
      }
      return Math.min(...times)
    }
    const usual: number[] = []
    for (const lang of locales) for (const query of ordinary(lang)) usual.push(await timeOf(query, lang))
    const median = usual.toSorted((one, other) => one - other)[Math.floor(usual.length / 2)] ?? Number.NaN
    const ratios: Record<string, number> = {}
    for (const lang of locales)
      for (const [name, query] of [...Object.entries(dear(lang)), ...someBets(lang).map((query) => [query, query] as const)])
        ratios[`${lang}: ${name}`] = (await timeOf(query, lang)) / median
    // Five times at the most on a quiet machine; a hundred and twenty before it was bounded.
    expect(Object.entries(ratios).filter(([, ratio]) => ratio > 15)).toEqual([])
  },
)

test.each([
  ['экономика', 'ru'],
  ['студент', 'kz'],
  ['зырзыбақ торсық', 'kz'],
] as const)('a page of %j beyond the counted results is empty, and takes no more statements than the first', async (query, lang) => {
  let first: Awaited<ReturnType<typeof ask>> | undefined
  const usual = await statementsDuring(service.storage.reading, async () => {
    first = await ask('search/index', { query, lang, limit: '100' })
  })
  const known = new Set(usual.map((statement) => JSON.stringify(statement)))
  for (const page of ['7', '1000', '9999999']) {
    const sent = await statementsDuring(service.storage.reading, async () => {
      const { data, meta } = await ask('search/index', { query, lang, limit: '100', page })
      expect([data, meta.total, meta.last_page]).toEqual([[], first?.meta.total, first?.meta.last_page])
    })
    expect(sent.filter((statement) => !known.has(JSON.stringify(statement)))).toEqual([])
  }
})
