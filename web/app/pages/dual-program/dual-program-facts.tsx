import type { dualProgram } from '@narkhoz/contract/entities/dual-program.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import { Anchor } from '../../kit/anchor.tsx'
import { Day } from '../../kit/day.tsx'
import type { Fact } from '../../kit/facts.tsx'
import { type Entry, languagesOf } from '../../sections/entries/entry.ts'

/** The facts of a double degree program, in the order of applicants' interest. */
export const dualProgramFacts = (
  item: Entry<typeof dualProgram>,
  { kit }: Dictionary,
  words: { degree: string; deadline: string; school: string },
): Fact[] => [
  { title: kit.facts.university, value: item.university, valueLang: fallbackLang(item, 'university') },
  { title: kit.facts.country, value: item.country.title },
  { title: kit.facts.period, value: item.period, valueLang: fallbackLang(item, 'period') },
  { title: kit.facts.languages, value: languagesOf(item.languages, kit) },
  { title: kit.facts.level, value: item.education && kit.inList(item.education.title) },
  { title: words.degree, value: item.degree, valueLang: fallbackLang(item, 'degree') },
  { title: words.deadline, value: item.deadline && <Day at={item.deadline} /> },
  {
    title: words.school,
    value: item.school && <Anchor to={`/school/${item.school.slug}`}>{item.school.title}</Anchor>,
    valueLang: fallbackLang(item, 'school.title'),
  },
]
