import { defaultLocale, languageTags } from '@narkhoz/contract/locales.ts'
import { addressIn } from '../../i18n/address.ts'
import { type Telling, type Thing, universityNamed } from '../structured-data.ts'

type Article = { path: string; title: string; lead: string; date: string; picture: { url: string } | null; fallback: readonly string[] }

/** A piece of news. */
export const newsArticleThing = ({ path, title, lead, date, picture, fallback }: Article, { siteUrl, lang }: Telling): Thing => {
  const university = universityNamed(siteUrl, lang)
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: lead,
    datePublished: date,
    // A story that exists in Kazakh only is read in Kazakh on every page.
    inLanguage: languageTags[fallback.includes('title') ? defaultLocale : lang],
    mainEntityOfPage: siteUrl + addressIn(lang, path),
    image: picture ? new URL(picture.url, siteUrl).href : undefined,
    author: university,
    publisher: university,
  }
}
