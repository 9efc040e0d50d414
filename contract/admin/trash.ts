import * as v from 'valibot'
import { idInAddress } from '../integers.ts'
import { adminCall, moment, pagingQuery, wordsQuery } from './call.ts'
import { entryRowSchema } from './entries.ts'

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
  /** The version that says it was deleted; it holds what the entry held last. */
  version: v.number(),
  deleted_at: moment,
  /** The name of whoever deleted it; none where their account is gone. */
  deleted_by: v.nullable(v.string()),
  /** When it is erased for good. */
  erased_at: moment,
})

/** An entry that was deleted and can still be brought back. */
export type DeletedEntry = v.InferOutput<typeof deletedEntrySchema>

/** A name that another entry has taken meanwhile: which, what it became, and who has it. */
export const takenNameSchema = v.object({
  field: v.picklist(['slug', 'path']),
  was: v.string(),
  /** None where the names of the kind are a closed list. */
  now: v.nullable(v.string()),
  by: v.object({ plural: v.string(), id: v.number(), heading }),
})

/** A name that another entry has taken meanwhile. */
export type TakenName = v.InferOutput<typeof takenNameSchema>

/** What stands beside an entry that was brought back: what its address clashes with. */
export const broughtBackSchema = v.object({
  taken: v.array(takenNameSchema),
  /** Where its address leads meanwhile; it ends when the entry is published. */
  redirect: v.nullable(v.object({ from: v.string(), to: v.string() })),
})

/** What stands beside an entry that was brought back. */
export type BroughtBack = v.InferOutput<typeof broughtBackSchema>

/** For how many minutes a deletion can be undone as if it had not been; later the entry comes back as a draft. */
export const undoMinutes = 60

/** What stands beside an entry whose deletion was undone: how it stands now, and what its address clashes with. */
export const undoneSchema = v.object({
  ...broughtBackSchema.entries,
  /** Whether it stands as it did before; else it is a draft. */
  whole: v.boolean(),
})

/** What stands beside an entry whose deletion was undone. */
export type Undone = v.InferOutput<typeof undoneSchema>

/** What was deleted, for whoever may edit it. */
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
  }),
  /** As a draft, whatever it was before; `meta` tells what its address clashes with. */
  bringBack: adminCall({ method: 'POST', path: 'entries/{plural}/{id}/bring-back', may: 'content.write', body: v.strictObject({}) }),
  /**
   * As it was before it was deleted: seen by visitors, with its plan and its unpublished changes. As a draft where that cannot be, because
   * its name is taken, what it refers to is gone or more than `undoMinutes` have passed.
   */
  undoDelete: adminCall({ method: 'POST', path: 'entries/{plural}/{id}/undo-delete', may: 'content.delete', body: v.strictObject({}) }),
}
