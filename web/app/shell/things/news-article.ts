import { languageTags } from '@narkhoz/contract/locales.ts'
import { addressIn } from '../../i18n/address.ts'
import { type Telling, type Thing, universityNamed } from '../structured-data.ts'

type Article = { path: string; title: string; lead: string; date: string; picture: { url: string } | null }

/** A piece of news. */
export const newsArticleThing = ({ path, title, lead, date, picture }: Article, { siteUrl, lang }: Telling): Thing => {
  const university = universityNamed(siteUrl, lang)
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: lead,
    datePublished: date,
    inLanguage: languageTags[lang],
    mainEntityOfPage: siteUrl + addressIn(lang, path),
    image: picture ? new URL(picture.url, siteUrl).href : undefined,
    author: university,
    publisher: university,
  }
}
