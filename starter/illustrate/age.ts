import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { hash } from '../pictures/hand/dice.ts'
import type { Age } from '../pictures/portrait/sitter.ts'

/** The year in which the starter content is written: a class of 1998 is as old as it makes them. */
const present = 2026

/** Age at graduation, and at the start of a working life. */
const graduation = 22
const firstJob = 25

/** The least age that a post or degree takes; of several the highest counts. */
const leastAges: readonly (readonly [words: RegExp, least: number])[] = [
  [/\b(?:president|rector)\b/i, 50],
  [/\bvice-rector\b/i, 48],
  [/\bdean\b/i, 46],
  [/\bdoctor of \p{L}+ sciences\b/iu, 52],
  // Abolished in 2010: every holder is older.
  [/\bcandidate of \p{L}+ sciences\b/iu, 44],
  [/\bprofessor\b/i, 46],
  [/\bchief\b|\bjudge\b|\barbitrator\b|\bmember of the management board\b/i, 42],
  [/\bassociate professor\b|\bdeputy dean\b|\bdirector\b|\bsenior lecturer\b|\bowner\b|\bleading researcher\b/i, 37],
  [/\bhead\b|\bmanager\b|\bmba\b|\bexecutive\b|\bsecretary\b|\bco-founder\b/i, 35],
  [/\bassistant professor\b|\bphd\b|\bpostdoctoral\b|\blecturer\b/i, 31],
]

/** First degrees and the like: these people are young, whatever their position. */
const beginners = /\b(?:doctoral student|junior|graduate in|\p{L}+ graduate$)/iu

/** Posts that hold the name of a higher one. */
const lowerPosts: readonly (readonly [words: RegExp, meant: string])[] = [
  [/\bassistant professor\b/gi, 'lecturer'],
  [/\bassociate professor\b/gi, 'senior lecturer'],
  [/\bdeputy dean\b/gi, 'senior lecturer'],
  [/\bdean’s office\b/gi, 'office'],
]

const numerals =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty'.split(' ')

const numberOf = (word: string) => {
  const [ten = '', one = ''] = word.toLowerCase().split('-')
  if (tens.includes(ten)) return 20 + tens.indexOf(ten) * 10 + numerals.indexOf(one) + 1
  return numerals.indexOf(ten) + 1 || Number.parseInt(word, 10) || 0
}

const english = (value: unknown) => ((value ?? {}) as Partial<LocalizedText>).en ?? ''

const longest = (texts: readonly RegExpMatchArray[]) => Math.max(0, ...texts.map(([, number = '']) => numberOf(number)))

/** Years of work in a biography or a quote. */
const worked = (bio: string, said: string) =>
  Math.max(longest([...bio.matchAll(/\b([\w-]+) years\b/g)]), longest([...said.matchAll(/\bfor ([\w-]+) years I\b/gi)]))

const classOf = ({ year, post }: Readonly<UnknownRecord>) => {
  const [, told] = /(?:\bgraduate of|\bfaculty of \p{L}+,) (\d{4})/iu.exec(english(post)) ?? []
  return typeof year === 'number' ? year : told ? Number(told) : undefined
}

/** Minimum age of a person, from the texts about them; students have none. */
export const yearsOf = (values: Readonly<UnknownRecord>): number => {
  const rank = lowerPosts.reduce(
    (text, [words, meant]) => text.replace(words, meant),
    `${english(values.post)} ${english(values.degree)} ${english(values.quote).includes('MBA') ? 'MBA' : ''}`,
  )
  const bio = english(values.bio)
  const [, told] = /\bgraduated[^.]* in (\d{4})/i.exec(bio) ?? []
  const year = told ? Number(told) : classOf(values)
  if (beginners.test(english(values.post))) return graduation + 2
  // A first degree indicates the age better than a position; a later one, also of a business school, is possible at any age.
  if (year && !told && values.year === undefined && !/\bmba\b|\bmaster/i.test(rank)) return graduation + present - year
  return Math.max(
    ...leastAges.map(([words, least]) => (words.test(rank) ? least : 0)),
    worked(bio, english(values.text)) ? firstJob + worked(bio, english(values.text)) : 0,
    year ? graduation + present - year : 0,
  )
}

/** The age of a portrait: the minimum plus some years, derived from the seed. */
export const ageOf = (least: number, seed: string): Age => {
  const years = (least || 26 + (hash(seed) % 16)) + (hash(`years ${seed}`) % 6)
  return years < 35 ? 'young' : years < 46 ? 'middle' : years < 57 ? 'mature' : 'senior'
}
