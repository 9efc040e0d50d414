import * as v from 'valibot'
import type { Entity } from '../entities/entity.ts'
import { entities } from '../entities/registry.ts'
import type { Labels } from '../locales.ts'
import { moment } from './call.ts'

/** Status of an entry: never published, published, published with a newer draft, or unpublished. */
export const entryStatuses = ['draft', 'published', 'changed', 'withdrawn'] as const

/** Status of an entry. */
export type EntryStatus = (typeof entryStatuses)[number]

/** What statuses are called. */
export const entryStatusLabels: Readonly<Record<EntryStatus, Labels>> = {
  draft: { kz: 'Қаралама', ru: 'Черновик', en: 'Draft' },
  published: { kz: 'Жарияланған', ru: 'Опубликовано', en: 'Published' },
  changed: { kz: 'Жарияланған, өзгерісі бар', ru: 'Опубликовано, есть изменения', en: 'Published, with changes' },
  withdrawn: { kz: 'Жариялаудан алынған', ru: 'Снято с публикации', en: 'Withdrawn' },
}

/** The languages that are translated into: all but the one that everything is written in first. */
export const translatedLocales = ['ru', 'en'] as const

/** A language that is translated into. */
export type TranslatedLocale = (typeof translatedLocales)[number]

/** State of one text in a language: present, missing, or translated from an older Kazakh text. */
export const textStates = ['written', 'missing', 'outdated'] as const

/** State of one text in a language. */
export type TextState = (typeof textStates)[number]

/** State of an entry in a language; outdated as soon as one of its texts is. */
export const translationStates = ['written', 'missing', 'partly', 'outdated'] as const

/** State of an entry in a language. */
export type TranslationState = (typeof translationStates)[number]

/** What states of translation are called. */
export const translationStateLabels: Readonly<Record<TranslationState, Labels>> = {
  written: { kz: 'Аударылған', ru: 'Переведено', en: 'Translated' },
  missing: { kz: 'Аударылмаған', ru: 'Не переведено', en: 'Not translated' },
  partly: { kz: 'Жартылай аударылған', ru: 'Переведено частично', en: 'Partly translated' },
  outdated: { kz: 'Аудармасы ескірген', ru: 'Перевод устарел', en: 'Outdated' },
}

const localizedText = v.object({ kz: v.optional(v.string()), ru: v.optional(v.string()), en: v.optional(v.string()) })
const states = v.object({ ru: v.picklist(translationStates), en: v.picklist(translationStates) })

/** When an entry is to be published or unpublished automatically, and why that failed. */
export const scheduleSchema = v.object({
  publish_at: v.optional(moment),
  withdraw_at: v.optional(moment),
  /** The validation errors at the scheduled time; by field, in the requested language. */
  failed: v.optional(v.object({ at: moment, fields: v.record(v.string(), v.string()) })),
})

/** When an entry is to be published or unpublished automatically. */
export type Schedule = v.InferOutput<typeof scheduleSchema>

/** An entry in a list of the editors' screens, as its newest version has it. */
export const entryRowSchema = v.object({
  id: v.number(),
  slug: v.nullable(v.string()),
  /** In the languages it is written in; a text that is the same in all of them is repeated under each. */
  heading: localizedText,
  /** Its path on the site without language, if it has its own page. */
  address: v.nullable(v.string()),
  status: v.picklist(entryStatuses),
  version: v.number(),
  position: v.number(),
  updated_at: moment,
  /** The author of the newest version; null for starter content. */
  updated_by: v.nullable(v.string()),
  translations: states,
  schedule: scheduleSchema,
})

/** An entry in a list of the editors' screens. */
export type EntryRow = v.InferOutput<typeof entryRowSchema>

/** An entry as editors work on it: its newest version, whether visitors see it or not. */
export const workingSchema = v.object({
  id: v.number(),
  slug: v.nullable(v.string()),
  position: v.number(),
  status: v.picklist(entryStatuses),
  version: v.number(),
  /** In all languages, by the entity's declaration; missing values are omitted. */
  attributes: v.record(v.string(), v.unknown()),
  /** The version that visitors see, and since when. */
  live: v.optional(v.object({ version: v.number(), at: moment })),
  /** Its path on the site without language, if it has its own page. */
  address: v.nullable(v.string()),
  /** The state of every text, by its path: `title`, `items.0.desc`, `picture.alt`, `blocks.2.link.text`. */
  translations: v.record(v.string(), v.object({ ru: v.picklist(textStates), en: v.picklist(textStates) })),
  schedule: scheduleSchema,
  /** Whether it can be taken back and deleted: the site cannot do without some. */
  permanent: v.boolean(),
  updated_at: moment,
  updated_by: v.nullable(v.string()),
  /** The author's account: two colleagues may have the same name. */
  updated_by_id: v.nullable(v.string()),
})

/** An entry as editors work on it. */
export type Working = v.InferOutput<typeof workingSchema>

/** An entry by its name, for those who refer to it. */
export const namedEntrySchema = v.object({
  id: v.number(),
  slug: v.nullable(v.string()),
  heading: localizedText,
  status: v.picklist(entryStatuses),
})

/** An entry by its name. */
export type NamedEntry = v.InferOutput<typeof namedEntrySchema>

/** An entry that refers to another one or shows a file, and where it does. */
export const incomingReferenceSchema = v.object({
  kind: v.string(),
  plural: v.string(),
  id: v.number(),
  heading: localizedText,
  fields: v.array(v.string()),
})

/** An entry that refers to another one or shows a file. */
export type IncomingReference = v.InferOutput<typeof incomingReferenceSchema>

/** Links that show an entry's newest version on the site to anybody who has them, until they expire. */
export const previewLinksSchema = v.object({ url: v.object({ kz: v.string(), ru: v.string(), en: v.string() }), expires_at: moment })

/** Links that show an entry's newest version on the site. */
export type PreviewLinks = v.InferOutput<typeof previewLinksSchema>

/** The target of a preview link, as the site looks it up: with its expiry, and the origin that may embed it in a frame. */
export const previewPassSchema = v.object({ kind: v.string(), id: v.number(), expires_at: moment, framed_by: v.string() })

/** The target of a preview link. */
export type PreviewPass = v.InferOutput<typeof previewPassSchema>

/** What can be done to many entries at once. Deletions are undone in the opposite order: one may refer to the next. */
export const bulkActions = ['publish', 'withdraw', 'discard', 'delete', 'bring-back', 'undo-delete'] as const

/** What became of each of many entries. */
export const bulkOutcomeSchema = v.object({
  done: v.array(v.number()),
  failed: v.array(v.object({ id: v.number(), code: v.string(), message: v.string() })),
  /** Entries that could be restored as drafts only. */
  drafts: v.optional(v.array(v.number())),
  /** Those whose name in the address another entry has taken meanwhile, so that it was changed. */
  renamed: v.optional(v.array(v.number())),
})

/** What became of each of many entries. */
export type BulkOutcome = v.InferOutput<typeof bulkOutcomeSchema>

/** The names of all lists of entries, as used in paths. */
export const plurals: readonly string[] = (Object.values(entities) as Entity[]).map(({ plural }) => plural)

/** The entity behind the name of its list. */
export const entityByPlural = (plural: string): Entity | undefined =>
  (Object.values(entities) as Entity[]).find((entity) => entity.plural === plural)
