import { type Locale, locales, textIn } from '@narkhoz/contract/locales.ts'
import { addressAliases } from '@narkhoz/contract/pages/aliases.ts'
import { error } from '@narkhoz/contract/pages/error.ts'
import { allAddresses, matchPage } from '@narkhoz/contract/pages/registry.ts'
import { skeleton } from '@narkhoz/contract/skeleton.ts'
import type { Logger } from 'pino'
import type { Content } from '../../app/.server/content.ts'
import { xmlText } from '../../app/.server/xml-text.ts'
import { addressIn, decodedPath, pathOf } from '../../app/i18n/address.ts'
import { pathWords } from '../../app/i18n/path-words.ts'
import { loadWords, wordsIn } from '../../app/i18n/words.ts'
import { readAddress } from './address.ts'

/** A page that may be meant: its titles in each language, what else leads to it alone, and the trigrams of all its names. */
type KnownPage = {
  to: string
  titles: Partial<Record<Locale, string>>
  titled: ReadonlySet<string>
  queries: ReadonlySet<string>
  trigrams: readonly ReadonlySet<string>[]
}

/** Content changes rarely, and a failed fetch is not repeated for every wrong address. */
const refreshedAfter = 10_000

const mostGuesses = 3

/** Less alike than this, a guess is noise. */
const leastAlike = 0.34

/** As many pages that editors made are known, in lists of the service. */
const perCall = 100
const mostCalls = 5

/** The words of a text in their one form for every spelling: a Kazakh or Russian name is also written in Latin letters. */
const normalized = (text: string) =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(skeleton)
    .filter(Boolean)
    .join(' ')

const trigramsOf = (text: string): ReadonlySet<string> => {
  const padded = `  ${normalized(text)} `
  return new Set(Array.from({ length: Math.max(padded.length - 2, 0) }, (_, at) => padded.slice(at, at + 3)))
}

/** Dice's coefficient of two sets of trigrams. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  let common = 0
  for (const trigram of one) if (other.has(trigram)) common += 1
  return (2 * common) / (one.size + other.size)
}

/** A title of a page in a language, or what visitors type who look for it; a query that leads to several pages is shared. */
type Name = { to: string; lang: Locale; title: string; queries?: readonly string[]; isShared?: boolean }

