import type { Locale } from '@narkhoz/contract/locales.ts'
import { eventCalendar, newsFeeds, publicationList } from '@narkhoz/contract/subscriptions.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import type { MetaDescriptor } from 'react-router'
import type { Head } from '../.server/head.ts'
import { addressIn } from '../i18n/address.ts'
import { wordsIn } from '../i18n/words.ts'

/** Filters of a list; an empty value is not selected. */
type FilterValues = Readonly<Record<string, string | undefined>>

const addressOf = (lang: Locale, address: string, chosen: FilterValues = {}) => {
  const query = new URLSearchParams(Object.entries(chosen).flatMap(([key, value]) => (value ? [[key, value]] : []))).toString()
  return addressIn(lang, address) + (query && `?${query}`)
}

/** Where news can be followed, as narrowed as the page. */
export const newsFeedAddress = (lang: Locale, chosen?: FilterValues) => addressOf(lang, newsFeeds.rss.address, chosen)

/** Where calendars find events. */
export const calendarAddress = (lang: Locale, chosen?: FilterValues) => addressOf(lang, eventCalendar.address, chosen)

/** The same for subscribing programs, which poll it. */
export const webcalAddress = ({ lang, siteUrl }: Pick<Head, 'lang' | 'siteUrl'>, chosen?: FilterValues) =>
  siteUrl.replace(/^https?:/, 'webcal:') + calendarAddress(lang, chosen)

/** Where reference managers find publications, as narrowed as the page. */
export const publicationListAddress = (lang: Locale, chosen?: FilterValues) => addressOf(lang, publicationList.address, chosen)

const link = (type: string, title: string, href: string): MetaDescriptor => ({ tagName: 'link', rel: 'alternate', type, title, href })

/** Announces the news feeds in the head of a page. */
export const newsFeedLinks = ({ lang, siteUrl }: Head, chosen?: FilterValues): MetaDescriptor[] => {
  const { mainSections, name } = wordsIn(lang)
  return Object.values(newsFeeds).map(({ type, address }) =>
    link(type, `${mainSections.news.title}${titleDash[lang]}${name.full}`, siteUrl + addressOf(lang, address, chosen)),
  )
}

/** Announces the calendar in the head of a page. */
export const calendarLink = ({ lang, siteUrl }: Head, title: string, chosen?: FilterValues): MetaDescriptor =>
  link(eventCalendar.type, `${title}${titleDash[lang]}${wordsIn(lang).name.full}`, siteUrl + calendarAddress(lang, chosen))
