import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { addressIn } from '../../i18n/address.ts'
import { type Telling, type Thing, universityNamed } from '../structured-data.ts'

/** Properties of an event for search engines. */
export type ToldEvent = {
  id: number
  title: string
  date: string
  end: string | null
  place: string | null
  address?: string | null
  lead: string
}

/** An event for search engines; `path` is the screen that lists it. */
export const eventThing = ({ id, title, date, end, place, address, lead }: ToldEvent, path: string, { siteUrl, lang }: Telling): Thing => ({
  '@type': 'Event',
  name: title,
  description: lead,
  startDate: date,
  endDate: end ?? undefined,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  location: place ? { '@type': 'Place', name: place, address: address ?? place } : undefined,
  organizer: universityNamed(siteUrl, lang),
  url: `${siteUrl}${addressIn(lang, path)}#${entryAnchor('event', id)}`,
})
