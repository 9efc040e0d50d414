import { slugFrom } from '@narkhoz/contract/admin/slug-from.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type Locale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import type { BestBetAnswer, SearchMeta, SearchResult, Suggestion } from '@narkhoz/contract/search.ts'
import { redirectFrom } from '../entries/redirect-from.ts'
import type { ReferenceNameCache } from '../entries/reference-names.ts'
import { queryWords } from '../search-index/tokenize.ts'
import { nothing } from '../search-index/tsquery.ts'
import type { Database } from '../storage/storage.ts'
import { BestBets } from './best-bets.ts'
import { betResults } from './bet-results.ts'
import { type Candidates, candidates, fewEnough, keyOf, mostCounted } from './candidates.ts'
import { highlight } from './highlight.ts'
import { correctedQuery, type Interpretation, isExact, isSure, isWhole, QueryInterpreter, unknownIn } from './interpret-query.ts'
import { resultsOf } from './results.ts'
import { suggestions } from './suggestions.ts'
import { Synonyms } from './synonyms.ts'
import { allOf } from './term.ts'
import { worded, type ZeroResults } from './zero-results.ts'

/** Query of a search. */
export type Question = {
  query: string
  lang: Locale
  page: number
  limit: number
  kind?: string | undefined
  /** Aborts when the client is gone or the timeout is over: checked between the steps. */
  signal?: AbortSignal | undefined
}

/** The answer of a search. */
export type Answer = { found: SearchResult[]; total: number } & Pick<SearchMeta, 'corrected' | 'leads_to' | 'more' | 'kinds'>

/** How a search ended: with results, with results of corrected words, led elsewhere by editors, in vain, or refused for lack of room. */
export type SearchOutcome = 'found' | 'corrected' | 'led' | 'in_vain' | 'refused'

const outcomeOf = ({ total, corrected, leads_to }: Answer): SearchOutcome => {
  if (leads_to) return 'led'
  if (total === 0) return 'in_vain'
  return corrected ? 'corrected' : 'found'
}

type Understood = {
  own: Interpretation
  others: Interpretation[]
  text: string
  corrected?: string | undefined
  /** The words that no text contains as typed. */
  unknown: readonly string[]
}

const labelOf = (kind: string, lang: Locale) => (entities as Record<string, Entity>)[kind]?.label[lang] ?? kind

const total = (kinds: Candidates['kinds']) => Object.values(kinds).reduce((sum, count) => sum + count, 0)

const kindsOf = (kinds: Candidates['kinds'], lang: Locale) =>
  Object.entries(kinds)
    .map(([value, count]) => ({ value, title: labelOf(value, lang), count: Math.min(count, mostCounted) }))
    .toSorted((one, other) => other.count - one.count || one.title.localeCompare(other.title, languageTags[lang]))

/** Throws if the search is aborted. */
const goOn = (signal: AbortSignal | undefined) => {
  if (signal?.aborted) throw new ServiceError('busy', { retryAfter: 5, cause: signal.reason })
}

/** A result of another language as the visitor's own has it, where it is written in that. */
const ownOf = (own: SearchResult | undefined): Pick<SearchResult, 'own' | 'note'> => {
  if (!own || own.fallback.includes('title')) return {}
  const { title, lead, note } = own
  return { own: { title, lead }, ...(note && { note }) }
}

/** With fewer results than these, other languages are looked into. */
const littleFound = constants.paging.usual

/** Finds entries by words, however they are spelt. */
export class Search {
  readonly #db: Database
  readonly #names: ReferenceNameCache
  readonly #synonyms: Synonyms
  readonly #reader: QueryInterpreter
  readonly #bets: BestBets
  /** What visitors looked for in vain. */
  readonly misses: ZeroResults
  /** Called with the outcome of each search. */
  ended: (outcome: SearchOutcome) => void = () => undefined

  constructor(db: Database, names: ReferenceNameCache, misses: ZeroResults) {
    this.#db = db
    this.misses = misses
    this.#names = names
    this.#synonyms = new Synonyms(db)
    this.#reader = new QueryInterpreter(db, this.#synonyms)
    this.#bets = new BestBets(db)
  }

