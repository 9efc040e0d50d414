import { email } from '../fields/email.ts'
import { finished } from '../fields/finished.ts'
import { fio } from '../fields/fio.ts'
import { level } from '../fields/level.ts'
import { message } from '../fields/message.ts'
import { paper1, paper2, paper3, paper4, paper5 } from '../fields/papers.ts'
import { program } from '../fields/program.ts'
import { tel } from '../fields/tel.ts'
import type { Labels } from '../locales.ts'
import { form, formField } from './form.ts'
import { actions } from './words.ts'

/** The purpose of an entrant's application: out of season it is a request for a reminder. */
export const purposes = {
  application: { kz: 'Оқуға түсуге өтінім', ru: 'Заявка на поступление', en: 'Application for admission' },
  reminder: {
    kz: 'Қабылдау ашылғанда еске салу өтініші',
    ru: 'Просьба напомнить о начале приёма',
    en: 'Request for a reminder when admission opens',
  },
} as const satisfies Record<string, Labels>

/** One of the things an entrant's application is taken as. */
export type Purpose = keyof typeof purposes

/** The label of the purpose wherever an application is shown. */
export const purposeLabel: Labels = { kz: 'Не ретінде қабылданды', ru: 'Принято как', en: 'Taken as' }

/** Those names, for whatever judges them. */
export const purposeNames = Object.keys(purposes) as Purpose[]

/** Whether a value is a purpose. */
export const isPurpose = (value: unknown): value is Purpose => typeof value === 'string' && Object.hasOwn(purposes, value)

/** The application of an entrant, with up to five documents. */
export const entrant = form({
  name: 'entrant',
  title: { kz: 'Оқуға түсуге өтінім', ru: 'Заявка на поступление', en: 'Application for admission' },
  action: actions.apply,
  endpoint: 'applications/entrant',
  retentionDays: 365,
  answerDays: 1,
  fields: [
    formField(fio),
    formField(email),
    formField(tel),
    formField(level),
    formField(program, { as: 'program_id', matching: { attribute: 'education', field: 'level' } }),
    formField(finished),
    formField(message, { optional: true }),
    ...[paper1, paper2, paper3, paper4, paper5].map((paper) => formField(paper, { optional: true })),
  ],
  added: { purpose: 'admission' },
})
