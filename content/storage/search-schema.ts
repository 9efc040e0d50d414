import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { sql } from 'drizzle-orm'
import { customType, index, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const searchTable = <L extends Locale>(lang: L) =>
  pgTable(
    `search_${lang}`,
    {
      kind: text().notNull(),
      entryId: integer('entry_id').notNull(),
      /** How much its kind matters, whatever is looked for. */
      weight: real().notNull(),
      /** The day since 1970 of an entry whose kind is read from the newest back; the newer matters more. */
      day: integer(),
      /** How many words its title has. */
      size: smallint().notNull(),
      /** What its title says, and what its lead says with a sign before it (`content/search-index/tsquery.ts`). */
      head: tsvector().notNull(),
      /** Everything it says. */
      words: tsvector().notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.kind, table.entryId] }),
      index(`search_${lang}_head`).using('gin', table.head),
      index(`search_${lang}_words`).using('gin', table.words),
      index(`search_${lang}_day`).on(table.day, table.entryId).where(sql`${table.day} is not null`),
    ],
  )

/** What search reads of entries, a table a language, written with the entry. */
export const searchKz = searchTable('kz')
export const searchRu = searchTable('ru')
export const searchEn = searchTable('en')

const wordTable = <L extends Locale>(lang: L) =>
  pgTable(
    `search_words_${lang}`,
    {
      word: text().primaryKey(),
      /** The same for every spelling of it. */
      skeleton: text().notNull(),
      /** The same for every form of it, and what `search_*` holds. */
      lexeme: text().notNull(),
    },
    (table) => [
      index(`search_words_${lang}_skeleton`).on(table.skeleton.op('text_pattern_ops')),
      index(`search_words_${lang}_like`).using('gin', table.skeleton.op('gin_trgm_ops')),
    ],
  )

/** Every word that was ever read, a table a language: what visitors type is looked up here first. */
export const searchWordsKz = wordTable('kz')
export const searchWordsRu = wordTable('ru')
export const searchWordsEn = wordTable('en')

const lexemeTable = <L extends Locale>(lang: L) =>
  pgTable(
    `search_lexemes_${lang}`,
    {
      lexeme: text().primaryKey(),
      skeleton: text().notNull(),
      /** How many entries have it now, and how many in their title. */
      entries: integer().notNull(),
      titles: integer().notNull(),
    },
    (table) => [index(`search_lexemes_${lang}_skeleton`).on(table.skeleton)],
  )

/** Document frequency of each lexeme; unused ones have zero. */
export const searchLexemesKz = lexemeTable('kz')
export const searchLexemesRu = lexemeTable('ru')
export const searchLexemesEn = lexemeTable('en')

/** The tables of a language. */
export const searchTables = {
  kz: { entries: searchKz, words: searchWordsKz, lexemes: searchLexemesKz },
  ru: { entries: searchRu, words: searchWordsRu, lexemes: searchLexemesRu },
  en: { entries: searchEn, words: searchWordsEn, lexemes: searchLexemesEn },
} as const satisfies Record<Locale, object>

/** The version of the index above: an outdated one is rebuilt. */
export const searchState = pgTable('search_state', { version: integer().primaryKey() })

/** What visitors looked for in vain: words and how often, and nothing about who. */
export const searchMisses = pgTable(
  'search_misses',
  {
    lang: text({ enum: locales }).notNull(),
    query: text().notNull(),
    count: integer().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.query] }), index('search_misses_last').on(table.lastAt)],
)
