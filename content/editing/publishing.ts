import { synonym } from '@narkhoz/contract/entities/synonym.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { note } from '../audit/edit-log.ts'
import { saveIn } from '../entries/save.ts'
import { remove as removeEntry, withdraw as withdrawEntry } from '../entries/unpublish.ts'
import { synonymsIn } from '../search/synonyms.ts'
import { settleZeroResults } from '../search/zero-results.ts'
import type { Transaction } from '../storage/storage.ts'
import { isIndispensable } from './deletion-guard.ts'
import { addressIn, type EntryState, headingOf, newestOf, statusOf } from './entry-state.ts'
import { referencesToEntry, requiredReferencesTo } from './incoming-references.ts'
import { checkPictures } from './known-pictures.ts'
import { freeAddress, redirectRenamed } from './redirects.ts'
import { dropDraft, endVersions, markPublished, noteWork } from './versions.ts'
import { checkEffect } from './without-effect.ts'

const noted = (state: EntryState, by: string | null) => ({
  by,
  kind: state.entity.kind,
  entryId: state.id,
  version: state.version,
  subject: headingOf(state.entity, newestOf(state).attributes),
})

/** Redirects the old address to the new one; no redirect hides an existing page. */
const moveAddress = async (tx: Transaction, { entity, public: seen }: EntryState, after: string | null, by: string | null) => {
  const before = seen && addressIn(entity, seen)
  if (after) await freeAddress(tx, after)
  if (before && after) await redirectRenamed(tx, before, after, by)
}

/** Shows the newest version to visitors; the strict rule decides whether it is fit for that. */
export const publish = async (tx: Transaction, state: EntryState, by: string | null) => {
  const { entity, id, version } = state
  if (statusOf(state) === 'published') return noteWork(tx, state, { publishAt: null, failure: null })
  const newest = newestOf(state)
  await checkPictures(tx, entity, id, newest.attributes, [state.public?.attributes])
  const at = new Date()
  await saveIn(tx, [{ kind: entity.kind, id, ...newest, status: 'published' }])
  // Missing values have been reported by now.
  await checkEffect(tx, state, newest.attributes)
  await dropDraft(tx, state)
  await noteWork(tx, state, { liveVersion: version, liveAt: at, publishAt: null, failure: null })
  await markPublished(tx, state, by, at)
  await moveAddress(tx, state, addressIn(entity, newest), by)
  await note(tx, [{ ...noted(state, by), action: 'published' }])
  if (entity.kind === synonym.kind) await settleZeroResults(tx, synonymsIn(newest.attributes.words as Parameters<typeof synonymsIn>[0]))
}

/** Unpublishes an entry; its draft stays. */
export const withdraw = async (tx: Transaction, state: EntryState, by: string | null) => {
  const { entity, id, public: seen } = state
  if (!seen?.isLive) throw new ServiceError('not_live')
  if (isIndispensable(entity, seen)) throw new ServiceError('needed')
  const needs = await requiredReferencesTo(tx, entity, id)
  if (needs.length > 0) throw new ServiceError('in_use', { data: needs })
  await withdrawEntry(tx, { kind: entity.kind, id, slug: seen.slug })
  const { publishAt, withdrawAt } = state
  // A publication scheduled before the planned end does not cancel that end.
  const isPlannedAgain = publishAt !== null && withdrawAt !== null && publishAt < withdrawAt
  await noteWork(tx, state, { withdrawAt: isPlannedAgain ? withdrawAt : null })
  await note(tx, [{ ...noted(state, by), action: 'withdrawn' }])
}

/** Deletes an entry without incoming references; its versions stay. */
export const remove = async (tx: Transaction, state: EntryState, by: string) => {
  const { entity, id, public: seen } = state
  if (isIndispensable(entity, seen)) throw new ServiceError('needed')
  const uses = await referencesToEntry(tx, entity, id)
  if (uses.length > 0) throw new ServiceError('in_use', { data: uses })
  await endVersions(tx, state, by)
  if (seen) await removeEntry(tx, { kind: entity.kind, id, slug: seen.slug })
  await note(tx, [{ ...noted(state, by), action: 'deleted' }])
}
