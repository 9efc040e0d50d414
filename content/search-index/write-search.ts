import type { Locale } from '@narkhoz/contract/locales.ts'
import { skeleton } from '@narkhoz/contract/skeleton.ts'
import { sql } from 'drizzle-orm'
import { inBatches } from '../storage/batches.ts'
import type { Transaction } from '../storage/storage.ts'
import { type Lexeme, lexemesOf } from './lexemes.ts'
import { phoneWords } from './phone-words.ts'
import { tokenize } from './tokenize.ts'
import { inLead, isFew, quoted } from './tsquery.ts'
import type { Word } from './word.ts'

/** The search document of an entry in one language. */
export type SearchDocument = {
  kind: string
  entryId: number
  weight: number
  day: number | null
  title: string
  /** What its title is as well, though it is not shown so. */
  alias: string
  lead: string
  body: string
}

/** Who reads to the end of a longer text finds it by something else. */
const longestBody = 20_000

/** Numbers longer than this are in no vocabulary: they are looked for as they are, and there may be one for each entry. */
const longestNumber = 4

/** Whether a lexeme is counted and stored in the vocabulary. */
const isKept = (lexeme: string) => !/^\d+$/.test(lexeme) || lexeme.length <= longestNumber

const table = (name: string, lang: Locale) => sql.identifier(`${name}_${lang}`)

type Key = { kind: string; id: number }

/** Takes the rows of entries away, and counts their words off. */
export const removeSearch = (tx: Transaction, keys: readonly Key[], lang: Locale) =>
  inBatches(
    keys.map(({ kind, id }) => ({ kind, entry_id: id })),
    (json) =>
      tx.execute(sql`
        with gone as (
          delete from ${table('search', lang)} s using jsonb_to_recordset(${json}) as k(kind text, entry_id int)
          where s.kind = k.kind and s.entry_id = k.entry_id
          returning s.words, s.head
        ), used as (
          select lexeme, 1 as entries, 0 as titles from gone, unnest(tsvector_to_array(words)) as lexeme
          union all
          select lexeme, 0, 1 from gone, unnest(tsvector_to_array(head)) as lexeme
        )
        update ${table('search_lexemes', lang)} l set entries = l.entries - u.entries, titles = l.titles - u.titles
        from (select lexeme, sum(entries)::int as entries, sum(titles)::int as titles from used group by lexeme) u
        where l.lexeme = u.lexeme`),
  )

type TokenizedDocument = { row: SearchDocument; title: Word[]; alias: Word[]; lead: Word[]; body: Word[] }

const allWords = ({ title, alias, lead, body }: TokenizedDocument) => [...title, ...alias, ...lead, ...body]

const read = (row: SearchDocument): TokenizedDocument => ({
  row,
  title: tokenize(row.title),
  alias: tokenize(row.alias),
  lead: tokenize(row.lead),
  body: [...tokenize(row.body.slice(0, longestBody)), ...phoneWords(`${row.lead} ${row.body.slice(0, longestBody)}`)],
})

/** The lexemes of words; stop words only in names, or in titles without other words. */
const lexemesIn = (words: readonly Word[], lexemes: ReadonlyMap<string, Lexeme>, isTitle = false) => {
  const found = words.map(({ text, isShouted }) => lexemes.get(text) ?? (isShouted || isTitle ? text : undefined))
  return new Set(found.filter((lexeme) => lexeme !== undefined))
}

type Row = {
  kind: string
  entry_id: number
  weight: number
  day: number | null
  size: number
  head: string[]
  words: string[]
  /** The words with their places, as the database reads them. */
  placed: string
}

/** PostgreSQL's maximum position. */
const lastPlace = 16_383

/** Limit of positions per word: a more frequent one is near every other word anyway. */
const mostPlaces = 60

/** So far are a title, a lead and a text from each other that no phrase reaches over. */
const gap = 5

/** Positions of lexemes. Stop words take none, and a compound has that of its last part. */
const placesIn = (texts: readonly (readonly Word[])[], lexemes: ReadonlyMap<string, Lexeme>) => {
  const places = new Map<string, number[]>()
  let place = 0
  for (const words of texts) {
    place += gap
    for (const { text, isShouted } of words) {
      const lexeme = lexemes.get(text) ?? (isShouted ? text : undefined)
      if (lexeme === undefined) continue
      if (!text.includes('-')) place++
      const own = places.get(lexeme) ?? []
      if (place <= lastPlace && own.length < mostPlaces && own.at(-1) !== place) own.push(place)
      places.set(lexeme, own)
    }
  }
  return places
}

