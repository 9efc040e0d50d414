import { addressIn } from '../../i18n/address.ts'
import { type Telling, type Thing, universityNamed } from '../structured-data.ts'

/** What of an event search engines are told. */
export type ToldEvent = { title: string; date: string; end: string | null; place: string | null; lead: string; url: string | null }

/** An event as search engines read it; `path` is the screen that tells of it, for events without an address of their own. */
export const eventThing = ({ title, date, end, place, lead, url }: ToldEvent, path: string, { siteUrl, lang }: Telling): Thing => ({
  '@type': 'Event',
  name: title,
  description: lead,
  startDate: date,
  endDate: end ?? undefined,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: place ? { '@type': 'Place', name: place, address: place } : undefined,
  organizer: universityNamed(siteUrl, lang),
  url: url?.startsWith('http') ? url : siteUrl + addressIn(lang, url ?? path),
})
