import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Suggestion } from '@narkhoz/contract/search.ts'
import type { ReferenceNameCache } from '../entries/reference-names.ts'
import { queryWords } from '../search-index/tokenize.ts'
import type { Database } from '../storage/storage.ts'
import type { BestBets } from './best-bets.ts'
import { betResults } from './bet-results.ts'
import { titleCandidates } from './candidates.ts'
import { type Interpretation, isWhole, type QueryInterpreter, unknownIn } from './interpret-query.ts'
import { lookUpBegun } from './look-up.ts'
import { resultsOf } from './results.ts'
import type { Term, Way } from './term.ts'

const most = 8

/** More are read, because identical ones are suggested once. */
const candidateCount = 16

const shortest = 2

type Tools = {
  db: Database
  names: ReferenceNameCache
  reader: QueryInterpreter
  bets: BestBets
  /** Throws if the request is aborted. */
  goOn: () => void
}

const isAmong = (ways: readonly Way[], [lexeme]: Way) => ways.some(([known]) => known === lexeme)

/** A word still being typed: its exact matches, and all its completions. */
const unfinished = (term: Term, begun: Term | undefined): Term => {
  if (!begun || begun.strong.length === 0) return term
  const own = term.certainty === 'unknown' || term.certainty === 'begun' ? [] : [...term.strong, ...term.weak]
  // The input may share a stem with a word that it is no prefix of: стоим is not сто.
  const sure = term.certainty === 'exact' ? own.filter((way) => isAmong(begun.strong, way)) : []
  const strong = sure.length > 0 ? sure : begun.strong
  const weak = [...begun.strong, ...begun.weak, ...own].filter((way) => !isAmong(strong, way))
  return {
    ...term,
    certainty: sure.length > 0 ? term.certainty : 'begun',
    strong,
    weak,
    entries: Math.max(term.entries, begun.entries),
    titles: Math.max(term.titles, begun.titles),
  }
}

const whileTyping = async ({ db, reader }: Tools, query: string, lang: Locale): Promise<Interpretation> => {
  const words = queryWords(query)
  const last = words.wanted.at(-1)
  // After a space the word before it is complete.
  if (!last || /[\s.,!?]$/.test(query)) return reader.read(words, lang)
  const isAlone = words.wanted.length === 1
  const [reading, [begun]] = await Promise.all([
    isAlone ? reader.readWhole(words, lang) : reader.read(words, lang),
    lookUpBegun(db, [last], lang, { inTitles: true, inEverySpelling: true }),
  ])
  const at = reading.terms.findIndex(({ word }) => word.text === last.text)
  const terms =
    at < 0 && begun?.strong.length
      ? [...reading.terms, begun]
      : reading.terms.map((term, place) => (place === at ? unfinished(term, begun) : term))
  return reader.unfinished({ ...reading, terms })
}

/** Suggestions for an incomplete query: titles, people, programs. */
export const suggestions = async (tools: Tools, query: string, lang: Locale): Promise<Suggestion[]> => {
  if (query.trim().length < shortest) return []
  const { db, names, reader, bets, goOn } = tools
  let reading = await whileTyping(tools, query, lang)
  goOn()
  const begun = await bets.begun(query)
  const first = await betResults(db, names, begun.length > 0 ? begun : (await bets.for(query, unknownIn(reading))).bets, lang)
  if (!isWhole(reading)) reading = (await reader.retyped(query, lang, isWhole)) ?? (await reader.mended(reading))
  goOn()
  const best = await titleCandidates(db, { ...reading, need: candidateCount })
  const found = await resultsOf(db, names, best, lang)
  // Only the note distinguishes programs of three levels with one title.
  const seen = new Set<string>()
  const isNew = (shown: string) => !seen.has(shown) && seen.add(shown)
  return [...first, ...found]
    .filter(({ title, path, note }) => path !== null && isNew(JSON.stringify([title, note])))
    .slice(0, most)
    .map(({ kind, id, title, path, anchor, note }) => ({
      kind,
      id,
      title,
      path,
      ...(anchor && { anchor }),
      ...(note && { note }),
      label: (entities as Record<string, Entity>)[kind]?.label[lang] ?? kind,
    }))
}
