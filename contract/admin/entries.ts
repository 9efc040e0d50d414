import * as v from 'valibot'
import type { Entity } from '../entities/entity.ts'
import { entities } from '../entities/registry.ts'
import { largestWhole } from '../integers.ts'
import type { Labels } from '../locales.ts'
import { timestampSchema } from '../timestamp.ts'
import { adminCall, moment, pagingQuery, wordsQuery } from './call.ts'

/**
 * How an entry stands: written and never shown, shown as it is, shown while a newer version is being written, or shown once
 * and taken back.
 */
export const entryStatuses = ['draft', 'published', 'changed', 'withdrawn'] as const

/** How an entry stands. */
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

/** How one text stands in a language: there, not there, or written for an older Kazakh text. */
export const textStates = ['written', 'missing', 'outdated'] as const

/** How one text stands in a language. */
export type TextState = (typeof textStates)[number]

/** How a whole entry stands in a language; outdated as soon as one of its texts is. */
export const translationStates = ['written', 'missing', 'partly', 'outdated'] as const

/** How a whole entry stands in a language. */
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

/** When an entry is to appear or to be taken back by itself, and why that did not happen. */
export const scheduleSchema = v.object({
  publish_at: v.optional(moment),
  withdraw_at: v.optional(moment),
  /** What was wrong with it when its time came; by field, in the language asked for. */
  failed: v.optional(v.object({ at: moment, fields: v.record(v.string(), v.string()) })),
})

/** When an entry is to appear or to be taken back by itself. */
export type Schedule = v.InferOutput<typeof scheduleSchema>

/** An entry in a list of the editors' screens, as its newest version has it. */
export const entryRowSchema = v.object({
  id: v.number(),
  slug: v.nullable(v.string()),
  /** In the languages it is written in; one that is the same in all of them stands under each. */
  heading: localizedText,
  /** Its address at the site, without a language, where it has a page of its own. */
  address: v.nullable(v.string()),
  status: v.picklist(entryStatuses),
  version: v.number(),
  position: v.number(),
  updated_at: moment,
  /** The name of whoever wrote the newest version; none where it came with the starter content. */
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
  /** In all languages, by the entity's declaration; what is still missing is left out. */
  attributes: v.record(v.string(), v.unknown()),
  /** The version that visitors see, and since when. */
  live: v.optional(v.object({ version: v.number(), at: moment })),
  /** Its address at the site, without a language, where it has a page of its own. */
  address: v.nullable(v.string()),
  /** The state of every text, by its place: `title`, `items.0.desc`, `picture.alt`, `blocks.2.link.text`. */
  translations: v.record(v.string(), v.object({ ru: v.picklist(textStates), en: v.picklist(textStates) })),
  schedule: scheduleSchema,
  /** Whether it can be taken back and deleted: the site cannot do without some. */
  permanent: v.boolean(),
  updated_at: moment,
  updated_by: v.nullable(v.string()),
  /** The account of whoever that was: two colleagues may have one name. */
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

/** Links that show an entry's newest version on the site, to whoever has them, until they end. */
export const previewLinksSchema = v.object({ url: v.object({ kz: v.string(), ru: v.string(), en: v.string() }), expires_at: moment })

/** Links that show an entry's newest version on the site. */
export type PreviewLinks = v.InferOutput<typeof previewLinksSchema>

/** What a preview link shows, as the site asks it: until when, and which origin may show it in a frame. */
export const previewPassSchema = v.object({ kind: v.string(), id: v.number(), expires_at: moment, framed_by: v.string() })

/** What a preview link shows. */
export type PreviewPass = v.InferOutput<typeof previewPassSchema>

/** What can be done to many entries at once. Deletions are undone in the opposite order: one may refer to the next. */
export const bulkActions = ['publish', 'withdraw', 'discard', 'delete', 'bring-back', 'undo-delete'] as const

/** What became of each of many entries. */
export const bulkOutcomeSchema = v.object({
  done: v.array(v.number()),
  failed: v.array(v.object({ id: v.number(), code: v.string(), message: v.string() })),
  /** Those whose deletion was undone and that could come back as drafts only. */
  drafts: v.optional(v.array(v.number())),
  /** Those whose name in the address another entry has taken meanwhile, so that it was changed. */
  renamed: v.optional(v.array(v.number())),
})

/** What became of each of many entries. */
export type BulkOutcome = v.InferOutput<typeof bulkOutcomeSchema>

/** The names of all lists of entries, as they stand in addresses. */
export const plurals: readonly string[] = (Object.values(entities) as Entity[]).map(({ plural }) => plural)

/** The entity behind the name of its list. */
export const entityByPlural = (plural: string): Entity | undefined =>
  (Object.values(entities) as Entity[]).find((entity) => entity.plural === plural)

const facetNames = [...new Set((Object.values(entities) as Entity[]).flatMap(({ facets = {} }) => Object.keys(facets)))]

/** Any facet of any entity; one that the entity asked for does not have is refused. */
const facetsQuery = Object.fromEntries(facetNames.map((name) => [name, wordsQuery]))

/** What lists of entries can be ordered by; without it they run as visitors see them. */
export const entrySorts = ['id', 'position', 'heading', 'updated_at'] as const

const version = v.pipe(v.number(), v.integer(), v.minValue(1))
const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestWhole))
const ids = v.pipe(v.array(id), v.minLength(1), v.maxLength(1000))
const slug = v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)))
const position = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestWhole)))
const attributes = v.record(v.string(), v.unknown())
const when = v.nullish(timestampSchema)
const seen = v.strictObject({ version: v.optional(version) })

