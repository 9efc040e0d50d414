import * as v from 'valibot'
import { email } from '../fields/email.ts'
import { fio } from '../fields/fio.ts'
import { message } from '../fields/message.ts'
import { tel } from '../fields/tel.ts'
import { utmTags } from '../fields/utm.ts'
import { form, formField } from './form.ts'

/** The types of page a consultation can be asked for on. */
export const consultationPageTypes = ['static', 'school', 'education', 'news', 'sdg', 'school-program', 'grant'] as const

/** One of the types of page a consultation can be asked for on. */
export type ConsultationPageType = (typeof consultationPageTypes)[number]

// Staff follow this path from the application, so it must not lead out of the site: no scheme, no `//`, no `..`.
const path = /^\/?(?:(?!\.{1,2}(?:\/|$))[\p{L}\p{N}._~-]+(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{N}._~-]+)*)?$/u

const pageSlug = v.config(v.pipe(v.string(), v.maxLength(300), v.minLength(1), v.regex(path)), { abortPipeEarly: true })

/** A request for advice, with the page it was sent from and the campaign that led there. */
export const consultation = form({
  name: 'consultation',
  title: { kz: 'Кеңес алу', ru: 'Получить консультацию', en: 'Get advice' },
  action: { kz: 'Өтінім жіберу', ru: 'Отправить заявку', en: 'Send request' },
  endpoint: 'applications/consultation',
  retentionDays: 365,
  answerDays: 1,
  fields: [formField(fio), formField(email), formField(tel), formField(message)],
  added: { page_type: v.picklist(consultationPageTypes), page_slug: pageSlug, tags: v.optional(utmTags, {}) },
  sampleAdded: {
    page_type: 'school',
    page_slug: 'school/business-school',
    tags: {
      UTM_SOURCE: 'instagram',
      UTM_MEDIUM: 'social',
      UTM_CONTENT: 'banner',
      UTM_TERM: 'mba',
      UTM_CAMPAIGN: 'admission-2026',
    },
  },
})
