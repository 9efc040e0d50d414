import * as v from 'valibot'
import { locales } from '../locales.ts'
import { moment } from './call.ts'

/** The action that created a revision. */
export const revisionActions = ['imported', 'created', 'saved', 'restored', 'discarded', 'deleted'] as const

/** A stored version of an entry. */
export const revisionSchema = v.object({
  version: v.number(),
  action: v.picklist(revisionActions),
  at: moment,
  by: v.nullable(v.string()),
  /** When visitors first saw it; never where it was not published. */
  published_at: v.nullable(moment),
  published_by: v.nullable(v.string()),
})

/** A stored version of an entry. */
export type Revision = v.InferOutput<typeof revisionSchema>

/** A piece of a text that was changed: as it was and is, only as it was, or only as it is. */
export const changedPartSchema = v.object({ kind: v.picklist(['same', 'removed', 'added']), text: v.string() })

/** One difference between two versions, in words of the requested language. */
export const differenceSchema = v.object({
  path: v.string(),
  /** The place as an editor knows it: the labels of its ancestors. */
  label: v.string(),
  what: v.picklist(['changed', 'added', 'removed', 'moved']),
  /** The language of the text, where it is one of three. */
  lang: v.optional(v.picklist(locales)),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  parts: v.array(changedPartSchema),
  /** The addresses of the pictures, where it is one that changed: what two of them are called may be the same. */
  pictures: v.optional(v.object({ before: v.nullable(v.string()), after: v.nullable(v.string()) })),
})

/** What differs between two versions in one place. */
export type Difference = v.InferOutput<typeof differenceSchema>

/** A stored version with its content and its differences from the previous one. */
export const revisionDetailSchema = v.object({
  ...revisionSchema.entries,
  slug: v.nullable(v.string()),
  position: v.number(),
  attributes: v.record(v.string(), v.unknown()),
  differences: v.array(differenceSchema),
})

/** A stored version with its content. */
export type RevisionDetail = v.InferOutput<typeof revisionDetailSchema>
