import type { dualProgram } from '@narkhoz/contract/entities/dual-program.ts'
import { type Entry, titlesOf } from '../../blocks/entries/entry.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import { Anchor } from '../../kit/anchor.tsx'
import { Day } from '../../kit/day.tsx'
import type { Fact } from '../../kit/facts.tsx'
import { spokenIn } from '../../kit/spoken.ts'

/** The facts of a program with two diplomas, in the order applicants ask for them. */
export const dualProgramFacts = (
  item: Entry<typeof dualProgram>,
  { kit: { facts } }: Dictionary,
  words: { degree: string; school: string },
): Fact[] => [
  { title: facts.university, value: item.university, valueLang: spokenIn(item, 'university') },
  { title: facts.country, value: item.country.title },
  { title: facts.period, value: item.period, valueLang: spokenIn(item, 'period') },
  { title: facts.languages, value: titlesOf(item.languages) },
  { title: facts.level, value: item.education?.title },
  { title: words.degree, value: item.degree, valueLang: spokenIn(item, 'degree') },
  { title: facts.deadline, value: item.deadline && <Day at={item.deadline} /> },
  {
    title: words.school,
    value: item.school && <Anchor to={`/school/${item.school.slug}`}>{item.school.title}</Anchor>,
    valueLang: spokenIn(item, 'school.title'),
  },
]
