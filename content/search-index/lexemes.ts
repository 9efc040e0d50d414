import type { Locale } from '@narkhoz/contract/locales.ts'
import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Database, rowsOf, type Transaction } from '../storage/storage.ts'
import { kazakhStem, kazakhStopWords } from './kazakh-stem.ts'

/** A lexeme, or undefined for a stop word. */
export type Lexeme = string | undefined

/** PostgreSQL's dictionary for a word of a text in this language: Russian texts contain Latin names too. */
const dictionaries: Readonly<Record<Exclude<Locale, 'kz'>, (word: SQL) => SQL>> = {
  ru: (word) => sql`case when ${word} ~ '^[a-z0-9]+$' then ts_lexize('english_stem', ${word}) else ts_lexize('russian_stem', ${word}) end`,
  en: (word) => sql`ts_lexize('english_stem', ${word})`,
}

const known = { kz: cache(), ru: cache(), en: cache() } as const satisfies Record<Locale, LRUCache<string, { lexeme: Lexeme }>>

function cache() {
  return new LRUCache<string, { lexeme: Lexeme }>({ max: 5000 })
}

const shortest = 2

// Question words, in addition to the dictionaries' stop words.
const questions: Readonly<Record<Exclude<Locale, 'kz'>, ReadonlySet<string>>> = {
  ru: new Set(['сколько', 'какие', 'какая', 'какое', 'какую', 'каком', 'каких', 'нужно', 'нужны', 'нужен', 'нужна', 'хочу', 'ли', 'про']),
  en: new Set(['want', 'need', 'get', 'find', 'please', 'many', 'much']),
}

// Words that the English dictionary conflates with others (public, intern, organ), and spelling variants.
const english: readonly (readonly [RegExp, string])[] = [
  [/^publications?$/, 'publication'],
  [/^international(?:ly)?$/, 'international'],
  [/^organi[sz]ation(?:s|al)?$/, 'organisation'],
  [/^universit(?:y|ies)$/, 'university'],
  [/^business(?:es)?$/, 'business'],
  [/^experiment(?:s|al)?$/, 'experiment'],
  [/^program(?:me)?s?$/, 'program'],
  [/^cent(?:re|er)s?$/, 'centre'],
  [/^instal(?:l)?ments?$/, 'instalment'],
  [/^enroll?(?:s|ed|ing|ment|ments)?$/, 'enrol'],
]

const isNumber = (word: string) => /^\d+$/.test(word)

const plain = (word: string) => word.replaceAll('-', '')

const askDictionary = async (db: Database | Transaction, words: readonly string[], lang: Exclude<Locale, 'kz'>) => {
  const lexized = dictionaries[lang](sql`plain`)
  const rows = rowsOf<{ word: string; lexeme: string | null }>(
    await db.execute(sql`
      select word, (${lexized})[1] as lexeme
      from (select word, replace(word, '-', '') as plain from jsonb_array_elements_text(${JSON.stringify(words)}::text::jsonb) as word) given`),
  )
  // A short word is no inflected form: ИИ is not и.
  return rows.map(({ word, lexeme }) => {
    if (lexeme === null || questions[lang].has(word)) return [word, undefined] as const
    const own = english.find(([form]) => form.test(word))
    if (own) return [word, own[1]] as const
    return [word, word.length <= shortest ? word : lexeme] as const
  })
}

const askKazakh = (words: readonly string[]) =>
  words.map((word) => [word, kazakhStopWords.has(word) ? undefined : kazakhStem(plain(word))] as const)

/** The lexemes of words, in the language of their text. */
export const lexemesOf = async (
  db: Database | Transaction,
  words: Iterable<string>,
  lang: Locale,
): Promise<ReadonlyMap<string, Lexeme>> => {
  const found = new Map<string, Lexeme>()
  const unknown: string[] = []
  for (const word of words) {
    const kept = known[lang].get(word)
    if (isNumber(word)) found.set(word, word)
    else if (kept) found.set(word, kept.lexeme)
    else unknown.push(word)
  }
  if (unknown.length === 0) return found
  const pairs = lang === 'kz' ? askKazakh(unknown) : await askDictionary(db, unknown, lang)
  for (const [word, lexeme] of pairs) {
    found.set(word, lexeme)
    known[lang].set(word, { lexeme })
  }
  return found
}
