import type { vacancy } from '@narkhoz/contract/entities/vacancy.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { Day } from '../../kit/day.tsx'
import type { Row } from '../row-list/row-list.tsx'
import { aboutOf, type Entry, type Words } from './entry.ts'

/** A vacancy as a row. */
export const vacancyRow = (item: Entry<typeof vacancy>, { kit: { facts } }: Words): Row => ({
  key: item.id,
  anchor: entryAnchor('vacancy', item.id),
  to: item.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  tag: item.employment?.title,
  text: [item.company, item.city].filter(Boolean).join(', '),
  textLang: fallbackLang(item, 'company'),
  facts: [
    // A course is paid for or free: it brings no salary.
    {
      title: item.employment?.value === 'course' ? facts.price : facts.salary,
      value: item.salary,
      valueLang: fallbackLang(item, 'salary'),
    },
    { title: facts.experience, value: item.experience, valueLang: fallbackLang(item, 'experience') },
    { title: facts.deadline, value: item.deadline && <Day at={item.deadline} /> },
  ],
  about: aboutOf(item, 'desc', item.desc),
})
