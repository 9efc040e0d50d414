import { entities } from '@narkhoz/contract/entities/registry.ts'
import { defaultLocale, type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { mediaType } from '@narkhoz/contract/media.ts'
import { newsCatalog } from '@narkhoz/contract/pages/news-catalog.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import type { Content } from '../content.ts'
import { absoluteUrl } from './absolute-url.ts'
import type { Subscriber } from './subscription.ts'
import { universitySettings } from './university-settings.ts'

/** A news item for feeds; all URLs are absolute. */
export type FeedItem = {
  /** The same for ever, also when the entry gets another address. */
  id: string
  url: string
  title: string
  lead: string
  published: string
  updated: string | undefined
  /** A picture that readers can show, with its size in bytes as far as it is known: few of them show drawings. */
  picture: { url: string; type: string; bytes: number } | undefined
  tags: readonly string[]
  /** The actual language, possibly a fallback. */
  language: string
}

/** A feed, however it is written. */
export type Feed = {
  title: string
  description: string
  language: string
  /** The page that shows the same to people. */
  home: string
  self: string
  /** When the newest of it was published or changed; nothing where there is nothing. */
  updated: string | undefined
  items: readonly FeedItem[]
}

const { news } = entities
const itemAddress = news.page?.address ?? ''

// RFC 4151: a tag URI with the owner and a year. A URL would change with an entry's slug.
const idOf = (host: string, id: number, tag: string) => `tag:${host},2026:${news.plural}/${id}/${tag}`

const latest = (moments: readonly string[]): string | undefined =>
  moments.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1)

const quotes: Readonly<Record<Locale, readonly [string, string]>> = { kz: ['«', '»'], ru: ['«', '»'], en: ['“', '”'] }

const pictureOf = async (content: Content, subscriber: Subscriber, picture: { url: string } | null): Promise<FeedItem['picture']> => {
  const type = picture ? mediaType(picture.url) : undefined
  if (!picture || !type?.startsWith('image/') || type === 'image/svg+xml') return undefined
  // The RSS Advisory Board recommends 0 for an unknown size.
  return { url: absoluteUrl(subscriber, picture.url), type, bytes: (await content.sizeOf(picture.url)) ?? 0 }
}

/** Labels of the selected filters, in the order of their declaration. */
const chosenNames = async (content: Content, query: Subscriber['query']) => {
  const names = news.calls.news.filters.map(async (facet) => {
    const chosen = query[facet]
    if (!chosen) return []
    const offered = await content.facets('news-filters/{facet}', { facet })
    return offered.flatMap(({ value, title }) => (value === chosen ? [title] : []))
  })
  return (await Promise.all(names)).flat()
}

/** The first page of the catalogue, with its filters, for feeds. */
export const gatherNews = async (content: Content, subscriber: Subscriber): Promise<Feed> => {
  const { lang, siteUrl, self, query } = subscriber
  const [{ data }, page, university, names] = await Promise.all([
    // The declaration names the keys, so the compiler knows only that they are words.
    content.paged('news', query as Record<never, never>),
    content.page(pagePath(newsCatalog, newsCatalog.address) ?? ''),
    universitySettings(content),
    chosenNames(content, query),
  ])
  const tag = languageTags[lang]
  const { host } = new URL(siteUrl)
  const pictures = await Promise.all(data.map(({ picture }) => pictureOf(content, subscriber, picture)))
  const items = data.map(
    ({ id, slug, title, lead, date, school, fallback, updated_at: updated }, at): FeedItem => ({
      id: idOf(host, id, tag),
      url: absoluteUrl(subscriber, itemAddress.replace('{slug}', slug ?? '')),
      title,
      lead,
      published: date,
      updated,
      picture: pictures[at],
      tags: school ? [school.title] : [],
      language: languageTags[fallback.includes(news.heading) ? defaultLocale : lang],
    }),
  )
  const search = query.search ? [quotes[lang].join(query.search)] : []
  const queryString = new URLSearchParams(query).toString()
  return {
    title: `${[news.label[lang], ...names, ...search].join(', ')}${titleDash[lang]}${university.title}`,
    description: page.seo.description,
    language: tag,
    home: absoluteUrl(subscriber, newsCatalog.address) + (queryString && `?${queryString}`),
    self,
    updated: latest(items.flatMap(({ published, updated }) => [published, ...(updated ? [updated] : [])])),
    items,
  }
}
