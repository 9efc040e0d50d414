import type { event } from '@narkhoz/contract/entities/event.ts'
import { inAlmaty } from '../../kit/almaty.ts'
import { spokenIn } from '../../kit/spoken.ts'
import type { Row } from '../row-list/row-list.tsx'
import { aboutOf, type Entry, type Words } from './entry.ts'

/** When something begins, as the head of a row: the day in large type, month and weekday below. */
export const whenMark = (at: string, { months, kit: { weekdays } }: Words) => {
  const { iso, day, month, year, weekday } = inAlmaty(at)
  return { mark: <time dateTime={iso}>{day}</time>, markNote: `${months[month]} ${year}, ${weekdays[weekday]}` }
}

/** An event as a row. */
export const eventRow = (item: Entry<typeof event>, words: Words): Row => {
  const hours = [item.date, item.end].flatMap((at) => (at ? [inAlmaty(at).time] : [])).join('–')
  return {
    key: item.id,
    ...whenMark(item.date, words),
    to: item.url,
    title: item.title,
    titleLang: spokenIn(item, 'title'),
    text: item.lead,
    textLang: spokenIn(item, 'lead'),
    aside: [hours, item.place].filter(Boolean).join(', '),
    asideLang: spokenIn(item, 'place'),
    about: aboutOf(item, 'desc', item.desc),
  }
}
