import { languageTags } from '@narkhoz/contract/locales.ts'
import { addressIn } from '../../i18n/address.ts'
import type { Telling, Thing } from '../structured-data.ts'

type Publication = { title: string; authors: string; journal: string; year: number; doi: string | null; url: string | null }

/** A publication. The language of the work is unknown; `inLanguage` is that of this description. */
export const scholarlyArticleThing = (item: Publication, path: string, about: string, { siteUrl, lang }: Telling): Thing => ({
  '@type': 'ScholarlyArticle',
  name: item.title,
  headline: item.title,
  description: about,
  author: item.authors
    .split(/,\s*/)
    .filter(Boolean)
    .map((name) => ({ '@type': 'Person', name })),
  datePublished: String(item.year),
  isPartOf: { '@type': 'Periodical', name: item.journal },
  identifier: item.doi ? { '@type': 'PropertyValue', propertyID: 'doi', value: item.doi } : undefined,
  sameAs: item.url ?? undefined,
  url: siteUrl + addressIn(lang, path),
  inLanguage: languageTags[lang],
})