const placedWords = (words: readonly string[], places: ReadonlyMap<string, readonly number[]>) =>
  words.map((lexeme) => [quoted(lexeme), ...(places.get(lexeme)?.length ? [places.get(lexeme)?.join()] : [])].join(':')).join(' ')

const rowOf = ({ row, ...texts }: TokenizedDocument, lexemes: ReadonlyMap<string, Lexeme>): Row => {
  const title = lexemesIn([...texts.title, ...texts.alias], lexemes, true)
  const lead = lexemesIn(texts.lead, lexemes)
  const words = [...new Set([...title, ...lead, ...lexemesIn(texts.body, lexemes)]), ...(row.day === null ? [isFew] : [])]
  const places = placesIn([texts.title, texts.alias, texts.lead, texts.body], lexemes)
  return {
    kind: row.kind,
    entry_id: row.entryId,
    weight: row.weight,
    day: row.day,
    size: Math.max(1, texts.title.filter(({ text }) => !text.includes('-') && lexemes.get(text)).length),
    head: [...title, ...[...lead].map((lexeme) => inLead + lexeme), ...(row.day === null ? [isFew] : [])],
    words,
    placed: placedWords(words, places),
  }
}

/** How many of these entries have each lexeme, and how many in their title. */
const counted = (rows: readonly Row[]) => {
  const counts = new Map<string, { lexeme: string; skeleton: string; entries: number; titles: number }>()
  const count = (lexeme: string, what: 'entries' | 'titles') => {
    if (lexeme === isFew || !isKept(lexeme)) return
    const one = counts.get(lexeme) ?? { lexeme, skeleton: skeleton(lexeme), entries: 0, titles: 0 }
    one[what]++
    counts.set(lexeme, one)
  }
  for (const { words, head } of rows) {
    for (const lexeme of words) count(lexeme, 'entries')
    for (const lexeme of head) if (!lexeme.startsWith(inLead)) count(lexeme, 'titles')
  }
  return [...counts.values()]
}

/** The words to be looked up by, each with its skeleton and lexeme. */
const vocabulary = (reads: readonly TokenizedDocument[], lexemes: ReadonlyMap<string, Lexeme>) => {
  const words = new Map(reads.flatMap(allWords).map((word) => [word.text, word]))
  return [...words.keys()].flatMap((word) => {
    const lexeme = lexemes.get(word) ?? word
    return isKept(word) ? [{ word, skeleton: skeleton(word.replaceAll('-', '')), lexeme }] : []
  })
}

/** Writes what search reads of entries in one language; those that had rows must have lost them. */
export const addSearch = async (tx: Transaction, entries: readonly SearchDocument[], lang: Locale) => {
  if (entries.length === 0) return
  const reads = entries.map(read)
  const given = new Set(reads.flatMap(allWords).map(({ text }) => text))
  const lexemes = await lexemesOf(tx, given, lang)
  const rows = reads.map((one) => rowOf(one, lexemes))
  await inBatches(vocabulary(reads, lexemes), (json) =>
    tx.execute(sql`
      insert into ${table('search_words', lang)} (word, skeleton, lexeme)
      select word, skeleton, lexeme from jsonb_to_recordset(${json}) as row(word text, skeleton text, lexeme text)
      on conflict (word) do nothing`),
  )
  await inBatches(counted(rows), (json) =>
    tx.execute(sql`
      insert into ${table('search_lexemes', lang)} as l (lexeme, skeleton, entries, titles)
      select lexeme, skeleton, entries, titles
      from jsonb_to_recordset(${json}) as row(lexeme text, skeleton text, entries int, titles int)
      on conflict (lexeme) do update set entries = l.entries + excluded.entries, titles = l.titles + excluded.titles`),
  )
  await inBatches(rows, (json) =>
    tx.execute(sql`
      insert into ${table('search', lang)} (kind, entry_id, weight, day, size, head, words)
      select kind, entry_id, weight, day, size, array_to_tsvector(head), placed::tsvector
      from jsonb_to_recordset(${json}) as row(kind text, entry_id int, weight real, day int, size smallint, head text[], placed text)`),
  )
}
