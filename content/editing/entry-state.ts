import type { EntryStatus, Schedule, Working } from '@narkhoz/contract/admin/entries.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { ownAddress } from '@narkhoz/contract/pages/own-address.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { and, eq } from 'drizzle-orm'
import { type Basis, drafts, editing, entries, users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { isIndispensable } from './deletion-guard.ts'
import { textStates } from './translation-basis.ts'

/** Content of one version of an entry. */
export type VersionContent = { slug: string | null; position: number; attributes: UnknownRecord }

/** The complete state of an entry: its public version, its draft, and the draft's status. */
export type EntryState = {
  entity: Entity
  id: number
  /** What visitors see, or saw before it was taken back. */
  public: (VersionContent & { isLive: boolean; updatedAt: Date }) | undefined
  draft: VersionContent | undefined
  version: number
  liveVersion: number | undefined
  liveAt: Date | undefined
  basis: Basis
  publishAt: Date | null
  withdrawAt: Date | null
  failure: (typeof editing.$inferSelect)['failure']
  updatedAt: Date | undefined
  updatedBy: { id: string; name: string } | null
  /** Whether an editor has changed it since it was imported. */
  isTouched: boolean
}

/** Reads the state of an entry; undefined if there is none. */
export const readState = async (db: Database | Transaction, entity: Entity, id: number): Promise<EntryState | undefined> => {
  const { kind } = entity
  const [entry] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.kind, kind), eq(entries.id, id)))
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.kind, kind), eq(drafts.id, id)))
  if (!entry && !draft) return undefined
  const [row] = await db
    .select({ work: editing, by: { id: users.id, name: users.name } })
    .from(editing)
    .leftJoin(users, eq(users.id, editing.updatedBy))
    .where(and(eq(editing.kind, kind), eq(editing.id, id)))
  const work = row?.work
  return {
    entity,
    id,
    public: entry && {
      slug: entry.slug,
      position: entry.position,
      attributes: entry.attributes as UnknownRecord,
      isLive: entry.status === 'published',
      updatedAt: entry.updatedAt,
    },
    draft: draft && { slug: draft.slug, position: draft.position, attributes: draft.attributes },
    version: work?.version ?? 1,
    liveVersion: work ? (work.liveVersion ?? undefined) : 1,
    liveAt: work ? (work.liveAt ?? undefined) : entry?.updatedAt,
    basis: work?.basis ?? {},
    publishAt: work?.publishAt ?? null,
    withdrawAt: work?.withdrawAt ?? null,
    failure: work?.failure ?? null,
    updatedAt: work?.updatedAt ?? entry?.updatedAt,
    updatedBy: row?.by ?? null,
    isTouched: work !== undefined,
  }
}

/** Reads an entry that must be there. */
export const stateOf = async (db: Database | Transaction, entity: Entity, id: number): Promise<EntryState> => {
  const state = await readState(db, entity, id)
  if (!state) throw new ServiceError('not_found')
  return state
}

/** The newest version of an entry. */
export const newestOf = ({ draft, public: seen }: EntryState): VersionContent => {
  const held = draft ?? seen
  if (!held) throw new Error('An entry that is neither written nor seen')
  return { slug: held.slug, position: held.position, attributes: held.attributes }
}

/** The status of an entry. */
export const statusOf = ({ draft, public: seen }: EntryState): EntryStatus => {
  if (!seen) return 'draft'
  if (!seen.isLive) return 'withdrawn'
  return draft ? 'changed' : 'published'
}

/** The heading of an entry, in the languages that it is written in. */
export const headingOf = (entity: Entity, attributes: UnknownRecord): Partial<Record<Locale, string>> =>
  headingFrom(attributes[entity.heading])

/** The same from the value of the attribute that names it. */
export const headingFrom = (value: unknown): Partial<Record<Locale, string>> => {
  if (typeof value === 'string') return Object.fromEntries(locales.map((lang) => [lang, value]))
  return typeof value === 'object' && value !== null ? (value as Partial<Record<Locale, string>>) : {}
}

/** The schedule of an entry, as the screens read it. */
export const scheduleOf = (
  { publishAt, withdrawAt, failure }: Pick<EntryState, 'publishAt' | 'withdrawAt' | 'failure'>,
  lang: Locale,
): Schedule => ({
  ...(publishAt && { publish_at: publishAt.toISOString() }),
  ...(withdrawAt && { withdraw_at: withdrawAt.toISOString() }),
  ...(failure && {
    failed: { at: failure.at, fields: Object.fromEntries(Object.entries(failure.fields).map(([at, words]) => [at, words[lang]])) },
  }),
})

/** An entry as the screens read it. */
export const workingOf = (state: EntryState, lang: Locale): Working => {
  const { entity, id, version, liveVersion, liveAt, basis, updatedAt, updatedBy, public: seen } = state
  const newest = newestOf(state)
  return {
    id,
    ...newest,
    status: statusOf(state),
    version,
    ...(seen?.isLive && liveVersion !== undefined && liveAt && { live: { version: liveVersion, at: liveAt.toISOString() } }),
    address: addressIn(entity, newest),
    translations: textStates(entity.attributes, basis, newest.attributes),
    schedule: scheduleOf(state, lang),
    permanent: isIndispensable(state.entity, seen),
    updated_at: (updatedAt ?? new Date(0)).toISOString(),
    updated_by: updatedBy?.name ?? null,
    updated_by_id: updatedBy?.id ?? null,
  }
}

/** The address of a version on the site; null while a part of it is missing. */
export const addressIn = (entity: Entity, { slug, attributes }: VersionContent): string | null => {
  if (!entity.page || !(entity.page.address ? slug : attributes.path)) return null
  return ownAddress(entity, { slug, attributes }) ?? null
}
