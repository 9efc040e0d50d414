import { locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { nameOf, ofKind, texts } from './testing/walk.ts'
import { admissionRules } from './university/admission-rules.ts'

/** Where an applicant looks for each rule. */
const quoted = {
  subjectMinimum: ['page 52 bachelor'],
  grantTest: ['page 52 bachelor', 'grant 1 state-grant-bachelor'],
  paidTests: ['page 52 bachelor', 'grant 1 state-grant-bachelor'],
  groups: ['page 52 bachelor', 'grant 1 state-grant-bachelor'],
  kazakhCertificate: ['page 51 doctoral', 'grant 3 state-grant-postgraduate'],
} as const satisfies Record<keyof typeof admissionRules, readonly string[]>

test.each(Object.entries(quoted))('the rule %s stands where applicants look for it, in every language', (rule, places) => {
  for (const lang of locales) {
    const words = admissionRules[rule as keyof typeof quoted][lang]
    const found = texts.filter((text) => text.lang === lang && text.text.includes(words)).map(({ entry }) => nameOf(entry))
    expect(new Set(found), `${rule} ${lang}`).toEqual(new Set(places))
  }
})

test('every bachelor’s program names its group, for grants are awarded by group, and no other program does', () => {
  for (const draft of ofKind('program'))
    expect(Boolean(draft.attributes.program_group), nameOf(draft)).toBe(draft.attributes.education === 'bachelor')
})

test('a PhD is studied full-time only', () => {
  const phds = ofKind('program').filter(({ slug }) => slug?.endsWith('-phd'))
  expect(phds.length).toBeGreaterThan(5)
  for (const draft of phds) expect(draft.attributes.form, nameOf(draft)).toEqual(['full-time'])
})
