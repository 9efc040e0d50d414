import * as v from 'valibot'
import { metaSchema } from '../answers.ts'
import { idInAddress } from '../integers.ts'
import { adminCall, moment, pagingQuery, wordsQuery } from './call.ts'
import { entryRowSchema, workingSchema } from './entries.ts'

/** For how many days a deleted entry can be brought back; then it is erased with all its versions. */
export const trashDays = 90

const heading = entryRowSchema.entries.heading

/** An entry that was deleted and can still be brought back. */
export const deletedEntrySchema = v.object({
  kind: v.string(),
  plural: v.string(),
  id: v.number(),
  slug: v.nullable(v.string()),
  heading,
  /** The address that it had or was to have at the site. */
  address: v.nullable(v.string()),
  /** The version that records the deletion; it holds the last content. */
  version: v.number(),
  deleted_at: moment,
  /** The name of the user who deleted it; null if their account is gone. */
  deleted_by: v.nullable(v.string()),
  /** When it is erased for good. */
  erased_at: moment,
})

/** An entry that was deleted and can still be brought back. */
export type DeletedEntry = v.InferOutput<typeof deletedEntrySchema>

/** A slug or path that another entry has taken in the meantime: which one, its replacement, and the other entry. */
export const takenNameSchema = v.object({
  field: v.picklist(['slug', 'path']),
  was: v.string(),
  /** None where the names of the kind are a closed list. */
  now: v.nullable(v.string()),
  by: v.object({ plural: v.string(), id: v.number(), heading }),
})

/** A name that another entry has taken meanwhile. */
export type TakenName = v.InferOutput<typeof takenNameSchema>

/** Metadata of a restored entry: conflicts of its address. */
export const broughtBackSchema = v.object({
  taken: v.array(takenNameSchema),
  /** Where its address leads meanwhile; it ends when the entry is published. */
  redirect: v.nullable(v.object({ from: v.string(), to: v.string() })),
})

/** Metadata of a restored entry. */
export type BroughtBack = v.InferOutput<typeof broughtBackSchema>

/** For how many minutes a deletion can be undone completely; later the entry is restored as a draft. */
export const undoMinutes = 60

/** Metadata of an undone deletion: the entry's status, and conflicts of its address. */
export const undoneSchema = v.object({
  ...broughtBackSchema.entries,
  /** Whether its previous status is restored; otherwise it is a draft. */
  whole: v.boolean(),
})

/** Metadata of an undone deletion. */
export type Undone = v.InferOutput<typeof undoneSchema>

/** Deleted entries, for users who may edit them. */
export const trashCalls = {
  list: adminCall({
    method: 'GET',
    path: 'deleted',
    may: 'content.write',
    query: {
      ...pagingQuery,
      q: wordsQuery,
      /** The plural of an entity. */
      kind: v.optional(v.pipe(v.string(), v.maxLength(60))),
      entry_id: v.optional(idInAddress),
    },
    answer: v.array(deletedEntrySchema),
    meta: metaSchema,
  }),
  /** As a draft, whatever it was before; `meta` lists conflicts of its address. */
  bringBack: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/bring-back',
    may: 'content.write',
    body: v.strictObject({}),
    answer: workingSchema,
    meta: broughtBackSchema,
  }),
  /**
   * Restores the previous status: published, with its schedule and its draft. As a draft where that is impossible, because its slug
   * is taken, a reference is gone or more than `undoMinutes` have passed.
   */
  undoDelete: adminCall({
    method: 'POST',
    path: 'entries/{plural}/{id}/undo-delete',
    may: 'content.delete',
    body: v.strictObject({}),
    answer: workingSchema,
    meta: undoneSchema,
  }),
}
