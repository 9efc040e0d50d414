import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { defaultLocale, type Locale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import { addressesOf, matchPage, pages } from '@narkhoz/contract/pages/registry.ts'
import type { Logger } from 'pino'
import { createContent, type Paged } from '../app/.server/content.ts'
import type { PathOf } from '../app/.server/content-calls.ts'
import { NotFound, Unreachable } from '../app/.server/content-error.ts'
import { noSources, type Sources } from '../app/.server/sources.ts'
import { addressIn } from '../app/i18n/address.ts'

export type SitemapOptions = { contentUrl: string; siteUrl: string; log: Logger }

/** An address without language, and the languages it is written in. */
type Place = { path: string; langs: readonly Locale[] }

type Listed = { id: number; slug: string | null; fallback: string[]; path?: string }

/** How many entries one call answers, and how many pages of them go into one file: 6,000 addresses of the 50,000 allowed. */
const perCall = 100
const pagesPerFile = 20

/** Every kind whose entries have an address of their own, and a list of all of them. */
const listed = (Object.values(entities) as Entity[]).filter(({ page, plural, calls }) => page && calls[plural]?.shape === 'list')

const parts = /^\/sitemap(?:-([a-z-]+)-([1-9]\d{0,4}))?\.xml$/

const ownKind = 'site'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const pathOf = ({ page }: Entity, { slug, path }: Listed) =>
  page?.address ? page.address.replace('{slug}', slug ?? '') : path === 'main' ? '/' : `/${path}`

const isShown = ({ path }: Place) => {
  const page = matchPage(path)?.page
  return page !== undefined && !page.hidden
}

/** The pages whose content is part of the software: they exist in every language. */
const ownPlaces = (): Place[] =>
  pages
    .filter((page) => 'builtIn' in page && !('hidden' in page))
    .flatMap((page) => addressesOf(page).map((path) => ({ path, langs: locales })))

/** What search engines are told of: one file while it is small, else a list of files by kind. */
export const createSitemap = ({ contentUrl, siteUrl, log }: SitemapOptions) => {
  const address = (lang: Locale, path: string) => escaped(siteUrl + encodeURI(addressIn(lang, path)))

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
      ...names.map((name) => `<sitemap><loc>${escaped(`${siteUrl}/sitemap-${name}.xml`)}</loc></sitemap>`),
      '</sitemapindex>\n',
    ].join('\n')

  const reader = (sources: Sources, requestId: string) => {
    const contents = locales.map((lang) => ({ lang, content: createContent({ contentUrl, lang, log, requestId, sources }) }))

    const pageOf = async (entity: Entity, page: number, content: ReturnType<typeof createContent>): Promise<Paged<Listed>> =>
      // Which path it is comes from the registry, so the compiler knows only that it is one of them.
      (await content.paged(entity.plural as PathOf<'list'>, { page, limit: perCall } as never)) as Paged<Listed>

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
              const path = pathOf(entity, entry)
              const langs = found.get(path) ?? []
              found.set(path, entry.fallback.includes(entity.heading) ? langs : [...langs, lang])
            }
          if (answers.every(({ meta }) => page >= meta.last_page)) break
        }
        return [...found].map(([path, langs]) => ({ path, langs }))
      },
    }
  }

  const whole = async (sources: Sources, requestId: string) => {
    const { total, places } = reader(sources, requestId)
    const kinds = await Promise.all(listed.map(async (entity) => ({ entity, total: await total(entity) })))
    const most = perCall * pagesPerFile
    if (kinds.reduce((sum, kind) => sum + kind.total, 0) <= most)
      return file([...ownPlaces(), ...(await Promise.all(listed.map((entity) => places(entity, 1, pagesPerFile)))).flat()])
    const names = kinds.flatMap((kind) =>
      Array.from({ length: Math.ceil(kind.total / most) }, (_, at) => `${kind.entity.plural}-${at + 1}`),
    )
    return index([`${ownKind}-1`, ...names])
  }

  const part = async (plural: string, number: number, sources: Sources, requestId: string) => {
    if (plural === ownKind) return number === 1 ? file(ownPlaces()) : undefined
    const entity = listed.find((one) => one.plural === plural)
    if (!entity) return undefined
    const first = (number - 1) * pagesPerFile + 1
    const places = await reader(sources, requestId).places(entity, first, first + pagesPerFile - 1)
    return places.length > 0 ? file(places) : undefined
  }

  return {
    /** Whether an address is one of these files. */
    isAt: (path: string) => parts.test(path),
    /** The file at an address. */
    make: async (path: string, requestId: string): Promise<{ status: 200 | 404 | 503; text: string; sources: Sources }> => {
      const [, plural, number] = parts.exec(path) ?? []
      const sources = noSources()
      try {
        const text = plural ? await part(plural, Number(number), sources, requestId) : await whole(sources, requestId)
        return text === undefined ? { status: 404, text: 'Not found\n', sources } : { status: 200, text, sources }
      } catch (error) {
        // A list that the contract declares and the service does not know is no answer either.
        if (!(error instanceof Unreachable || error instanceof NotFound)) throw error
        return { status: 503, text: 'Try again later\n', sources }
      }
    },
  }
}
