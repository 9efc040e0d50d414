import { bestBet } from '@narkhoz/contract/entities/best-bet.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { defaultLocale, type Locale, textIn } from '@narkhoz/contract/locales.ts'
import { entityAtPath } from '@narkhoz/contract/pages/entity-at-path.ts'
import { entryAt } from '@narkhoz/contract/pages/entry-anchor.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import type { SearchResult } from '@narkhoz/contract/search.ts'
import { sql } from 'drizzle-orm'
import { redirectFrom } from '../entries/redirect-from.ts'
import type { ReferenceNameCache } from '../entries/reference-names.ts'
import { sanitizeText } from '../entries/sanitize.ts'
import { type Database, rowsOf } from '../storage/storage.ts'
import type { Bet, BetTarget } from './best-bets.ts'
import { builtInEntries } from './built-in-entries.ts'
import { keyOf } from './candidates.ts'
import { resultsOf } from './results.ts'

/** As many are shown before everything else. */
const most = 3

/** Limit of look-ups: any number of targets may be gone. */
const mostLookedUp = 6

type Key = { kind: string; id: number }

/** An own address in its parts: the page, its query and the place on it. */
const partsOf = (url: string) => {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  return { path, query, anchor }
}

/** The entry whose page has a path; undefined if there is none. */
const entryOfPath = async (db: Database, path: string): Promise<Key | undefined> => {
  const { page } = matchPage(path) ?? {}
  if (!page) return undefined
  const builtIn = builtInEntries.find(({ attributes }) => `/${attributes.path}` === path)
  if (builtIn) return builtIn
  const pathname = pagePath(page, path)
  if (pathname === undefined) return undefined
  const { entity, slug } = entityAtPath(pathname)
  const [row] = rowsOf<Key>(
    await db.execute(
      slug
        ? sql`select kind, id from entries where kind = ${entity.kind} and slug = ${slug} and status = 'published'`
        : sql`select kind, entry_id as id from facets where kind = ${entities.page.kind} and name = 'path' and value = ${pathname} limit 1`,
    ),
  )
  return row
}

const sanitizedIn = (texts: BetTarget['title'], lang: Locale) => sanitizeText(textIn(texts, lang))

/** Attributes answered in Kazakh because a language lacks them. */
const missing = (target: BetTarget, lang: Locale) =>
  (['title', 'text'] as const).flatMap((name) =>
    target[name]?.[defaultLocale] && !target[name]?.[lang] ? [name === 'text' ? 'lead' : name] : [],
  )

/** Makes results of what editors have put first. */
export const betResults = async (db: Database, names: ReferenceNameCache, bets: readonly Bet[], lang: Locale): Promise<SearchResult[]> => {
  const found = new Map<string, SearchResult>()
  const add = (result: SearchResult | undefined) => {
    if (result && !found.has(keyOf(result))) found.set(keyOf(result), { ...result, bet: true })
  }
  const all = bets.flatMap(({ id, targets }) => targets.map((target) => ({ id, target, lang })))
  for (const wanted of all.slice(0, mostLookedUp)) if (found.size < most) add(await resultOf(db, names, wanted))
  return [...found.values()]
}

type BetLookup = { id: number; target: BetTarget; lang: Locale }

const resultOf = async (db: Database, names: ReferenceNameCache, { id, target, lang }: BetLookup): Promise<SearchResult | undefined> => {
  const [title, lead] = [sanitizedIn(target.title, lang), sanitizedIn(target.text, lang)]
  const shown = { title, lead, fallback: missing(target, lang) }
  // Another site, a phone or a mailbox is called what editors call it.
  if (!target.url.startsWith('/')) return { kind: bestBet.kind, id, path: target.url, ...shown, title: title || target.url }
  const moved = await redirectFrom(db, partsOf(target.url).path)
  const { path, query, anchor } = partsOf(moved ?? target.url)
  const at = await entryOfPath(db, path)
  const place = entryAt(anchor)
  const [page] = at ? await resultsOf(db, names, [{ ...at, score: 0, relevance: 0 }], lang) : []
  // A page that is not there, or not yet, is not shown, and neither is a place on it.
  if (!page) return undefined
  const [entry] = place && place.kind in entities ? await resultsOf(db, names, [{ ...place, score: 0, relevance: 0 }], lang) : []
  if (place && place.kind in entities && !entry) return undefined
  const { anchor: _, note, ...own } = entry ?? page
  return {
    ...own,
    ...(title ? { title } : note && { note }),
    ...(lead && { lead }),
    fallback: [...own.fallback.filter((name) => !(name === 'title' ? title : lead)), ...shown.fallback],
    path: path + query,
    ...(anchor && { anchor }),
  }
}
