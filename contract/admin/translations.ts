import * as v from 'valibot'
import { adminCall, pagingQuery } from './call.ts'
import { entryRowSchema, translatedLocales, translationStates } from './entries.ts'

/** An entry on the translation board. */
export const boardRowSchema = v.object({
  kind: v.string(),
  plural: v.string(),
  id: v.number(),
  heading: entryRowSchema.entries.heading,
  status: entryRowSchema.entries.status,
  translations: entryRowSchema.entries.translations,
  updated_at: v.string(),
})

/** An entry on the translation board. */
export type BoardRow = v.InferOutput<typeof boardRowSchema>

/** How many entries there are in each state, and what part of all is translated, from 0 to 1. */
export const shareSchema = v.object({
  written: v.number(),
  partly: v.number(),
  outdated: v.number(),
  missing: v.number(),
  total: v.number(),
  share: v.number(),
})

/** How far a language is. */
export type Share = v.InferOutput<typeof shareSchema>

/** Metadata of the board: paging, progress of each language within the selected kinds, and what to translate next. */
export const boardMetaSchema = v.object({
  current_page: v.number(),
  last_page: v.number(),
  per_page: v.number(),
  total: v.number(),
  shares: v.object({ ru: shareSchema, en: shareSchema }),
  next: v.nullable(boardRowSchema),
})

/** Metadata of the board. */
export type BoardMeta = v.InferOutput<typeof boardMetaSchema>

/** The translation board. */
export const translationCalls = {
  board: adminCall({
    method: 'GET',
    path: 'translations',
    may: 'content.read',
    query: {
      ...pagingQuery,
      /** The plural of an entity. */
      kind: v.optional(v.pipe(v.string(), v.maxLength(60))),
      state: v.optional(v.picklist(translationStates)),
      /** The language that `state` and the next entry refer to; both by default. */
      into: v.optional(v.picklist(translatedLocales)),
      /** As a table for a spreadsheet, all pages at once. */
      format: v.optional(v.literal('csv')),
    },
    answer: v.array(boardRowSchema),
    meta: boardMetaSchema,
    file: true,
  }),
}
