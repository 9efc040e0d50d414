import { expect, test } from 'vitest'
import { answerDay, answerDue } from './answer-day.ts'
import { forms } from './registry.ts'

const sentAt = '2026-12-14T20:30:00Z'

test('an answer is promised by working days of Almaty, and is in time until that day ends there', () => {
  // Half past one on Tuesday in Almaty; Wednesday is Independence Day.
  const promised = { form: forms.tour, sentAt }
  expect([answerDay(promised), answerDue(promised)]).toEqual(['2026-12-17', '2026-12-17T23:59:00+05:00'])
  expect(answerDay({ form: forms.question, sentAt: new Date(sentAt) })).toBe('2027-01-11')
})

test('a request for a reminder is promised no answer', () => {
  const promised = { form: forms.entrant, sentAt }
  expect([answerDay({ ...promised, purpose: 'reminder' }), answerDue({ ...promised, purpose: 'reminder' })]).toEqual([undefined, undefined])
  expect(answerDay({ ...promised, purpose: 'application' })).toBe('2026-12-17')
})
