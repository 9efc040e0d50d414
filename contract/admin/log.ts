import * as v from 'valibot'
import { metaSchema } from '../answers.ts'
import { idInAddress } from '../integers.ts'
import type { Labels } from '../locales.ts'
import { type AuditAction, type AuditChannel, auditActions, auditChannels, auditDetailsSchema } from './audit.ts'
import { adminCall, pagingQuery } from './call.ts'
import { entryRowSchema, scheduleSchema } from './entries.ts'

/** Logged actions of editors, and their labels. */
export const loggedActions = {
  created: { kz: 'құрды', ru: 'создал(а)', en: 'created' },
  saved: { kz: 'өзгертті', ru: 'изменил(а)', en: 'changed' },
  published: { kz: 'жариялады', ru: 'опубликовал(а)', en: 'published' },
  withdrawn: { kz: 'жариялаудан алды', ru: 'снял(а) с публикации', en: 'withdrew' },
  scheduled: { kz: 'уақытын белгіледі', ru: 'запланировал(а)', en: 'scheduled' },
  failed: { kz: 'уақытында жарияланбады', ru: 'не опубликовано в срок', en: 'was not published on time' },
  discarded: { kz: 'өзгерістерін алып тастады', ru: 'отменил(а) изменения', en: 'discarded changes to' },
  restored: { kz: 'ескі нұсқасын қайтарды', ru: 'вернул(а) старую версию', en: 'restored an old version of' },
  translated: { kz: 'аудармасын растады', ru: 'подтвердил(а) перевод', en: 'confirmed a translation of' },
  ordered: { kz: 'ретін өзгертті', ru: 'изменил(а) порядок', en: 'reordered' },
  deleted: { kz: 'жойды', ru: 'удалил(а)', en: 'deleted' },
  brought_back: { kz: 'жойылғандардан қайтарды', ru: 'вернул(а) из удалённых', en: 'brought back' },
  undeleted: { kz: 'жоюдан бас тартты', ru: 'отменил(а) удаление', en: 'undid the deletion of' },
  erased: { kz: 'сақтау мерзімі бітіп, біржола өшірілді', ru: 'удалено навсегда по истечении срока', en: 'was erased for good' },
  uploaded: { kz: 'жүктеді', ru: 'загрузил(а)', en: 'uploaded' },
} as const satisfies Record<string, Labels>

/** Something that is written down of editors' work. */
export type LoggedAction = keyof typeof loggedActions

const action = v.picklist([...Object.keys(loggedActions), ...Object.keys(auditActions)] as (LoggedAction | AuditAction)[])

/** One line of the log. */
export const logLineSchema = v.object({
  id: v.number(),
  at: v.string(),
  /** The name of the user; null for a scheduled action. */
  by: v.nullable(v.string()),
  action,
  /** The kind of an entry, `media`, `redirect`, `account` or `application`. */
  kind: v.string(),
  /** The list to look at, where it is an entry that may still be there. */
  plural: v.nullable(v.string()),
  entry_id: v.nullable(v.number()),
  version: v.nullable(v.number()),
  /** Of an entry: whether it is there, can be brought back, or is gone for good. */
  entry: v.optional(v.picklist(['present', 'deleted', 'erased'])),
  /** The heading of the entry at that time. */
  subject: entryRowSchema.entries.heading,
  /** Of accounts and applications: how it was done. */
  channel: v.optional(v.picklist(Object.keys(auditChannels) as AuditChannel[])),
  /** The account that it is about. */
  account_id: v.optional(v.string()),
  /** The form of the application that it is about, or the only one of those that were exported. */
  form: v.optional(v.string()),
  details: v.optional(auditDetailsSchema),
})

/** One line of the log. */
export type LogLine = v.InferOutput<typeof logLineSchema>

/** An entry that waits for its time. */
export const scheduledSchema = v.object({
  kind: v.string(),
  plural: v.string(),
  id: v.number(),
  heading: entryRowSchema.entries.heading,
  status: entryRowSchema.entries.status,
  schedule: scheduleSchema,
})

/** A broken internal link in content, and its location. */
export const deadLinkSchema = v.object({
  kind: v.string(),
  plural: v.string(),
  id: v.number(),
  heading: entryRowSchema.entries.heading,
  path: v.string(),
  url: v.string(),
})

/** An address in content that leads nowhere. */
export type DeadLink = v.InferOutput<typeof deadLinkSchema>

/** The content part of the dashboard: scheduled entries, broken links, latest changes. */
export const contentSummarySchema = v.object({
  scheduled: v.array(scheduledSchema),
  broken: v.object({
    /** The first of them, and how many there are. */
    links: v.object({ total: v.number(), first: v.array(deadLinkSchema) }),
    /** How many entries are not wholly translated, by language and state. */
    translations: v.object({
      ru: v.object({ missing: v.number(), partly: v.number(), outdated: v.number() }),
      en: v.object({ missing: v.number(), partly: v.number(), outdated: v.number() }),
    }),
  }),
  latest: v.array(logLineSchema),
})

/** The content part of the dashboard. */
export type ContentSummary = v.InferOutput<typeof contentSummarySchema>

/** The 31st of a shorter month is none. */
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** Who changed what. */
export const logCalls = {
  log: adminCall({
    method: 'GET',
    path: 'log',
    may: 'log.read',
    query: {
      ...pagingQuery,
      /** The plural of an entity, `media` or `redirects`, or `content` for all of these; `users` and `applications` for who may see the audit log. */
      kind: v.optional(v.pipe(v.string(), v.maxLength(60))),
      entry_id: v.optional(idInAddress),
      action: v.optional(action),
      /** Whose: the id of an account. */
      by: v.optional(v.pipe(v.string(), v.maxLength(100))),
      /** The first and the last day, as they are counted in Almaty. */
      from: v.optional(v.pipe(v.string(), v.isoDate(), v.check(isDay))),
      to: v.optional(v.pipe(v.string(), v.isoDate(), v.check(isDay))),
    },
    answer: v.array(logLineSchema),
    meta: metaSchema,
  }),
}
