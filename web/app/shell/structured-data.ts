import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { addressIn } from '../i18n/address.ts'
import { wordsIn } from '../i18n/words.ts'
import type { Settings } from './root-data.ts'

/** A thing for search engines (https://schema.org): a type, and properties that are texts or things. */
export type Thing = { readonly '@type': string; readonly [property: string]: Value }

type Value = string | number | boolean | Thing | readonly Value[] | undefined

/** The site and language of a description. */
export type Telling = { siteUrl: string; lang: Locale }

/** The thing that everything else is published, taught or held by; others name it by this id. */
const universityId = (siteUrl: string) => `${siteUrl}/#university`

/** The university as others name it: programs that read one page alone find its name there. */
export const universityNamed = (siteUrl: string, lang: Locale) => ({
  '@type': 'CollegeOrUniversity',
  '@id': universityId(siteUrl),
  name: wordsIn(lang).name.full,
  url: siteUrl + addressIn(lang, '/'),
})

const absolute = (siteUrl: string, url: string) => new URL(url, siteUrl).href

/** The university, from what editors say of it everywhere. */
export const universityThing = (settings: Settings, logo: string, { siteUrl, lang }: Telling): Thing => {
  const elements = settings.elements?.value ?? []
  const phone = elements.find(({ type }) => type.value === 'phone')?.value
  return {
    '@type': 'CollegeOrUniversity',
    '@id': universityId(siteUrl),
    name: settings.title,
    url: siteUrl + addressIn(lang, '/'),
    logo: absolute(siteUrl, logo),
    telephone: phone,
    email: settings.email ?? undefined,
    address: settings.address
      ? { '@type': 'PostalAddress', streetAddress: settings.address, addressLocality: wordsIn(lang).city, addressCountry: 'KZ' }
      : undefined,
    sameAs: settings.socials?.length ? settings.socials.map(({ url }) => url) : undefined,
  }
}

/** The site itself, and how to search it. */
export const siteThing = (name: string, { siteUrl, lang }: Telling): Thing => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#site-${languageTags[lang]}`,
  name,
  url: siteUrl + addressIn(lang, '/'),
  inLanguage: languageTags[lang],
  publisher: universityNamed(siteUrl, lang),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${addressIn(lang, '/search')}?query={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The breadcrumb of a page, the home page first. A menu item without an address is left out. */
export const breadcrumbThing = (steps: readonly { title: string; to: string }[], { siteUrl, lang }: Telling): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ title, to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: siteUrl + addressIn(lang, to),
  })),
})

/** Things as one document for the head; the router writes it so that no text in it can end the script. */
export const structuredData = (...things: readonly Thing[]) => ({
  'script:ld+json': { '@context': 'https://schema.org', '@graph': things },
})
