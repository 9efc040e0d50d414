import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { addressAliases } from '@narkhoz/contract/pages/aliases.ts'
import { skeleton } from '@narkhoz/contract/skeleton.ts'
import type { Logger } from 'pino'
import type { Content } from '../app/.server/content.ts'
import { xmlText } from '../app/.server/xml-text.ts'
import { addressIn, decodedPath, pathOf } from '../app/i18n/address.ts'
import { pathWords } from '../app/i18n/path-words.ts'
import { loadWords, wordsIn } from '../app/i18n/words.ts'
import { readAddress } from './address.ts'

/** A page that a menu names: its titles in each language, and the trigrams of its titles and address. */
type KnownPage = { to: string; titles: Partial<Record<Locale, string>>; names: Set<string>; trigrams: readonly ReadonlySet<string>[] }

/** Menus change rarely, and a service that does not answer is not asked again for every wrong address. */
const refreshedAfter = 10_000

const mostGuesses = 3

/** Less alike than this, a guess is noise. */
const leastAlike = 0.34

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

type Menus = readonly { lang: Locale; items: readonly { title: string; url: string | null }[] }[]

const indexOf = (menus: Menus): KnownPage[] => {
  const titles = new Map<string, KnownPage['titles']>()
  for (const { lang, items } of menus)
    for (const { title, url } of items) if (url?.startsWith('/')) titles.set(url, { [lang]: title, ...titles.get(url) })
  return [...titles].map(([to, titles]) => {
    const known = Object.values(titles)
    return { to, titles, names: new Set(known.map(normalized)), trigrams: [pathWords(to), ...known].map(trigramsOf) }
  })
}

/**
 * What a wrong address may have meant. Anybody can make up addresses, so nothing is searched for: they are compared with the hundred
 * pages that the menus name, which are in memory.
 */
export const createAddressGuesses = (contentIn: (lang: Locale) => Pick<Content, 'menu'>, log: Logger) => {
  let known: { since: number; index: Promise<KnownPage[]> } | undefined

  const load = async () => {
    try {
      const menus = locales.flatMap((lang) =>
        (['header', 'footer'] as const).map(async (place) => {
          const { items } = await contentIn(lang).menu(place)
          return { lang, items: items.flatMap((item) => [item, ...(item.children ?? [])]) }
        }),
      )
      return indexOf(await Promise.all(menus))
    } catch (err) {
      log.debug({ err }, 'no menus to guess addresses from')
      return []
    }
  }

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
        title: titles[lang] ?? titles.kz ?? to,
        score: Math.max(...trigrams.map((trigram) => likeness(asked, trigram))),
      }))
      .filter(({ score }) => score >= leastAlike)
      .sort((one, other) => other.score - one.score)
      .slice(0, mostGuesses)
  }

  return {
    guesses,
    /** The address that a wrong one certainly means: another name of a page, its title, or itself in lower case. */
    redirect: async (lang: Locale, address: string): Promise<string | undefined> => {
      const path = decodedPath(address)
      if (path.endsWith('.data')) return undefined
      const lower = path.toLowerCase()
      const alias = addressAliases[lower]
      if (alias) return addressIn(lang, alias)
      const words = normalized(pathWords(path))
      const titled = path.lastIndexOf('/') === 0 ? (await index()).find(({ names }) => names.has(words)) : undefined
      if (titled && titled.to !== path) return addressIn(lang, titled.to)
      if (lower === path) return undefined
      const small = readAddress(addressIn(lang, encodeURI(lower)))
      return small.what === 'moved' ? small.to : small.what === 'page' ? small.path : undefined
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
