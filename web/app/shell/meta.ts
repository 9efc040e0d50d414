import { defaultLocale, type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import type { MetaDescriptor } from 'react-router'
import type { Head } from '../.server/head.ts'
import { addressIn } from '../i18n/address.ts'
import { wordsIn } from '../i18n/words.ts'
import { crumbsAbove } from './crumbs.ts'
import type { RootData, Step } from './root-data.ts'
import { sharePictures } from './share-pictures.ts'
import { breadcrumbThing, structuredData, type Thing } from './structured-data.ts'

const openGraphLocales = { kz: 'kk_KZ', ru: 'ru_RU', en: 'en_US' } as const satisfies Record<Locale, string>

const openGraph = (head: Head, url: string, things: readonly Thing[]): MetaDescriptor[] => {
  const { name } = wordsIn(head.lang)
  const picture = head.picture ?? { ...sharePictures[head.lang], alt: name.full }
  const properties = {
    'og:type': things.some((thing) => thing['@type'] === 'NewsArticle') ? 'article' : 'website',
    'og:site_name': name.full,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': url,
    'og:locale': openGraphLocales[head.lang],
    'og:image': new URL(picture.url, head.siteUrl).href,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': picture.alt,
  }
  const others = head.languages.filter((locale) => locale !== head.lang)
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    ...others.map((locale) => ({ property: 'og:locale:alternate', content: openGraphLocales[locale] })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Title, description, canonical address, the same page in its other languages, what networks show, and things for search engines. */
export const pageMeta = (head: Head, path: string, ...things: readonly Thing[]): MetaDescriptor[] => {
  const inLanguage = (locale: Locale) => head.siteUrl + addressIn(locale, path) + (head.query ?? '')
  const alternate = (hrefLang: string, locale: Locale) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href: inLanguage(locale) }) as const
  const url = inLanguage(head.lang)
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    ...(head.isHidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: url } as const,
          ...head.languages.map((locale) => alternate(languageTags[locale], locale)),
          ...(head.languages.includes(defaultLocale) ? [alternate('x-default', defaultLocale)] : []),
        ]),
    ...openGraph(head, url, things),
    ...(things.length > 0 ? [structuredData(...things)] : []),
  ]
}

type Screen = { head: Head; page: { title: string }; above?: readonly Step[] }

/** Arguments of a route's `meta`, as far as the head needs them. */
export type ScreenArgs = {
  loaderData: Screen | undefined
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** The root's loader data in `meta`. */
export const frameIn = (matches: ScreenArgs['matches']) =>
  // The router types matches by their ids only in generated code; the root's loader says the same.
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** The head of a screen: its page's texts, the breadcrumb, and structured data of its kind. Empty if the screen did not load. */
export const screenMeta = ({ loaderData, location, matches }: ScreenArgs, ...things: readonly Thing[]): MetaDescriptor[] => {
  const frame = frameIn(matches)
  // A receipt is no screen of its page and has its own title.
  if (!loaderData || frame?.outcome?.is === 'sent') return []
  const { head: own, page, above = [] } = loaderData
  // The tab's name says that something has to be corrected, also to who cannot see the page.
  const head = frame?.outcome ? { ...own, title: `${wordsIn(own.lang).form.wrongTitle}: ${own.title}` } : own
  const steps = [
    { title: wordsIn(head.lang).home, to: '/' },
    // A menu item without an address is no link.
    ...crumbsAbove(frame, page, location.pathname, above).flatMap(({ title, to }) => (to?.startsWith('/') ? [{ title, to }] : [])),
    { title: page.title, to: location.pathname + (head.query ?? '') },
  ]
  return pageMeta(head, location.pathname, ...(head.isHidden ? [] : [breadcrumbThing(steps, head)]), ...things)
}
