import * as v from 'valibot'
import { metaSchema } from '../answers.ts'
import { purposeNames } from '../forms/entrant.ts'
import { type Labels, locales } from '../locales.ts'
import { timestampSchema } from '../timestamp.ts'
import { adminCall, doneSchema, fileAlone, pagingQuery, wordsQuery } from './call.ts'
import { formNames } from './roles.ts'

/** States of an application, and their labels. */
export const applicationStatuses = {
  received: { kz: 'Қабылданды', ru: 'Принята', en: 'Received' },
  in_work: { kz: 'Өңделуде', ru: 'В работе', en: 'In progress' },
  answered: { kz: 'Жауап берілді', ru: 'Дан ответ', en: 'Answered' },
  spam: { kz: 'Спам', ru: 'Спам', en: 'Spam' },
} as const satisfies Record<string, Labels>

/** State of an application. */
export type ApplicationStatus = keyof typeof applicationStatuses

const statusNames = Object.keys(applicationStatuses) as ApplicationStatus[]

/** States that still need work. */
export const openStatuses = ['received', 'in_work'] as const satisfies readonly ApplicationStatus[]

/** What mails about an application are, and what that is called. */
export const mailReceivers = {
  office: { kz: 'Бөлімшеге хабарлама', ru: 'Уведомление подразделению', en: 'Notice to the office' },
  visitor: { kz: 'Өтінім берушіге растау', ru: 'Подтверждение заявителю', en: 'Confirmation to the applicant' },
  applicant: { kz: 'Өтінім берушіге жауап', ru: 'Ответ заявителю', en: 'Answer to the applicant' },
} as const satisfies Record<string, Labels>

/** States of a mail, and their labels. */
export const mailStates = {
  queued: { kz: 'Кезекте', ru: 'В очереди', en: 'Waiting' },
  sent: { kz: 'Жіберілді', ru: 'Отправлено', en: 'Sent' },
  failed: { kz: 'Жеткізілмеді', ru: 'Не доставлено', en: 'Not delivered' },
  'held back': { kz: 'Тоқтатылды', ru: 'Отложено', en: 'Held back' },
} as const satisfies Record<string, Labels>

/** State of a mail. */
export type MailState = keyof typeof mailStates

const purpose = v.picklist(purposeNames)
const mailState = v.picklist(Object.keys(mailStates) as MailState[])
const form = v.picklist(formNames)
const status = v.picklist(statusNames)
const person = v.object({ id: v.string(), name: v.string() })

/** An application in the inbox. */
export const applicationRowSchema = v.object({
  id: v.number(),
  code: v.string(),
  form,
  lang: v.picklist(locales),
  status,
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  assignee: v.nullable(person),
  due_at: v.nullable(v.string()),
  overdue: v.boolean(),
  created_at: v.string(),
  answered_at: v.nullable(v.string()),
  files: v.number(),
  /** The worst state of its mails; null without mails. */
  mail: v.nullable(mailState),
  /** The purpose of an entrant's application; null for other forms. */
  purpose: v.nullable(purpose),
})

/** An application in the inbox. */
export type ApplicationRow = v.InferOutput<typeof applicationRowSchema>

/** An event in an application's history: notes and changes by staff. */
export const applicationEventSchema = v.object({
  id: v.number(),
  kind: v.picklist(['status', 'assignee', 'due', 'note', 'reply']),
  by: v.nullable(person),
  /** Of a note or a reply. */
  text: v.nullable(v.string()),
  /** Of a change: a status, the name of an assignee or a moment. */
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  at: v.string(),
  /** Of a reply: the state of its mail. */
  mail: v.optional(mailState),
})

/** An event in an application's history. */
export type ApplicationEvent = v.InferOutput<typeof applicationEventSchema>

/** A mail about an application. */
export const applicationMailSchema = v.object({
  id: v.string(),
  receiver: v.picklist(Object.keys(mailReceivers) as (keyof typeof mailReceivers)[]),
  state: mailState,
  attempts: v.number(),
  /** What kind of failure the last attempt ended in. */
  error: v.nullable(v.string()),
  created_at: v.string(),
  /** When it is tried next. */
  due_at: v.nullable(v.string()),
  sent_at: v.nullable(v.string()),
})

/** A reply that staff send often. */
export const templateSchema = v.object({
  id: v.number(),
  form,
  lang: v.picklist(locales),
  title: v.string(),
  text: v.string(),
  updated_at: v.string(),
})

/** A reply that staff send often. */
export type ReplyTemplate = v.InferOutput<typeof templateSchema>

/** Placeholders of templates, and their labels. */
export const placeholders = {
  '{name}': { kz: 'өтінім берушінің аты', ru: 'имя заявителя', en: 'the applicant’s name' },
  '{code}': { kz: 'өтінім коды', ru: 'код заявки', en: 'the reference code' },
  '{form}': { kz: 'нысанның атауы', ru: 'название формы', en: 'the name of the form' },
  '{date}': { kz: 'өтінім күні', ru: 'дата заявки', en: 'the date of the application' },
} as const satisfies Record<string, Labels>

/** A submitted value with the label of its field; a file also has its key. */
export const sentLineSchema = v.object({
  label: v.string(),
  value: v.string(),
  file: v.optional(v.object({ key: v.string(), type: v.string(), size: v.number() })),
})

/** The number of the last event that the client has seen: later changes by colleagues are not overwritten. */
const seen = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))

