import type { PageAnswer } from '@narkhoz/contract/api.ts'
import { defaultLocale, type Locale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import type { MetaDescriptor } from 'react-router'
import { addressIn } from '../i18n/address.ts'

/** What the head says about a page; kept small, because it travels with the page's data. */
export type Head = { lang: Locale; siteUrl: string; title: string; description: string; isTranslated: boolean }

/** The head of a page from its answer. */
export const headOf = (
  { seo, fallback }: Pick<PageAnswer, 'seo' | 'fallback'>,
  { lang, siteUrl }: { lang: Locale; siteUrl: string },
): Head => ({
  lang,
  siteUrl,
  title: seo.title,
  description: seo.description,
  isTranslated: !fallback.includes('title'),
})

/** Title, description, canonical address, and the same page in other languages unless this one is not translated. */
export const pageMeta = ({ lang, siteUrl, title, description, isTranslated }: Head, path: string): MetaDescriptor[] => {
  const inLanguage = (locale: Locale) => siteUrl + addressIn(locale, path)
  const alternate = (hrefLang: string, locale: Locale) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href: inLanguage(locale) }) as const
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: inLanguage(lang) },
    ...(isTranslated ? [...locales.map((locale) => alternate(languageTags[locale], locale)), alternate('x-default', defaultLocale)] : []),
  ]
}
