import * as v from 'valibot'
import { metaSchema } from '../answers.ts'
import type { Entity } from '../entities/entity.ts'
import { entities } from '../entities/registry.ts'
import { largestWhole } from '../integers.ts'
import { timestampSchema } from '../timestamp.ts'
import { adminCall, pagingQuery, wordsQuery } from './call.ts'
import {
  bulkActions,
  bulkOutcomeSchema,
  entryRowSchema,
  entryStatuses,
  incomingReferenceSchema,
  namedEntrySchema,
  previewLinksSchema,
  previewPassSchema,
  translatedLocales,
  workingSchema,
} from './entries.ts'
import { revisionDetailSchema, revisionSchema } from './revisions.ts'

const facetNames = [...new Set((Object.values(entities) as Entity[]).flatMap(({ facets = {} }) => Object.keys(facets)))]

/** Any facet of any entity; one that the entity lacks is rejected. */
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
    answer: v.array(entryRowSchema),
    meta: metaSchema,
  }),
  read: adminCall({ method: 'GET', path: 'entries/{plural}/{id}', may: 'content.read', answer: workingSchema }),
  /** Creates a draft; a missing slug is generated from the heading. */
  create: adminCall({
    method: 'POST',
    path: 'entries/{plural}',
    may: 'content.write',
    large: true,
    body: v.strictObject({ slug, position, attributes }),
    answer: workingSchema,
    creates: true,
  }),
  /**
   * Saves the newest version; a save based on an older one is answered with `conflict` and the newest. An autosaved revision is
   * replaced by the next one of the same user.
   */
  save: adminCall({
    method: 'PUT',
    path: 'entries/{plural}/{id}',
    may: 'content.write',
    large: true,
    body: v.strictObject({ version, slug, position, attributes, automatic: v.optional(v.boolean()) }),
    answer: workingSchema,
  }),
  publish: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/publish',
    may: 'content.publish',
    body: v.strictObject({ version }),
    answer: workingSchema,
  }),
  withdraw: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/withdraw',
    may: 'content.publish',
    body: seen,
    answer: workingSchema,
  }),
  /** A moment that is left out or null is no longer waited for. */
  schedule: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/schedule',
    may: 'content.publish',
    body: v.strictObject({ version: v.optional(version), publish_at: when, withdraw_at: when }),
    answer: workingSchema,
  }),
  /** Back to what visitors see. */
  discard: adminCall({ method: 'POST', path: 'entries/{plural}/{id}/discard', may: 'content.write', body: seen, answer: workingSchema }),
  copy: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/copy',
    may: 'content.write',
    body: seen,
    answer: workingSchema,
    creates: true,
  }),
  /** Refused with `in_use` and the referring entries while there are any. */
  remove: adminCall({ method: 'DELETE', path: 'entries/{plural}/{id}', may: 'content.delete', answer: v.object({ id: v.number() }) }),
  /** These entries in this order, in the places that they have among all others. */
  order: adminCall({
    method: 'POST',
    path: 'entries/{plural}/order',
    may: 'content.publish',
    body: v.strictObject({ ids }),
    answer: v.object({ ids: v.array(v.number()) }),
  }),
  bulk: adminCall({
    method: 'POST',
    path: 'entries/{plural}/bulk',
    may: 'content.publish',
    body: v.strictObject({ action: v.picklist(bulkActions), ids }),
    answer: bulkOutcomeSchema,
  }),
  revisions: adminCall({
    method: 'GET',
    path: 'entries/{plural}/{id}/revisions',
    may: 'content.read',
    query: pagingQuery,
    answer: v.array(revisionSchema),
    meta: metaSchema,
  }),
  revision: adminCall({
    method: 'GET',
    path: 'entries/{plural}/{id}/revisions/{version}',
    may: 'content.read',
    answer: revisionDetailSchema,
  }),
  /** Makes an old version the newest one; also restores a deleted entry, as a draft. */
  restore: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/revisions/{version}/restore',
    may: 'content.write',
    body: seen,
    answer: workingSchema,
  }),
  /** Confirms that these translations match the current Kazakh texts. */
  translated: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/translated',
    may: 'content.write',
    body: v.strictObject({
      version: v.optional(version),
      paths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1), v.maxLength(2000)),
      lang: v.picklist(translatedLocales),
    }),
    answer: workingSchema,
  }),
  /** What visitors see that leads to the entry by its address: menus, links, texts. */
  links: adminCall({ method: 'GET', path: 'entries/{plural}/{id}/links', may: 'content.read', answer: v.array(incomingReferenceSchema) }),
  preview: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/preview',
    may: 'content.read',
    body: seen,
    answer: previewLinksSchema,
  }),
  /** Whether the preview link in the header `X-Preview` is still valid; public. Not in the path, which is logged. */
  previewed: adminCall({ method: 'GET', path: 'preview', may: 'anybody', answer: previewPassSchema }),
  /** The names of entries: those with these ids, or those that match a query. */
  references: adminCall({
    method: 'GET',
    path: 'references/{plural}',
    may: 'content.read',
    query: { ...facetsQuery, q: wordsQuery, ids: v.optional(v.pipe(v.string(), v.regex(/^\d{1,10}(?:,\d{1,10}){0,199}$/))) },
    answer: v.array(namedEntrySchema),
  }),
}
