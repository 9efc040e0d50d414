import { constants } from '@narkhoz/contract/constants.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { defaultLocale, languageTags } from '@narkhoz/contract/locales.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { addressesOf } from '@narkhoz/contract/pages/registry.ts'
import { studentEvents } from '@narkhoz/contract/pages/student-events.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import type { Content } from '../content.ts'
import { NotFound } from '../content-error.ts'
import { absoluteUrl } from './absolute-url.ts'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'
import type { NamedText, Subscriber } from './subscription.ts'
import { universitySettings } from './university-settings.ts'

const { event } = entities
const [shownAt = '/'] = addressesOf(studentEvents)

/** Limit of events before and after today: an event that leaves the calendar disappears from its subscribers too. */
const limit = constants.paging.most

/** Where calendars and their maps look for it: what editors call the place alone is known to none. */
const locationOf = (place: string, address: string | null) => (address && !place.includes(address) ? `${place}, ${address}` : place)

/** A title without the signs that file systems have a use for. */
const fileName = (title: string) => title.replaceAll(/[\s\p{Cc}/\\:*?"<>|]+/gu, ' ').trim()

/** The events of the university as a calendar: those to come and those of the last months, or one of them. */
export const writeEventCalendar = async (content: Content, subscriber: Subscriber): Promise<string | NamedText> => {
  const { lang, siteUrl, self, query } = subscriber
  const { event: only, ...narrowed } = query
  const [past, upcoming, university] = await Promise.all([
    content.list('events/past', { ...narrowed, limit }),
    content.list('events/upcoming', { ...narrowed, limit }),
    universitySettings(content),
  ])
  const { host } = new URL(siteUrl)
  // An event that begins between the two calls is in both.
  const all = new Map([...past, ...upcoming].map((one) => [one.id, one]))
  const wanted = [...all.values()].filter(({ id }) => !only || String(id) === only)
  if (only && wanted.length === 0) throw new NotFound(`No event ${only} in the calendar`)
  const events = wanted
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date) || one.id - other.id)
    .map(
      ({ id, title, date, end, place, address, school, lead, url, fallback, updated_at: updated }): CalendarEvent => ({
        uid: `${event.kind}-${id}@${host}`,
        start: date,
        end: end ?? undefined,
        title,
        description: lead,
        language: languageTags[fallback.includes(event.heading) ? defaultLocale : lang],
        place: place ? locationOf(place, address ?? university.address) : undefined,
        category: school?.title,
        url: absoluteUrl(subscriber, url ?? `${shownAt}#${entryAnchor(event.kind, id)}`, shownAt),
        updated: updated ?? date,
      }),
    )
  // Subscribers of several calendars must distinguish them: one filtered by school is named after it.
  const schools = Object.keys(narrowed).length > 0 ? new Set(events.flatMap(({ category }) => category ?? [])) : []
  const titles = only ? events.map(({ title }) => title) : [event.label[lang], ...schools]
  const text = writeCalendar({
    name: `${titles.join(', ')}${titleDash[lang]}${university.title}`,
    language: languageTags[lang],
    self,
    home: absoluteUrl(subscriber, shownAt),
    events,
  })
  return only ? { text, name: `${fileName(titles.join(', '))}.ics` } : text
}