/** An application with all its details. */
export const applicationSchema = v.object({
  ...applicationRowSchema.entries,
  lines: v.array(sentLineSchema),
  consent_version: v.nullable(v.string()),
  /** When it is deleted automatically, provided that it has reached an office. */
  kept_until: v.string(),
  /** Whether a reply by mail is possible: an email was given and mail can be delivered to it. */
  answerable: v.boolean(),
  /** Whether mails leave: without a mail server they wait. */
  mailing: v.boolean(),
  events: v.array(applicationEventSchema),
  mails: v.array(applicationMailSchema),
  /** Who has viewed it, latest first; for users who may read the audit log. */
  viewers: v.optional(v.array(v.object({ ...person.entries, at: v.string() }))),
  /** Those who may work on it. */
  assignees: v.array(person),
  /** Templates of its form in its language, with placeholders filled in. */
  templates: v.array(v.object({ id: v.number(), title: v.string(), text: v.string() })),
})

/** An application with all its details. */
export type Application = v.InferOutput<typeof applicationSchema>

/** Counts of a form's applications by state. */
export const formSummarySchema = v.object({
  form,
  received: v.number(),
  in_work: v.number(),
  answered: v.number(),
  spam: v.number(),
  overdue: v.number(),
  /** How long those that wait have been waiting: how many for less than a day, a week, a month, and longer. */
  ageing: v.object({ day: v.number(), week: v.number(), month: v.number(), older: v.number() }),
  oldest_at: v.nullable(v.string()),
})

/** Counts of a form's applications by state. */
export type FormSummary = v.InferOutput<typeof formSummarySchema>

const filters = {
  form: v.optional(form),
  /** A status, or `open` for all that wait. */
  status: v.optional(v.picklist([...statusNames, 'open'])),
  /** Whose: an account's id, `me`, or `none`. */
  assignee: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** A name, an email, a phone or a code, or a part of one. */
  q: wordsQuery,
  due: v.optional(v.picklist(['overdue', 'today', 'week', 'none'])),
  /** Only those with a mail in this state. */
  mail: v.optional(mailState),
  /** Only entrants' applications that are taken as this. */
  purpose: v.optional(purpose),
  sort: v.optional(v.picklist(['created_at', 'due_at', 'status', 'code', 'form']), 'created_at'),
  order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
}

const template = v.strictObject({
  form,
  lang: v.picklist(locales),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(10_000)),
})

/** The inbox: applications of the forms that an account may see, and nothing of others. */
export const applicationCalls = {
  summary: adminCall({ method: 'GET', path: 'applications/summary', may: 'applications.read', answer: v.array(formSummarySchema) }),
  /** All that the filters let through, as a file. */
  export: adminCall({
    method: 'GET',
    path: 'applications/export',
    may: 'applications.export',
    query: { ...filters, format: v.picklist(['csv', 'xlsx']) },
    answer: fileAlone,
    file: true,
  }),
  list: adminCall({
    method: 'GET',
    path: 'applications',
    may: 'applications.read',
    query: { ...pagingQuery, ...filters },
    answer: v.array(applicationRowSchema),
    meta: metaSchema,
  }),
  /** Who may work on applications, of one form or of any that the account may see. */
  assignees: adminCall({
    method: 'GET',
    path: 'assignees',
    may: 'applications.read',
    query: { form: v.optional(form) },
    answer: v.array(person),
  }),
  read: adminCall({ method: 'GET', path: 'applications/{id}', may: 'applications.read', answer: applicationSchema }),
  update: adminCall({
    method: 'PUT',
    path: 'applications/{id}',
    may: 'applications.answer',
    body: v.strictObject({
      status: v.optional(status),
      assignee: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
      due_at: v.optional(v.nullable(timestampSchema)),
      seen,
    }),
    answer: applicationSchema,
  }),
  note: adminCall({
    method: 'POST',
    path: 'applications/{id}/notes',
    may: 'applications.answer',
    body: v.strictObject({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(5000)) }),
    answer: applicationSchema,
  }),
  /** A mail in the applicant's language, which makes the application answered. */
  reply: adminCall({
    method: 'POST',
    path: 'applications/{id}/reply',
    may: 'applications.answer',
    body: v.strictObject({
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(10_000)),
      /** The template that it was made from. */
      template: v.optional(v.number()),
      seen,
    }),
    answer: applicationSchema,
  }),
  /** Retries failed mails. */
  retryMails: adminCall({ method: 'POST', path: 'applications/{id}/retry-mails', may: 'applications.answer', answer: applicationSchema }),
  /** Removes it with its files, mails and history, for good. */
  erase: adminCall({
    method: 'POST',
    path: 'applications/{id}/erase',
    may: 'applications.erase',
    answer: v.object({ applications: v.number(), files: v.number(), mails: v.number() }),
  }),
  /** A file that came with an application. */
  file: adminCall({ method: 'GET', path: 'files/{key}', may: 'applications.read', answer: fileAlone, file: true }),
  templates: adminCall({
    method: 'GET',
    path: 'templates',
    may: 'applications.answer',
    query: { ...pagingQuery, form: v.optional(form), language: v.optional(v.picklist(locales)), q: wordsQuery },
    answer: v.array(templateSchema),
    meta: metaSchema,
  }),
  template: adminCall({ method: 'GET', path: 'templates/{id}', may: 'applications.answer', answer: templateSchema }),
  createTemplate: adminCall({
    method: 'POST',
    path: 'templates',
    may: 'applications.answer',
    body: template,
    answer: templateSchema,
    creates: true,
  }),
  updateTemplate: adminCall({ method: 'PUT', path: 'templates/{id}', may: 'applications.answer', body: template, answer: templateSchema }),
  deleteTemplate: adminCall({ method: 'DELETE', path: 'templates/{id}', may: 'applications.answer', answer: doneSchema }),
}
