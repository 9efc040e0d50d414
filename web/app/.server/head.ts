import type { PageAnswer } from '@narkhoz/contract/answers.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'

type SharePicture = { url: string; width: number; height: number; alt: string }

/** Data of a page's head; kept small, because it is part of the page's data. */
export type Head = {
  lang: Locale
  siteUrl: string
  title: string
  description: string
  /** The languages it is really written in. */
  languages: readonly Locale[]
  /** The picture for link previews, if the page has a suitable one. */
  picture?: SharePicture | undefined
  /** The part of the query that makes it another page: `?page=2`. */
  query?: string | undefined
  /** Not for search engines. */
  isHidden?: boolean | undefined
}

// Networks show no drawings: an SVG would leave the link without a picture.
const isShown = ({ url }: { url: string }) => /\.(?:jpg|png|webp)$/.test(url)

type HeadPage = Pick<PageAnswer, 'seo' | 'fallback'> & Partial<Pick<PageAnswer, 'banner' | 'written_in'>>

/** The head of a page from its answer. A service without `written_in` implies the languages by its fallbacks. */
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
