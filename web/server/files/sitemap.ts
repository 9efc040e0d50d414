import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { defaultLocale, type Locale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import { addressedKinds, listedAddress } from '@narkhoz/contract/pages/addressed-kinds.ts'
import { addressesOf, matchPage, pages } from '@narkhoz/contract/pages/registry.ts'
import type { Content, PagedList } from '../../app/.server/content.ts'
import type { PathOf } from '../../app/.server/content-calls.ts'
import { NotFound, Unreachable } from '../../app/.server/content-error.ts'
import { xmlText } from '../../app/.server/xml-text.ts'
import { addressIn } from '../../app/i18n/address.ts'
import type { FindFile } from './content-files.ts'

type ContentIn = (lang: Locale) => Content

/** An address without language, and the languages it is written in. */
type Place = { path: string; langs: readonly Locale[] }

type SitemapRow = { id: number; slug: string | null; fallback: string[]; path?: string; project?: { id: number } }

/** How many entries one call answers, and how many pages of them go into one file: 6,000 addresses of the 50,000 allowed. */
const perCall = 100
const pagesPerFile = 20

const parts = /^\/sitemap(?:-([a-z-]+)-([1-9]\d{0,4}))?\.xml$/

const ownKind = 'site'

const isShown = ({ path }: Place) => {
  const page = matchPage(path.split('?', 1)[0] ?? '')?.page
  return page !== undefined && !page.hidden
}

/** The pages whose content is part of the software: they exist in every language. */
const ownPlaces = (): Place[] =>
  pages
    .filter((page) => 'builtIn' in page && !('hidden' in page))
    .flatMap((page) => addressesOf(page).map((path) => ({ path, langs: locales })))

/** The sitemap: one file while it is small, else an index of files by kind. */
export const sitemap = (siteUrl: string): FindFile => {
  const address = (lang: Locale, path: string) => xmlText(siteUrl + encodeURI(addressIn(lang, path)))

  const urlsOf = ({ path, langs }: Place) => {
    const alternate = (tag: string, lang: Locale) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(lang, path)}"/>`
    const alternates =
      langs.length > 1 ? [...langs.map((lang) => alternate(languageTags[lang], lang)), alternate('x-default', defaultLocale)].join('') : ''
    return langs.map((lang) => `<url><loc>${address(lang, path)}</loc>${alternates}</url>`)
  }

  const file = (places: readonly Place[]) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...places.filter(isShown).flatMap(urlsOf),
      '</urlset>\n',
    ].join('\n')

  const index = (names: readonly string[]) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...names.map((name) => `<sitemap><loc>${xmlText(`${siteUrl}/sitemap-${name}.xml`)}</loc></sitemap>`),
      '</sitemapindex>\n',
    ].join('\n')

  const reader = (contentIn: ContentIn) => {
    const contents = locales.map((lang) => ({ lang, content: contentIn(lang) }))

    const pageOf = async (entity: Entity, page: number, content: Content): Promise<PagedList<SitemapRow>> => {
      try {
        // Which path it is comes from the registry, so the compiler knows only that it is one of them.
        return (await content.paged(entity.plural as PathOf<'list'>, { page, limit: perCall } as never)) as PagedList<SitemapRow>
      } catch (error) {
        // A list that the contract declares and the service does not know is no answer either.
        throw error instanceof NotFound ? new Unreachable(`No list of ${entity.plural}`, { cause: error }) : error
      }
    }

    return {
      /** How many entries of a kind there are. */
      total: async (entity: Entity) => {
        const [first] = contents
        return first ? (await pageOf(entity, 1, first.content)).meta.total : 0
      },
      /** Entries of a kind, with the languages that each is written in. */
      places: async (entity: Entity, firstPage: number, lastPage: number): Promise<Place[]> => {
        const numbers = Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at)
        const found = new Map<string, Locale[]>()
        for (const page of numbers) {
          const answers = await Promise.all(contents.map(async ({ lang, content }) => ({ lang, ...(await pageOf(entity, page, content)) })))
          for (const { lang, data } of answers)
            for (const entry of data) {
              const path = listedAddress(entity, entry)
              if (path === undefined) continue
              const langs = found.get(path) ?? []
              found.set(path, entry.fallback.includes(entity.heading) ? langs : [...langs, lang])
            }
          if (answers.every(({ meta }) => page >= meta.last_page)) break
        }
        return [...found].map(([path, langs]) => ({ path, langs }))
      },
    }
  }

  const whole = async (contentIn: ContentIn) => {
    const { total, places } = reader(contentIn)
    const kinds = await Promise.all(addressedKinds.map(async (entity) => ({ entity, total: await total(entity) })))
    const most = perCall * pagesPerFile
    if (kinds.reduce((sum, kind) => sum + kind.total, 0) <= most)
      return file([...ownPlaces(), ...(await Promise.all(addressedKinds.map((entity) => places(entity, 1, pagesPerFile)))).flat()])
    const names = kinds.flatMap((kind) =>
      Array.from({ length: Math.ceil(kind.total / most) }, (_, at) => `${kind.entity.plural}-${at + 1}`),
    )
    return index([`${ownKind}-1`, ...names])
  }

  const part = async (plural: string, number: number, contentIn: ContentIn) => {
    if (plural === ownKind) return number === 1 ? file(ownPlaces()) : undefined
    const entity = addressedKinds.find((one) => one.plural === plural)
    if (!entity) return undefined
    const first = (number - 1) * pagesPerFile + 1
    const places = await reader(contentIn).places(entity, first, first + pagesPerFile - 1)
    return places.length > 0 ? file(places) : undefined
  }

  return ({ path }) => {
    const [is, plural, number] = parts.exec(path) ?? []
    if (!is) return undefined
    const write = (contentIn: ContentIn) => (plural ? part(plural, Number(number), contentIn) : whole(contentIn))
    return { address: path, isUnbounded: false, type: 'application/xml', write }
  }
}
