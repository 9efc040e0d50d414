import { constants } from '@narkhoz/contract/constants.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { defaultLocale, languageTags } from '@narkhoz/contract/locales.ts'
import { addressesOf } from '@narkhoz/contract/pages/registry.ts'
import { studentEvents } from '@narkhoz/contract/pages/student-events.ts'
import { titleDash } from '../../i18n/title-dash.ts'
import type { Content } from '../content.ts'
import { absoluteUrl } from './absolute-url.ts'
import { type CalendarEvent, writeCalendar } from './icalendar.ts'
import type { Subscriber } from './subscription.ts'
import { universityName } from './university-name.ts'

const { event } = entities
const [shownAt = '/'] = addressesOf(studentEvents)

/** How many are told on either side of today: what falls out of a calendar is gone from its subscribers too. */
const limit = constants.paging.most

/** The events of the university as a calendar: those to come, and those of the last months. */
export const writeEventCalendar = async (content: Content, subscriber: Subscriber): Promise<string> => {
  const { lang, siteUrl, self, query } = subscriber
  const [past, upcoming, university] = await Promise.all([
    content.list('events/past', { ...query, limit }),
    content.list('events/upcoming', { ...query, limit }),
    universityName(content),
  ])
  const { host } = new URL(siteUrl)
  // An event that begins between the two calls is in both.
  const all = new Map([...past, ...upcoming].map((one) => [one.id, one]))
  const events = [...all.values()]
    .toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date) || one.id - other.id)
    .map(
      ({ id, title, date, end, place, school, lead, url, fallback, updated_at: updated }): CalendarEvent => ({
        uid: `${event.kind}-${id}@${host}`,
        start: date,
        end: end ?? undefined,
        title,
        description: lead,
        language: languageTags[fallback.includes(event.heading) ? defaultLocale : lang],
        place: place ?? undefined,
        category: school?.title,
        url: absoluteUrl(subscriber, url ?? '', shownAt),
        updated: updated ?? date,
      }),
    )
  // Who subscribes to several has to tell them apart: what is narrowed to a school is called after it.
  const schools = Object.keys(query).length > 0 ? new Set(events.flatMap(({ category }) => category ?? [])) : []
  return writeCalendar({
    name: `${[event.label[lang], ...schools].join(', ')}${titleDash[lang]}${university}`,
    language: languageTags[lang],
    self,
    home: absoluteUrl(subscriber, shownAt),
    events,
  })
}
