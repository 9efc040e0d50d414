import type { program } from '@narkhoz/contract/entities/program.ts'
import { amountOf } from '../../format/amount.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { type Entry, languagesOf, subjectsOf, titlesOf, type Words } from './entry.ts'

/** What applicants compare programs by. */
export type ComparedProgram = Pick<
  Entry<typeof program>,
  'id' | 'slug' | 'title' | 'school' | 'languages' | 'period' | 'form' | 'credits' | 'subjects' | 'fee' | 'fallback'
>

/** A program as a card: what applicants compare by. */
export const programCard = (item: ComparedProgram, { kit }: Words): CardItem => ({
  key: item.id,
  to: `/school-program/${item.slug}`,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  tag: item.school?.title,
  tagLang: fallbackLang(item, 'school.title'),
  facts: [
    { title: kit.facts.languages, value: languagesOf(item.languages, kit) },
    { title: kit.facts.period, value: item.period.title },
    { title: kit.facts.form, value: titlesOf(item.form, kit) },
    { title: kit.facts.credits, value: item.credits },
    { title: kit.facts.subjects, value: subjectsOf(item.subjects, kit) },
    { title: kit.facts.fee, value: item.fee && kit.tenge(amountOf(item.fee, kit.thousands)) },
  ],
})
