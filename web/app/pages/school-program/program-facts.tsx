import type { Answer } from '@narkhoz/contract/entities/entity.ts'
import type { program } from '@narkhoz/contract/entities/program.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import { Anchor } from '../../kit/anchor.tsx'
import { Day } from '../../kit/day.tsx'
import type { Fact } from '../../kit/facts.tsx'
import { languagesOf, subjectsOf, titlesOf } from '../../sections/entries/entry.ts'

type Program = Answer<typeof program>

type ProgramWords = Record<'school' | 'code' | 'group' | 'qualification' | 'credits' | 'opens' | 'deadline', string>

/** The facts of a program, in the order of applicants' interest. */
export const programFacts = (
  item: Program,
  { kit }: Dictionary,
  words: ProgramWords,
  /** The first day of the admission that is on or comes next, where it is known. */
  opens: string | undefined,
): Fact[] => [
  { title: kit.facts.languages, value: languagesOf(item.languages, kit) },
  { title: kit.facts.period, value: item.period.title },
  { title: kit.facts.form, value: titlesOf(item.form, kit) },
  { title: words.credits, value: item.credits },
  { title: kit.facts.subjects, value: subjectsOf(item.subjects, kit) },
  { title: words.opens, value: opens && <Day at={opens} /> },
  { title: words.deadline, value: item.deadline && <Day at={item.deadline} /> },
  { title: words.qualification, value: item.qualification, valueLang: fallbackLang(item, 'qualification') },
  { title: words.code, value: item.code },
  { title: words.group, value: item.program_group?.title },
  {
    title: words.school,
    value: item.school && <Anchor to={`/school/${item.school.slug}`}>{item.school.title}</Anchor>,
    valueLang: fallbackLang(item, 'school.title'),
  },
]
