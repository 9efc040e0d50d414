import type { employee } from '@narkhoz/contract/entities/employee.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Person } from '../../kit/person-card.tsx'
import { aboutOf, type Entry } from './entry.ts'

/** An employee for lists of people. */
export const employeePerson = (item: Entry<typeof employee>): Person => ({
  key: item.id,
  anchor: entryAnchor('employee', item.id),
  name: item.name,
  nameLang: fallbackLang(item, 'name'),
  photo: item.photo,
  lines: [
    { text: item.post, lang: fallbackLang(item, 'post') },
    ...(item.degree ? [{ text: item.degree, lang: fallbackLang(item, 'degree') }] : []),
    ...(item.room ? [{ text: item.room, lang: fallbackLang(item, 'room') }] : []),
  ],
  email: item.email,
  phone: item.phone,
  about: aboutOf(item, 'bio', item.bio) ?? undefined,
})
