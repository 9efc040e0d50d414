import { almatyClock, endOfDay } from '../almaty-clock.ts'
import { workingDaysAfter } from '../public-holidays.ts'
import type { Purpose } from './entrant.ts'
import type { Form } from './form.ts'

/** What an answer is promised by: the form, when it was sent, and what it was taken as, where that makes a difference. */
export type AnswerPromise = { form: Pick<Form, 'answerDays'>; sentAt: string | Date; purpose?: unknown }

/** The day on which an answer is promised at the latest; none where somebody asked to be reminded of admission, whom nobody answers before. */
export const answerDay = ({ form, sentAt, purpose }: AnswerPromise): string | undefined =>
  purpose === ('reminder' satisfies Purpose) ? undefined : workingDaysAfter(almatyClock(new Date(sentAt).getTime()).day, form.answerDays)

/** The moment until which an answer keeps that promise. */
export const answerDue = (promised: AnswerPromise): string | undefined => {
  const day = answerDay(promised)
  return day === undefined ? undefined : endOfDay(day)
}
