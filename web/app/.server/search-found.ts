import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Found, SearchMeta } from '@narkhoz/contract/search.ts'
import type { FoundGroup, FoundResult } from '../blocks/search-results/found-group.ts'
import { builtInFound } from './built-in/built-in-search.ts'
import { resultsElsewhere, searchGroups } from './search-groups.ts'
import { counted } from './words/counted.ts'
import { searchFound, searchFoundMore, searchWords } from './words/search.ts'

/** What the search screen shows of an answer. */
export type FoundOnScreen = {
  isNothing: boolean
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

type Asked = { query: string; kind: string | undefined; lang: Locale }

const pageKind = entities.page.kind

/** Pages that the service cannot know stand before those that it found. */
const withBuiltIn = (groups: readonly FoundGroup[], pages: readonly FoundResult[], lang: Locale): FoundGroup[] => {
  if (pages.length === 0) return [...groups]
  const known = groups.find(({ kind }) => kind === pageKind)
  const others = groups.filter((group) => group !== known)
  return [{ kind: pageKind, title: entities.page.label[lang], results: [...pages, ...(known?.results ?? [])] }, ...others]
}

/** What an answer of the search means on its screen. */
export const foundBy = ({ data, meta }: { data: Found[]; meta: SearchMeta }, { query, kind, lang }: Asked): FoundOnScreen => {
  const words = searchWords[lang]
  const isFirst = meta.current_page === 1 && (kind === undefined || kind === pageKind)
  const pages = isFirst ? builtInFound(meta.corrected ?? query, lang) : []
  const groups = withBuiltIn(searchGroups(data, lang, words.other), pages, lang)
  const elsewhere = resultsElsewhere(data)
  const total = meta.total + pages.length
  const isNothing = groups.length === 0 && elsewhere.length === 0
  const many = meta.more ? searchFoundMore[lang].replace('{n}', String(meta.total)) : counted(lang, total, searchFound[lang])
  const told = isNothing ? words.none.told : many
  return {
    isNothing,
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
