import type { Locale } from '@narkhoz/contract/locales.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../storage/storage.ts'
import { allOf, amongFew, anyInLead, anyOf, someOf, type Term, type Where } from './term.ts'

/** An entry that matches, and how well. */
export type Candidate = { kind: string; id: number; score: number; relevance: number }

/** The best of what matches, and how many there are of each kind; of very many only that they are. */
export type Candidates = {
  best: Candidate[]
  kinds: Record<string, number>
  /** Those that have every word, where these are more. */
  whole?: Candidates
}

/** A unique key of an entry. */
export const keyOf = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`

/** Limit of counted results; nobody looks at more. */
export const mostCounted = 500

/** As many are looked at one by one; of more it is enough to read from the newest back. */
export const fewEnough = 1500
const walked = 1500

/** Who is still typing waits less. */
const fewTitles = 400

const number = (value: number) => sql.raw(value.toFixed(6))

const entriesOf = (lang: Locale) => sql.identifier(`search_${lang}`)

/** Weight of a word by its rarity (inverse document frequency). */
const tells = ({ entries }: Term) => Math.log(1 + 10_000 / (1 + entries)) ** 1.5

/** Title above lead above body, and certain matches above possible ones. */
const missing = -0.3
const places = { title: 1, titleMaybe: 0.6, lead: 0.5, leadMaybe: 0.3, body: 0.2 } as const

/** The best field with a term's word. The body comes last: it is long, and stored outside the row. */
const placeOf = (term: Term, mayMiss: boolean): SQL => {
  const { strong, weak } = term
  const inBody = mayMiss
    ? sql`case when words @@ ${allOf([term])}::tsquery then ${number(places.body)} else ${number(missing)} end`
    : number(places.body)
  return sql`case
    when head @@ ${anyOf(strong)}::tsquery then ${number(places.title)}
    when head @@ ${anyOf(weak)}::tsquery then ${number(places.titleMaybe)}
    when head @@ ${anyInLead(strong)}::tsquery then ${number(places.lead)}
    when head @@ ${anyInLead(weak)}::tsquery then ${number(places.leadMaybe)}
    else ${inBody} end`
}

const today = () => Math.floor(Date.now() / 86_400_000)

/** Score of an entry's matches, from 1 for all words in its title down; missing words count against it. */
const relevanceOf = (terms: readonly Term[], mayMiss: boolean): SQL => {
  const all = terms.reduce((sum, term) => sum + tells(term), 0)
  return sql.join(
    terms.map((term) => sql`${number(tells(term) / all)} * ${placeOf(term, mayMiss)}`),
    sql` + `,
  )
}

/** Score of an entry: fields of its matches, share of its title, weight of its kind, age. */
const scoreOf = (terms: readonly Term[]): SQL => {
  const titled = inTitle(terms)
  return sql`relevance
    + 0.3 * power(least(1, ${titled}::real / size) * ${titled}::real / ${number(terms.length)}, 2)
    + 0.08 * weight
    + case when day is null then 0 else 0.12 * exp(least(0, day - ${number(today())}) / 900.0) end`
}

/** How many words of a title match these terms. */
const inTitle = (terms: readonly Term[]): SQL =>
  sql`(${sql.join(
    terms.map((term) => sql`(head @@ ${anyOf([...term.strong, ...term.weak])}::tsquery)::int`),
    sql` + `,
  )})`

/** Entries whose entire title is part of the query: a question how to enrol for a master's wants the page of that name. */
const wholeTitles = (terms: readonly Term[], without: readonly Term[]): SQL =>
  terms.length < 2 || without.length > 0
    ? sql`false`
    : sql`(head @@ ${amongFew(someOf(terms, 1, [], 'head'))}::tsquery and ${inTitle(terms)} >= size)`

type Key = { kind: string; id: number }

/** Excludes results that are already shown. */
const notAmong = (keys: readonly Key[] = []): SQL =>
  keys.length === 0
    ? sql`true`
    : sql`(kind, entry_id) not in (select k, i from jsonb_to_recordset(${JSON.stringify(keys.map(({ kind, id }) => ({ k: kind, i: id })))}::text::jsonb) as gone(k text, i int))`

type RankQuery = {
  lang: Locale
  /** Entries that are shown already, and neither found nor counted again. */
  shown?: readonly Key[] | undefined
  terms: readonly Term[]
  without: readonly Term[]
  query: Readonly<Record<Where, string>>
  isPart: boolean
  kind?: string | undefined
  need: number
}

const gather = async (
  db: Database,
  { lang, shown, terms, without, query, isPart, kind, need }: RankQuery,
  isDated = false,
): Promise<Candidates> => {
  const titles = isDated ? sql`false` : wholeTitles(terms, without)
  // A phrase index is lossy, and each row must be rechecked: too expensive for very many.
  const tsquery = isDated ? query.head : query.words
  const [row] = rowsOf<{ answer: Candidates }>(
    await db.execute(sql`
      with found as materialized (
        select kind, entry_id as id, day, relevance, ${scoreOf(terms)} as score
        from ${entriesOf(lang)}, lateral (select ${relevanceOf(terms, isPart || terms.length > 1)} as relevance) as t
        where (words @@ ${tsquery}::tsquery or ${titles}) and ${isDated ? sql`day is not null` : sql`true`} and ${notAmong(shown)}
      )
      select json_build_object(
        'kinds', (select coalesce(json_object_agg(kind, count), '{}') from (select kind, count(*)::int from found group by kind) as by_kind),
        'best', (select coalesce(json_agg(one), '[]') from (
          select kind, id, score, relevance from found where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
          order by score desc, day desc nulls last, kind, id limit ${need}
        ) as one)
      ) as answer`),
  )
  return row?.answer ?? { best: [], kinds: {} }
}

/** Those among the newest that match, as many as are needed. */
const walk = async (db: Database, { lang, shown, terms, query, isPart, need }: RankQuery, where: Where, rows: number) =>
  rowsOf<Candidate>(
    await db.execute(sql`
      select kind, entry_id as id, relevance, ${scoreOf(terms)} as score
      from (select * from ${entriesOf(lang)} where day is not null order by day desc, entry_id desc limit ${rows}) as newest,
        lateral (select ${relevanceOf(terms, isPart)} as relevance) as t
      where ${sql.identifier(where)} @@ ${query[where]}::tsquery and ${notAmong(shown)}
      limit ${need}`),
  )

/**
 * Entries of growing kinds with very many matches: title matches first, newest first, then other matches. A word that the newest
 * ones lack is rare enough for a scan.
 */
const newest = async (db: Database, ranking: RankQuery): Promise<Candidates> => {
  const { terms, need } = ranking
  const rows = Math.max(walked, need * 40)
  const found = new Map<string, Candidate>()
  const take = (some: readonly Candidate[]) => {
    for (const one of some) if (found.size < need) found.set(keyOf(one), one)
  }
  if (Math.min(...terms.map(({ titles }) => titles)) > fewEnough) take(await walk(db, ranking, 'head', rows))
  if (found.size < need) take(await walk(db, ranking, 'words', rows))
  if (found.size < need) return gather(db, ranking, true)
  const best = [...found.values()]
  const kinds = Object.fromEntries([...Map.groupBy(best, ({ kind }) => kind)].map(([kind]) => [kind, mostCounted]))
  return { best, kinds }
}

/** A query against texts and against titles. */
const inBoth = (queryIn: (where: Where) => string): RankQuery['query'] => ({ words: queryIn('words'), head: queryIn('head') })

const byScore = (one: Candidate, other: Candidate) => other.score - one.score

const gatherAll = async (db: Database, ranking: RankQuery, expected: number): Promise<Candidates> => {
  if (expected <= fewEnough) return gather(db, ranking)
  const [few, many] = await Promise.all([
    gather(db, { ...ranking, query: inBoth((where) => amongFew(ranking.query[where])) }),
    newest(db, ranking),
  ])
  const best = [...few.best, ...many.best].filter(({ kind }) => ranking.kind === undefined || kind === ranking.kind)
  return { best: best.toSorted(byScore), kinds: { ...many.kinds, ...few.kinds } }
}

/** Query of candidates. */
export type CandidateQuery = {
  lang: Locale
  terms: readonly Term[]
  without: readonly Term[]
  kind?: string | undefined
  need: number
  /** Entries that are shown already, and neither found nor counted again. */
  shown?: readonly Key[] | undefined
  /** Only those that have every word. */
  isWhole?: boolean
}

/** Of more words the most frequent are dropped: they are least specific, and every word is matched against every scored entry. */
const mostWeighed = 8

const rarest = (terms: readonly Term[], many: number) => terms.toSorted((one, other) => one.entries - other.entries).slice(0, many)

/** The terms for scoring. Forms of one word are one term: repetition adds nothing. */
const weighedAmong = (terms: readonly Term[]) => {
  const known = terms.filter(({ certainty }) => certainty !== 'unknown')
  return rarest([...new Map(known.map((term) => [allOf([term]), term])).values()], mostWeighed)
}

const mostTerms = 5

/** Limit of alternatives per word where some of the words suffice: every combination of them repeats each alternative. */
const mostWays = 8

const narrowed = (term: Term): Term => {
  const strong = term.strong.slice(0, mostWays)
  return { ...term, strong, weak: term.weak.slice(0, mostWays - strong.length) }
}

/** Numbers of required words, step by step: more matches rank first in any case. */
const stepsFrom = (most: number) => new Set([most, Math.ceil(most / 2), 1].filter((many) => many > 0))

const enough = 5

/** Whether enough have every word, and not only in passing: else those that have most of them in their title are shown as well. */
const isEnough = ({ best }: Candidates) => best.length >= enough && best.some(({ relevance }) => relevance > places.lead)

/** The entries that have all words, or those that have the most of them. */
export const candidates = async (
  db: Database,
  { lang, terms, without, kind, need: wanted, shown, isWhole = false }: CandidateQuery,
): Promise<Candidates> => {
  // Whether there are enough must not depend on how many are shown on a page.
  const need = Math.max(wanted, enough)
  const known = weighedAmong(terms)
  if (known.length === 0) return { best: [], kinds: {} }
  const fewest = Math.min(...known.map(({ entries }) => entries))
  const ranking = { lang, kind, need, shown, terms: known, without, query: inBoth((where) => allOf(known, without, where)), isPart: false }
  const whole = await gatherAll(db, ranking, fewest)
  if (known.length === 1 || isWhole || isEnough(whole)) return whole
  // The rarest words are the most specific.
  const telling = rarest(known, mostTerms).map(narrowed)
  let part = whole
  for (const many of stepsFrom(telling.length - (known.length > mostTerms ? 0 : 1))) {
    if (part.best.length >= enough) break
    const used = many === 1 ? telling.slice(0, 2) : telling
    const expected = used.toSorted((one, other) => one.entries - other.entries).at(-many)?.entries ?? 0
    const query = inBoth((where) => someOf(used, many, without, where))
    part = await gatherAll(db, { ...ranking, terms: telling, query, isPart: true }, expected)
  }
  return { ...part, whole }
}

/** The entries that have all words in their title, the best first. */
export const titleCandidates = async (db: Database, { lang, terms, without, need }: CandidateQuery): Promise<Candidate[]> => {
  const known = weighedAmong(terms)
  if (known.length === 0) return []
  const ranking = { lang, need, terms: known, without, query: inBoth((where) => allOf(known, without, where)), isPart: false }
  const isMany = Math.min(...known.map(({ titles }) => titles)) > fewTitles
  const inTitles = async (query: string) =>
    rowsOf<Candidate>(
      await db.execute(sql`
        select kind, entry_id as id, relevance, ${scoreOf(known)} as score
        from ${entriesOf(lang)}, lateral (select ${relevanceOf(known, false)} as relevance) as t
        where head @@ ${query}::tsquery
        order by score desc, day desc nulls last, kind, entry_id limit ${need}`),
    )
  if (!isMany) return inTitles(ranking.query.head)
  const few = await inTitles(amongFew(ranking.query.head))
  return few.length >= need ? few : [...few, ...(await walk(db, { ...ranking, need: need - few.length }, 'head', walked))].toSorted(byScore)
}
