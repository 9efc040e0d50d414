import { locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { nameOf, ofKind, texts } from './testing/walk.ts'
import { admissionRules, doctoralCertificates, grantDays, totalMinimum } from './university/admission-rules.ts'

/** Where an applicant looks for each rule. */
const quoted = {
  subjectMinimum: ['page 52 bachelor'],
  grantTest: ['page 52 bachelor', 'grant 1 state-grant-bachelor'],
  paidTests: ['page 52 bachelor', 'grant 1 state-grant-bachelor'],
  groups: ['page 52 bachelor', 'grant 1 state-grant-bachelor'],
  foreignTests: ['question 3'],
  afterCollege: ['question 5'],
  kazakhCertificate: ['page 51 doctoral', 'page 230 apply', 'grant 3 state-grant-postgraduate'],
} as const satisfies Record<keyof typeof admissionRules, readonly string[]>

test.each(Object.entries(quoted))('the rule %s is quoted where applicants look for it, in every language', (rule, places) => {
  for (const lang of locales) {
    const words = admissionRules[rule as keyof typeof quoted][lang]
    const found = texts.filter((text) => text.lang === lang && text.text.includes(words)).map(({ entry }) => nameOf(entry))
    expect(new Set(found), `${rule} ${lang}`).toEqual(new Set(places))
  }
})

/** Where doctoral applicants look for each certificate. */
const certificatesTold = {
  english: ['page 51 doctoral', 'program 55 accounting-and-audit-phd', 'question 34'],
  kazakh: ['page 51 doctoral', 'page 230 apply', 'grant 3 state-grant-postgraduate', 'question 34'],
} as const satisfies Record<keyof typeof doctoralCertificates, readonly string[]>

test.each(Object.entries(certificatesTold))(
  'the certificate of %s stands where doctoral applicants look, in every language',
  (name, places) => {
    for (const lang of locales) {
      const words = doctoralCertificates[name as keyof typeof certificatesTold][lang]
      const found = texts.filter((text) => text.lang === lang && text.text.includes(words)).map(({ entry }) => nameOf(entry))
      expect(new Set(found), lang).toEqual(new Set(places))
    }
  },
)

/** Where the dates of each level's competition are quoted. */
const daysTold = {
  bachelor: ['question 1', 'page 122 selection-application', 'grant 1 state-grant-bachelor'],
  master: ['page 50 master', 'page 122 selection-application', 'grant 3 state-grant-postgraduate'],
  doctoral: ['page 122 selection-application', 'grant 3 state-grant-postgraduate'],
} as const satisfies Record<keyof typeof grantDays, readonly string[]>

test.each(Object.entries(daysTold))(
  'the dates of the grant competition for %s are quoted where applicants look, in every language',
  (level, places) => {
    for (const lang of locales) {
      const days = grantDays[level as keyof typeof daysTold][lang]
      const found = texts.filter((text) => text.lang === lang && text.text.includes(days)).map(({ entry }) => nameOf(entry))
      expect(new Set(found), `${level} ${lang}`).toEqual(new Set(places))
    }
  },
)

test('the threshold of law is the same on the page of its school and on that of bachelor’s study', () => {
  const told = texts.filter(({ lang, text }) => lang === 'en' && text.includes(`threshold is ${totalMinimum.law.en}, with`))
  expect(told).toHaveLength(1)
  const cells = texts.filter(
    ({ entry, lang, text }) => nameOf(entry) === 'page 52 bachelor' && lang === 'en' && text === totalMinimum.law.en,
  )
  expect(cells).toHaveLength(1)
})

test('every bachelor’s program names its group, for grants are awarded by group, and no other program does', () => {
  for (const draft of ofKind('program'))
    expect(Boolean(draft.attributes.program_group), nameOf(draft)).toBe(draft.attributes.education === 'bachelor')
})

test('programs of one group require one pair of subjects', () => {
  const pairs = Map.groupBy(
    ofKind('program').filter(({ attributes }) => attributes.subjects),
    ({ attributes }) => attributes.program_group,
  )
  expect(pairs.size).toBeGreaterThan(15)
  for (const [group, drafts] of pairs) {
    const asked = new Set(drafts.map(({ attributes }) => JSON.stringify(attributes.subjects)))
    expect([...asked], String(group)).toEqual([expect.stringMatching(/^\["[a-z-]+"\]$/)])
  }
})

test('the table of thresholds has every group that programs belong to', () => {
  const cells = texts.filter(({ entry, lang, text }) => nameOf(entry) === 'page 52 bachelor' && lang === 'en' && /^B\d{3}/.test(text))
  const told = cells.flatMap(({ text }) =>
    text.split(', ').flatMap((part) => {
      const [first = 0, last = first] = part.split('–').map((code) => Number(code.slice(1)))
      return Array.from({ length: last - first + 1 }, (_, at) => `B${String(first + at).padStart(3, '0')}`)
    }),
  )
  const groups = new Set(ofKind('program').flatMap(({ attributes }) => (attributes.program_group ? [attributes.program_group] : [])))
  expect(new Set(told)).toEqual(groups)
})

test('a PhD is studied full-time only', () => {
  const phds = ofKind('program').filter(({ slug }) => slug?.endsWith('-phd'))
  expect(phds.length).toBeGreaterThan(5)
  for (const draft of phds) expect(draft.attributes.form, nameOf(draft)).toEqual(['full-time'])
})

test('decisions of the Academic Council are dated on its meetings: the last Thursday of a month, near a holiday a week earlier', () => {
  const councils = ofKind('document').filter(({ attributes }) => [173, 175, 179].includes(attributes.group as number))
  expect(councils.length).toBeGreaterThan(10)
  for (const draft of councils) {
    const day = new Date(`${draft.attributes.date}T00:00:00Z`)
    const twoWeeksLater = new Date(day.getTime() + 14 * 86_400_000)
    expect(day.getUTCDay(), nameOf(draft)).toBe(4)
    expect(twoWeeksLater.getUTCMonth(), nameOf(draft)).not.toBe(day.getUTCMonth())
  }
})

/** Where the submission dates of each level are quoted; the settings, by which the site opens and closes admission, define them. */
const seasonsTold = {
  bachelor: ['question 1', 'page 52 bachelor', 'page 122 selection-application'],
  master: ['page 50 master', 'page 122 selection-application'],
  doctoral: ['page 51 doctoral', 'page 122 selection-application'],
} as const

test.each(Object.entries(seasonsTold))('the admission dates of %s are those of the settings everywhere', (level, places) => {
  type Season = { level: string; opens: string; closes: string }
  const seasons = ofKind('admission-settings').flatMap(({ attributes }) => attributes.seasons as Season[])
  const { opens = '', closes = '' } = seasons.find((season) => season.level === level) ?? {}
  const written = (day: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
  const told = texts.filter(({ lang, text }) => lang === 'en' && text.includes(written(opens)) && text.includes(written(closes)))
  expect([...new Set(told.map(({ entry }) => nameOf(entry)))]).toEqual(expect.arrayContaining([...places]))
})

test('the last day of a programme lies within the admission to its level; those for working managers have their own', () => {
  type Season = { level: string; opens: string; closes: string }
  const seasons = ofKind('admission-settings').flatMap(({ attributes }) => attributes.seasons as Season[])
  const drafts = ofKind('program').filter(({ attributes }) => !attributes.executive)
  expect(drafts.length).toBeGreaterThan(40)
  const outside = drafts.filter(({ attributes: { education, deadline } }) => {
    const season = seasons.find(({ level }) => level === education)
    return !season || String(deadline) < season.opens || String(deadline) > season.closes
  })
  expect(outside.map(nameOf)).toEqual([])
})
