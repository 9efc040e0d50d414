import { almatyClock, endOfDay } from '../almaty-clock.ts'
import { workingDaysAfter } from '../public-holidays.ts'
import type { Purpose } from './entrant.ts'
import type { Form } from './form.ts'

/** What determines the promised date: the form, when it was sent, and its purpose where that matters. */
export type AnswerPromise = { form: Pick<Form, 'answerDays'>; sentAt: string | Date; purpose?: unknown }

/** The latest day of the promised answer; undefined for a reminder, which is sent only when admission opens. */
export const answerDay = ({ form, sentAt, purpose }: AnswerPromise): string | undefined =>
  purpose === ('reminder' satisfies Purpose) ? undefined : workingDaysAfter(almatyClock(new Date(sentAt).getTime()).day, form.answerDays)

/** The deadline of the promised answer. */
export const answerDue = (promised: AnswerPromise): string | undefined => {
  const day = answerDay(promised)
  return day === undefined ? undefined : endOfDay(day)
}
