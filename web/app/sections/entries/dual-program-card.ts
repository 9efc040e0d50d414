import type { dualProgram } from '@narkhoz/contract/entities/dual-program.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { decoration, type Entry, languagesOf, type Words } from './entry.ts'

/** A program with two diplomas as a card, under the wordmark of the other university. */
export const dualProgramCard = (item: Entry<typeof dualProgram>, { kit }: Words): CardItem => ({
  key: item.id,
  to: `/dual-program/${item.slug}`,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  facts: [
    { title: kit.facts.university, value: item.university, valueLang: fallbackLang(item, 'university') },
    { title: kit.facts.country, value: item.country.title },
    { title: kit.facts.period, value: item.period, valueLang: fallbackLang(item, 'period') },
    { title: kit.facts.languages, value: languagesOf(item.languages, kit) },
  ],
})
