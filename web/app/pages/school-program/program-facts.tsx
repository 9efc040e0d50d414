import type { Answer } from '@narkhoz/contract/entities/entity.ts'
import type { program } from '@narkhoz/contract/entities/program.ts'
import { titlesOf } from '../../blocks/entries/entry.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import { Anchor } from '../../kit/anchor.tsx'
import { Day } from '../../kit/day.tsx'
import type { Fact } from '../../kit/facts.tsx'
import { spokenIn } from '../../kit/spoken.ts'

type Program = Answer<typeof program>

/** The facts of a program, in the order applicants ask for them. */
export const programFacts = (
  item: Program,
  { kit: { facts } }: Dictionary,
  words: { school: string; code: string; group: string; qualification: string; credits: string },
): Fact[] => [
  { title: facts.languages, value: titlesOf(item.languages) },
  { title: facts.period, value: item.period.title },
  { title: facts.form, value: titlesOf(item.form) },
  { title: words.credits, value: item.credits },
  { title: facts.subjects, value: titlesOf(item.subjects) },
  { title: facts.deadline, value: item.deadline && <Day at={item.deadline} /> },
  { title: words.qualification, value: item.qualification, valueLang: spokenIn(item, 'qualification') },
  { title: words.code, value: item.code },
  { title: words.group, value: item.program_group?.title },
  {
    title: words.school,
    value: item.school && <Anchor to={`/school/${item.school.slug}`}>{item.school.title}</Anchor>,
    valueLang: spokenIn(item, 'school.title'),
  },
]