  /** Drops cached data of a changed kind, or everything. */
  drop(kind?: string) {
    if (kind === undefined || kind === entities.synonym.kind) this.#synonyms.drop()
    if (kind === undefined || kind === entities['best-bet'].kind) this.#bets.drop()
  }

  /** A page of results, best first; results of other languages come last. */
  async find(question: Question): Promise<Answer> {
    if (queryWords(question.query).wanted.length === 0) return { found: [], total: 0 }
    const answer = await this.#find(question)
    this.ended(outcomeOf(answer))
    return answer
  }

  async #find({ query, lang, page, limit, kind, signal }: Question): Promise<Answer> {
    const { own, others, text, corrected, unknown } = await this.#understand(query, lang, signal)
    const { bets: chosen, areAsTyped } = await this.#bets.for(query, unknown)
    const bets = await betResults(this.#db, this.#names, chosen, lang)
    const first = bets.filter((bet) => kind === undefined || bet.kind === kind)
    // A page beyond the counted results is empty: it costs as much as the first one, however large its number is.
    const at = (page - 1) * limit
    const need = at < mostCounted ? at + limit : limit
    const [from, to] = [Math.max(0, at - first.length), Math.max(0, at + limit - first.length)]
    goOn(signal)
    const { mine, elsewhere } = await this.#gathered({ own, others, text }, { lang, kind, need, shown: bets, signal })
    const matching = kind === undefined ? total(mine.kinds) : (mine.kinds[kind] ?? 0)
    const foreign = elsewhere.filter((result) => kind === undefined || result.kind === kind)
    const shown = mine.best.slice(from, to)
    const found = [
      ...first.slice(at, at + limit),
      ...(await highlight(this.#db, await resultsOf(this.#db, this.#names, shown, lang), own.terms, lang)),
      ...foreign.slice(Math.max(0, from - matching), Math.max(0, to - matching)),
    ]
    const kinds = { ...mine.kinds }
    for (const result of [...bets.filter((bet) => bet.kind in entities && bet.kind !== entities['best-bet'].kind), ...elsewhere])
      kinds[result.kind] = (kinds[result.kind] ?? 0) + 1
    const all = first.length + Math.min(matching, mostCounted) + foreign.length
    if (all === 0 && kind === undefined) return { found: [], total: 0, ...(await this.#inVain(query, lang)) }
    return {
      found,
      total: all,
      ...(matching > mostCounted || Object.values(mine.kinds).includes(mostCounted) ? { more: true as const } : {}),
      ...(corrected && !areAsTyped && { corrected }),
      kinds: kindsOf(kinds, lang),
    }
  }

  /** Where editors lead those who look for these words; what leads nowhere is counted. */
  async #inVain(query: string, lang: Locale): Promise<Pick<Answer, 'leads_to'>> {
    const slug = slugFrom(worded(query))
    const to = slug && (await redirectFrom(this.#db, `/${slug}`))
    if (to) return { leads_to: to }
    this.misses.note(query, lang)
    return {}
  }

  /** Suggestions for an incomplete query. */
  suggest(query: string, lang: Locale, signal?: AbortSignal): Promise<Suggestion[]> {
    return suggestions({ db: this.#db, names: this.#names, reader: this.#reader, bets: this.#bets, goOn: () => goOn(signal) }, query, lang)
  }

  /** What editors put first for certain queries, as far as it leads to pages of the site that are there. */
  async bestBets(lang: Locale): Promise<BestBetAnswer[]> {
    const answers: BestBetAnswer[] = []
    for (const { bet, queries } of await this.#bets.all()) {
      const results = await betResults(this.#db, this.#names, [bet], lang)
      const targets = results.flatMap(({ title, path, anchor }) =>
        path?.startsWith('/') ? [{ title, url: anchor ? `${path}#${anchor}` : path }] : [],
      )
      if (targets.length > 0) answers.push({ queries, targets })
    }
    return answers
  }

  /** The same words as a query of the database, for lists that are narrowed by them: every word must be there. */
  async narrowing(query: string, lang: Locale): Promise<string> {
    const { terms, without } = await this.#reader.read(queryWords(query), lang)
    if (terms.length === 0 || terms.some(({ certainty }) => certainty === 'unknown')) return nothing
    // A count needs all matches, and a phrase would recheck each text.
    const isMany = Math.min(...terms.map((term) => term.entries)) > fewEnough
    return allOf(terms, without, isMany ? 'head' : 'words')
  }

  async #understand(query: string, lang: Locale, signal: AbortSignal | undefined): Promise<Understood> {
    const own = await this.#reader.read(queryWords(query), lang)
    if (isSure(own)) return { own, others: [], text: query, unknown: [] }
    goOn(signal)
    // A possible prefix gives way to a complete word on another keyboard layout.
    const retyped = await this.#reader.retyped(query, lang, isWhole(own) ? isSure : isWhole)
    if (retyped) return { own: retyped, others: [], text: retyped.query, corrected: retyped.query, unknown: [] }
    const unknown = unknownIn(own)
    if (isWhole(own)) return { own, others: [], text: query, unknown }
    goOn(signal)
    const others = await this.#read(query, lang)
    // A word that another language knows as typed is no typo.
    if (others.some(isExact)) return { own, others, text: query, unknown: [] }
    goOn(signal)
    const mended = await this.#reader.mended(own)
    return { own: mended, others, text: query, corrected: correctedQuery(mended), unknown }
  }

  #read(query: string, lang: Locale) {
    const parsed = queryWords(query)
    return Promise.all(locales.filter((other) => other !== lang).map((other) => this.#reader.readWhole(parsed, other)))
  }

  #slipped(readings: readonly Interpretation[]) {
    return Promise.all(readings.map((reading) => this.#reader.slipped(reading)))
  }

  /** Results of this and of other languages: all words in another rank above some words in this one. */
  async #gathered(
    { own, others, text }: Omit<Understood, 'unknown'>,
    { lang, kind, need, shown, signal }: Pick<Question, 'lang' | 'kind' | 'signal'> & { need: number; shown: readonly SearchResult[] },
  ) {
    const mine = await candidates(this.#db, { ...own, kind, need, shown })
    const best = mine.whole ?? mine
    goOn(signal)
    const elsewhere = await this.#elsewhere({ query: text, lang, read: others, shown }, await this.#ofAnyKind(own, best, { kind, shown }))
    return { mine: elsewhere.length > 0 ? best : mine, elsewhere }
  }

  /** Results of every kind, if one kind was requested and has few. */
  async #ofAnyKind(
    own: Interpretation,
    mine: Candidates,
    { kind, shown }: { kind: string | undefined; shown: readonly SearchResult[] },
  ): Promise<Candidates> {
    if (kind === undefined || total(mine.kinds) >= littleFound) return mine
    return candidates(this.#db, { ...own, need: littleFound, shown, isWhole: true })
  }

  /** With few results: certain matches in other languages. */
  async #elsewhere(
    { query, lang, read, shown }: { query: string; lang: Locale; read: readonly Interpretation[]; shown: readonly SearchResult[] },
    mine: Candidates,
  ): Promise<SearchResult[]> {
    const room = littleFound - shown.length - total(mine.kinds)
    if (room <= 0) return []
    const others = read.length > 0 ? read : await this.#read(query, lang)
    const sure = others.filter(isSure)
    // As a last resort, a typo in a word of another language.
    const readings = sure.length > 0 || total(mine.kinds) > 0 ? sure : (await this.#slipped(others)).filter(isWhole)
    const seen = new Set([...shown, ...mine.best].map(keyOf))
    const found: SearchResult[] = []
    for (const reading of readings) {
      const { best } = await candidates(this.#db, { ...reading, need: littleFound * 2, isWhole: true })
      const more = best.filter((one) => !seen.has(keyOf(one))).slice(0, room - found.length)
      for (const one of more) seen.add(keyOf(one))
      const results = await resultsOf(this.#db, this.#names, more, reading.lang)
      const owned = new Map((await resultsOf(this.#db, this.#names, more, lang)).map((own) => [keyOf(own), own]))
      for (const result of await highlight(this.#db, results, reading.terms, reading.lang))
        found.push({ ...result, lang: reading.lang, ...ownOf(owned.get(keyOf(result))) })
    }
    return found
  }
}
