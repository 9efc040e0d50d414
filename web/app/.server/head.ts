import type { PageAnswer } from '@narkhoz/contract/answers.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'

type SharePicture = { url: string; width: number; height: number; alt: string }

/** What the head says about a page; kept small, because it travels with the page's data. */
export type Head = {
  lang: Locale
  siteUrl: string
  title: string
  description: string
  /** The languages it is really written in. */
  languages: readonly Locale[]
  /** What networks show beside a link to it, where the page has a picture they can show. */
  picture?: SharePicture | undefined
  /** The part of the query that makes it another page: `?page=2`. */
  query?: string | undefined
  /** Not for search engines. */
  isHidden?: boolean | undefined
}

// Networks show no drawings: an SVG would leave the link without a picture.
const isShown = ({ url }: { url: string }) => /\.(?:jpg|png|webp)$/.test(url)

type HeadPage = Pick<PageAnswer, 'seo' | 'fallback'> & Partial<Pick<PageAnswer, 'banner' | 'written_in'>>

/** The head of a page from its answer. A service that does not say which languages a page has answers by what is missing. */
export const headOf = (
  { seo, fallback, banner, written_in: writtenIn }: HeadPage,
  { lang, siteUrl }: { lang: Locale; siteUrl: string },
  more: Pick<Head, 'picture' | 'query' | 'isHidden'> = {},
): Head => {
  const picture = more.picture ?? banner?.picture
  return {
    lang,
    siteUrl,
    title: seo.title,
    description: seo.description,
    languages: fallback.includes('title') ? [] : (writtenIn ?? locales),
    ...more,
    ...(picture && isShown(picture) ? { picture } : { picture: undefined }),
  }
}
