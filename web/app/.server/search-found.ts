import type { Locale } from '@narkhoz/contract/locales.ts'
import type { SearchMeta, SearchResult } from '@narkhoz/contract/search.ts'
import { counted } from '../i18n/.server/counted.ts'
import { searchFound, searchFoundMore, searchWords } from '../i18n/.server/search.ts'
import type { FoundGroup, FoundResult } from '../sections/search-results/found-group.ts'
import { bestBets, resultsElsewhere, searchGroups } from './search-groups.ts'

/** Results as the search screen shows them. */
export type FoundOnScreen = {
  isNothing: boolean
  /** What editors say is looked for. */
  bets: FoundResult[]
  groups: FoundGroup[]
  elsewhere: FoundResult[]
  kinds: { value: string; title: string; count: number }[]
  kind: string | undefined
  total: number
  page: number
  last: number
  told: string
  corrected: string | undefined
}

type SearchInput = { query: string; kind: string | undefined; lang: Locale }

/** Converts an answer of the search for its screen. */
export const foundBy = ({ data, meta }: { data: SearchResult[]; meta: SearchMeta }, { query, kind, lang }: SearchInput): FoundOnScreen => {
  const words = searchWords[lang]
  const groups = searchGroups(data, lang, words.other)
  const elsewhere = resultsElsewhere(data)
  const bets = bestBets(data)
  const isNothing = bets.length === 0 && groups.length === 0 && elsewhere.length === 0
  const many = meta.more ? searchFoundMore[lang].replace('{n}', String(meta.total)) : counted(lang, meta.total, searchFound[lang])
  const told = isNothing ? words.none.told : many
  return {
    isNothing,
    bets,
    groups,
    elsewhere,
    kinds: meta.kinds ?? [],
    kind,
    total: (meta.kinds ?? []).reduce((sum, { count }) => sum + count, 0),
    page: meta.current_page,
    last: meta.last_page,
    told: told.replace('{query}', () => meta.corrected ?? query),
    corrected: meta.corrected,
  }
}
