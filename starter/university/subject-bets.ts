import { program } from '@narkhoz/contract/entities/program.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'

type Pair = NonNullable<(typeof program)['attributes']['subjects']['options']>[number]['value']

/** What applicants call their pair of elective subjects. */
const queriesOf = {
  'mathematics-geography': {
    kz: 'математика география',
    ru: 'математика география',
    en: 'mathematics geography, maths geography, math geography',
  },
  'mathematics-informatics': {
    kz: 'математика информатика',
    ru: 'математика информатика',
    en: 'mathematics informatics, maths informatics, math informatics',
  },
  'mathematics-physics': {
    kz: 'математика физика, физмат',
    ru: 'математика физика, физмат',
    en: 'mathematics physics, maths physics, math physics',
  },
  'geography-foreign-language': {
    kz: 'география шет тілі, география ағылшын тілі',
    ru: 'география иностранный язык, география английский, география английский язык',
    en: 'geography foreign language, geography English',
  },
  'history-foreign-language': {
    kz: 'дүниежүзі тарихы шет тілі, тарих шет тілі, тарих ағылшын тілі',
    ru: 'всемирная история иностранный язык, история иностранный язык, история английский, история английский язык',
    en: 'world history foreign language, history foreign language, history English',
  },
  'history-law': {
    kz: 'дүниежүзі тарихы құқық негіздері, тарих құқық негіздері, тарих құқық',
    ru: 'всемирная история основы права, история основы права, история право',
    en: 'world history fundamentals of law, history law',
  },
  'history-geography': {
    kz: 'дүниежүзі тарихы география, тарих география',
    ru: 'всемирная история география, история география',
    en: 'world history geography, history geography',
  },
  'biology-chemistry': { kz: 'биология химия', ru: 'биология химия', en: 'biology chemistry' },
  'biology-geography': { kz: 'биология география', ru: 'биология география', en: 'biology geography' },
} as const satisfies Record<Exclude<Pair, 'creative'>, Labels>

/** The best bets for a pair of elective subjects: the programs that require it. */
export const subjectBets = (firstId: number) =>
  Object.entries(queriesOf).map(([value, queries], at) => {
    const pair = program.attributes.subjects.options?.find((option) => option.value === value)
    if (!pair) throw new Error(`no pair of subjects ${value}`)
    const { kz, ru, en } = pair.label
    return {
      id: firstId + at,
      attributes: {
        queries,
        targets: [
          {
            url: `/education/bachelor?subject=${value}`,
            title: { kz: `Бакалавриат: ${kz}`, ru: `Бакалавриат: ${ru}`, en: `Bachelor’s degrees: ${en}` },
          },
        ],
      },
    }
  })