const indexOf = (names: readonly Name[]): KnownPage[] =>
  [...Map.groupBy(names, ({ to }) => to)].map(([to, own]) => {
    const titles: KnownPage['titles'] = {}
    for (const { lang, title } of own) titles[lang] ??= title
    const titled = own.flatMap(({ title, queries }) => (queries ? [] : [title]))
    const queries = own.flatMap(({ queries = [] }) => queries)
    const alone = own.flatMap(({ queries = [], isShared }) => (isShared ? [] : queries))
    return {
      to,
      titles,
      titled: new Set(titled.map(normalized)),
      queries: new Set(alone.map(normalized)),
      trigrams: [...new Set([pathWords(to.replace(/[?#].*$/s, '')), ...titled, ...queries].map(normalized))].map(trigramsOf),
    }
  })

const isOwn = (to: string) => /^\/(?!\/)/.test(to)

/** Sources of the index of pages. */
type GuessContent = Pick<Content, 'menu' | 'paged' | 'bestBets'>

const menuNames = async (content: GuessContent, lang: Locale): Promise<Name[]> => {
  const menus = await Promise.all((['header', 'footer'] as const).map((place) => content.menu(place)))
  return menus
    .flatMap(({ items }) => items.flatMap((item) => [item, ...(item.children ?? [])]))
    .flatMap(({ title, url }) => (url && isOwn(url) ? [{ to: url, lang, title }] : []))
}

const pageNames = async (content: GuessContent, lang: Locale): Promise<Name[]> => {
  const names: Name[] = []
  for (let page = 1; page <= mostCalls; page += 1) {
    const { data, meta } = await content.paged('pages', { page, limit: perCall })
    const found = data.map(({ path, title }) => ({ to: path === 'main' ? '/' : `/${path}`, lang, title }))
    // Nobody looks for the page of errors, which is where the guesses stand.
    names.push(...found.filter(({ to }) => to !== error.address))
    if (page >= meta.last_page) break
  }
  return names
}

const betNames = async (content: GuessContent, lang: Locale): Promise<Name[]> =>
  (await content.bestBets()).flatMap(({ queries, targets }) =>
    targets
      .filter(({ url }) => isOwn(url))
      .map(({ title, url }) => ({ to: url, lang, title, queries, ...(targets.length > 1 && { isShared: true }) })),
  )

/** A web page's file of another site; no address of this one ends so. */
const fileEnding = /\.(?:s?html?|php\d?|aspx?|jsp)$/

const declaredAddresses = new Set(allAddresses().filter((address) => address !== error.address))

/**
 * Guesses what a wrong address meant. Anybody can invent addresses, so no search is made: they are compared with the pages of menus,
 * banners and best bets, which are in memory.
 */
export const createAddressGuesses = (contentIn: (lang: Locale) => GuessContent, log: Logger) => {
  let known: { since: number; index: Promise<KnownPage[]> } | undefined

  /** Independently: another backend may lack one of them. */
  const namesOf = async (read: (content: GuessContent, lang: Locale) => Promise<Name[]>) => {
    try {
      return (await Promise.all(locales.map((lang) => read(contentIn(lang), lang)))).flat()
    } catch (err) {
      log.debug({ err, part: read.name }, 'no names to guess addresses from')
      return []
    }
  }

  const load = async () => indexOf((await Promise.all([menuNames, pageNames, betNames].map(namesOf))).flat())

  const index = () => {
    if (!known || performance.now() - known.since > refreshedAfter) known = { since: performance.now(), index: load() }
    return known.index
  }

  /** The three likeliest pages, best first. */
  const guesses = async (lang: Locale, path: string): Promise<{ to: string; title: string }[]> => {
    const asked = trigramsOf(pathWords(path))
    return (await index())
      .map(({ to, titles, trigrams }) => ({
        to,
        title: textIn(titles, lang) || to,
        score: Math.max(...trigrams.map((trigram) => likeness(asked, trigram))),
      }))
      .filter(({ score }) => score >= leastAlike)
      .sort((one, other) => other.score - one.score)
      .slice(0, mostGuesses)
  }

  /** Whether a path without language is that of a page, by cached data; slugs from editors are trusted. */
  const isPage = async (path: string) =>
    declaredAddresses.has(path) || matchPage(path)?.slug !== undefined || (await index()).some(({ to }) => to === path)

  /** The page that these words are the title of, or the only one that they lead to. */
  const namedBy = async (words: string) => {
    const pages = words === '' ? [] : await index()
    const [meant, ...others] = pages.filter(({ queries }) => queries.has(words))
    return (pages.find(({ titled }) => titled.has(words)) ?? (others.length === 0 ? meant : undefined))?.to
  }

  return {
    guesses,
    /** The address that a wrong one certainly means: another name of a page, its title or best bet, itself in lower case or without a file's ending. */
    redirect: async (lang: Locale, address: string): Promise<string | undefined> => {
      const path = decodedPath(address)
      if (path.endsWith('.data')) return undefined
      const lower = path.toLowerCase()
      const bare = lower.replace(fileEnding, '')
      const alias = addressAliases[bare]
      if (alias) return addressIn(lang, alias)
      if (bare !== lower && (await isPage(bare))) return addressIn(lang, encodeURI(bare))
      const named = path.lastIndexOf('/') === 0 ? await namedBy(normalized(pathWords(path))) : undefined
      if (named !== undefined && named !== path) return addressIn(lang, named)
      if (lower === path) return undefined
      const small = readAddress(addressIn(lang, encodeURI(lower)))
      return small.what === 'moved' ? small.to : small.what === 'page' ? small.path : undefined
    },
    /** The page that an address with doubled slashes means; nothing where memory knows none. */
    withoutDoubledSlashes: async (raw: string): Promise<string | undefined> => {
      const at = raw.indexOf('?')
      const rawPath = at < 0 ? raw : raw.slice(0, at)
      const single = rawPath.replace(/\/{2,}/g, '/')
      if (single === rawPath) return undefined
      const asked = readAddress(single + raw.slice(rawPath.length))
      if (asked.what === 'moved') return (await isPage(decodedPath(asked.to.replace(/\?.*$/s, '')))) ? asked.to : undefined
      return asked.what === 'page' && (await isPage(decodedPath(asked.path))) ? asked.path + asked.search : undefined
    },
    /** The likeliest pages as markup for the error page; nothing where none is likely. */
    markup: async (lang: Locale, address: string) => {
      const found = await guesses(lang, pathOf(address))
      if (found.length === 0) return ''
      await loadWords(lang)
      const links = found.map(({ to, title }) => `<li><a href="${xmlText(addressIn(lang, to))}">${xmlText(title)}</a></li>`)
      return `<p>${xmlText(wordsIn(lang).notFound.guesses)}</p><ul>${links.join('')}</ul>`
    },
  }
}

export type AddressGuesses = ReturnType<typeof createAddressGuesses>
