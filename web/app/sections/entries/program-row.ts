import type { program } from '@narkhoz/contract/entities/program.ts'
import { amountOf } from '../../format/amount.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Row } from '../row-list/row-list.tsx'
import { type Entry, languagesOf, titlesOf, type Words } from './entry.ts'

/** The attributes of a program in a row. */
export type ListedProgram = Pick<
  Entry<typeof program>,
  'id' | 'slug' | 'title' | 'code' | 'education' | 'lead' | 'languages' | 'period' | 'form' | 'fee' | 'fallback'
>

/** Drops attributes that a row does not show: a loader with many programs sends only these to browsers. */
export const listedProgram = ({
  id,
  slug,
  title,
  code,
  education,
  lead,
  languages,
  period,
  form,
  fee,
  fallback,
}: ListedProgram): ListedProgram => ({ id, slug, title, code, education, lead, languages, period, form, fee, fallback })

/** A program as a row: title, summary, and short facts at the end. */
export const programRow = (item: ListedProgram, { kit }: Words): Row => ({
  key: item.id,
  to: `/school-program/${item.slug}`,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  tag: item.code,
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  aside: [
    item.period.title,
    titlesOf(item.form, kit),
    languagesOf(item.languages, kit),
    item.fee && kit.tenge(amountOf(item.fee, kit.thousands)),
  ]
    .filter(Boolean)
    .join('\u00a0· '),
})
