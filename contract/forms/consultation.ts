import { email } from '../fields/email.ts'
import { fio } from '../fields/fio.ts'
import { message } from '../fields/message.ts'
import { tel } from '../fields/tel.ts'
import { form, formField } from './form.ts'

/** The types of page with a consultation form. */
export const consultationPageTypes = ['static', 'school', 'education', 'news', 'sdg', 'school-program', 'grant'] as const

/** A type of page with a consultation form. */
export type ConsultationPageType = (typeof consultationPageTypes)[number]

/** A request for advice, with the page it was sent from and the campaign that led there. */
export const consultation = form({
  name: 'consultation',
  title: { kz: 'Кеңес алу', ru: 'Получить консультацию', en: 'Get advice' },
  action: { kz: 'Өтінім жіберу', ru: 'Отправить заявку', en: 'Send request' },
  endpoint: 'applications/consultation',
  retentionDays: 365,
  answerDays: 1,
  fields: [formField(fio), formField(email), formField(tel), formField(message)],
  added: { page_type: 'page-type', page_slug: 'page-path', tags: 'campaign' },
})
