import type { dualProgram } from '@narkhoz/contract/entities/dual-program.ts'
import { spokenIn } from '../../kit/spoken.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { type Entry, titlesOf, type Words } from './entry.ts'

/** A program with two diplomas as a card, under the wordmark of the other university. */
export const dualProgramCard = (item: Entry<typeof dualProgram>, { kit: { facts } }: Words): CardItem => ({
  key: item.id,
  to: `/dual-program/${item.slug}`,
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  picture: item.picture,
  facts: [
    { title: facts.university, value: item.university, valueLang: spokenIn(item, 'university') },
    { title: facts.country, value: item.country.title },
    { title: facts.period, value: item.period, valueLang: spokenIn(item, 'period') },
    { title: facts.languages, value: titlesOf(item.languages) },
  ],
})