/** Everything that editors write, for every entity of the registry alike. */
export const entryCalls = {
  list: adminCall({
    method: 'GET',
    path: 'entries/{plural}',
    may: 'content.read',
    query: {
      ...facetsQuery,
      ...pagingQuery,
      q: wordsQuery,
      sort: v.optional(v.picklist(entrySorts)),
      order: v.optional(v.picklist(['asc', 'desc'])),
      status: v.optional(v.picklist([...entryStatuses, 'scheduled'])),
    },
  }),
  read: adminCall({ method: 'GET', path: 'entries/{plural}/{id}', may: 'content.read' }),
  /** Makes a draft; a slug that is not given is made from the heading. */
  create: adminCall({
    method: 'POST',
    path: 'entries/{plural}',
    may: 'content.write',
    large: true,
    body: v.strictObject({ slug, position, attributes }),
  }),
  /**
   * Writes the newest version; a version other than the newest is answered with `conflict` and the newest. One that the
   * screens save by themselves while somebody writes is kept among the revisions only until the next of the same person.
   */
  save: adminCall({
    method: 'PUT',
    path: 'entries/{plural}/{id}',
    may: 'content.write',
    large: true,
    body: v.strictObject({ version, slug, position, attributes, automatic: v.optional(v.boolean()) }),
  }),
  publish: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/publish',
    may: 'content.publish',
    body: v.strictObject({ version }),
  }),
  withdraw: adminCall({ method: 'POST', path: 'entries/{plural}/{id}/withdraw', may: 'content.publish', body: seen }),
  /** A moment that is left out or null is no longer waited for. */
  schedule: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/schedule',
    may: 'content.publish',
    body: v.strictObject({ version: v.optional(version), publish_at: when, withdraw_at: when }),
  }),
  /** Back to what visitors see. */
  discard: adminCall({ method: 'POST', path: 'entries/{plural}/{id}/discard', may: 'content.write', body: seen }),
  copy: adminCall({ method: 'POST', path: 'entries/{plural}/{id}/copy', may: 'content.write', body: seen }),
  /** Refused with `in_use` and who refers to it, as long as somebody does. */
  remove: adminCall({ method: 'DELETE', path: 'entries/{plural}/{id}', may: 'content.delete' }),
  /** These entries in this order, in the places that they have among all others. */
  order: adminCall({ method: 'POST', path: 'entries/{plural}/order', may: 'content.publish', body: v.strictObject({ ids }) }),
  bulk: adminCall({
    method: 'POST',
    path: 'entries/{plural}/bulk',
    may: 'content.publish',
    body: v.strictObject({ action: v.picklist(bulkActions), ids }),
  }),
  revisions: adminCall({ method: 'GET', path: 'entries/{plural}/{id}/revisions', may: 'content.read', query: pagingQuery }),
  revision: adminCall({ method: 'GET', path: 'entries/{plural}/{id}/revisions/{version}', may: 'content.read' }),
  /** Makes an old version the newest one; also brings back what was deleted, as a draft. */
  restore: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/revisions/{version}/restore',
    may: 'content.write',
    body: seen,
  }),
  /** Somebody has seen that these translations are right for the Kazakh texts of now. */
  translated: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/translated',
    may: 'content.write',
    body: v.strictObject({
      version: v.optional(version),
      paths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(2000)),
      lang: v.picklist(translatedLocales),
    }),
  }),
  /** What visitors see that leads to the entry by its address: menus, links, texts. */
  links: adminCall({ method: 'GET', path: 'entries/{plural}/{id}/links', may: 'content.read' }),
  preview: adminCall({ method: 'POST', path: 'entries/{plural}/{id}/preview', may: 'content.read', body: seen }),
  /** Whether the preview link in the header `X-Preview` still holds: whoever has one may ask. Not in the path, which is logged. */
  previewed: adminCall({ method: 'GET', path: 'preview', may: 'anybody' }),
  /** The names of entries: those with these ids, or those that match what is looked for. */
  references: adminCall({
    method: 'GET',
    path: 'references/{plural}',
    may: 'content.read',
    query: { ...facetsQuery, q: wordsQuery, ids: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}(?:,\d{1,10}){0,199}$/))) },
  }),
}
