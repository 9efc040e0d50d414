import type { university } from '@narkhoz/contract/entities/university.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { UniversityItem } from '../university-list/university-list.tsx'
import { decoration, type Entry } from './entry.ts'

/** A partner university as a list shows it; made by loaders, because the list is long and an entry holds more. */
export const universityItem = (item: Entry<typeof university>): UniversityItem => ({
  key: item.id,
  anchor: entryAnchor('university', item.id),
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  place: [item.city, item.country.title].filter(Boolean).join(', '),
  placeLang: fallbackLang(item, 'city'),
  programs: item.programs,
  programsLang: fallbackLang(item, 'programs'),
  mark: decoration(item.picture),
  url: item.url,
  group: item.group?.id,
})
