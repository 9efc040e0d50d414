import { isDeepStrictEqual } from 'node:util'
import type { IncomingReference, TranslatedLocale, Working } from '@narkhoz/contract/admin/entries.ts'
import { slugFrom } from '@narkhoz/contract/admin/slug-from.ts'
import type { BroughtBack, Undone } from '@narkhoz/contract/admin/trash.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { note } from '../audit/edit-log.ts'
import { lockContent } from '../entries/save.ts'
import { fieldErrors, validationError } from '../entries/validate.ts'
import type { Basis } from '../storage/schema.ts'
import type { Storage, Transaction } from '../storage/storage.ts'
import { hasOwnScreen } from './deletion-guard.ts'
import { addressIn, type EntryState, headingOf, newestOf, readState, stateOf, type VersionContent, workingOf } from './entry-state.ts'
import { linksTo } from './incoming-references.ts'
import { checkPictures } from './known-pictures.ts'
import { orderEntries } from './order.ts'
import { publish, remove, withdraw } from './publishing.ts'
import { checkSchedule, type Moments } from './schedule.ts'
import { confirmed, nextBasis } from './translation-basis.ts'
import { bringBack } from './trash.ts'
import { undoDelete } from './undo-delete.ts'
import { checkUnique, uniqueSlug, withUniquePath } from './unique-slug.ts'
import { validateDraft } from './validate-draft.ts'
import { beginVersions, keptVersion, lastVersion, nextId, noteWork, writeBasis, writeVersion } from './versions.ts'

/** Who does something, and the language they read. */
export type Actor = { id: string; lang: Locale }

/** An editor's save. */
export type DraftInput = {
  slug?: string | null | undefined
  position?: number | undefined
  attributes: Record<string, unknown>
  /** An autosave by the screens. */
  automatic?: boolean | undefined
}

/** Every change of an entry by an editor: one at a time, and never over a version that its author has not seen. */
export class Editing {
  readonly #db: Storage['db']
  /** Called when a schedule changes, so that the scheduler looks up the next time. */
  readonly #planned: () => void

  constructor({ db }: Pick<Storage, 'db'>, planned: () => void = () => undefined) {
    this.#db = db
    this.#planned = planned
  }

  async read(entity: Entity, id: number, lang: Locale): Promise<Working> {
    return workingOf(await stateOf(this.#db, entity, id), lang)
  }

  /** What leads to an entry that visitors see, by its address. */
  async links(entity: Entity, id: number): Promise<IncomingReference[]> {
    const { public: seen } = await stateOf(this.#db, entity, id)
    const address = seen?.isLive ? addressIn(entity, seen) : null
    return address && address !== '/' ? linksTo(this.#db, entity, id, address) : []
  }

  /** Begins a draft; without a slug it gets one from its heading. */
  create(entity: Entity, given: DraftInput, by: Actor): Promise<Working> {
    return this.#alone(async (tx) => this.#begin(tx, entity, given, by))
  }

  /** Begins a draft with what another entry holds. */
  copy(entity: Entity, id: number, by: Actor, version?: number): Promise<Working> {
    return this.#alone(async (tx) => {
      const state = await stateOf(tx, entity, id)
      this.#refuseStale(state, version, by.lang)
      const { slug, attributes } = newestOf(state)
      const copied = await withUniquePath(tx, entity, 0, attributes)
      return this.#begin(tx, entity, { slug: await uniqueSlug(tx, entity, 0, slug ?? ''), attributes: copied }, by, state.basis, copied)
    })
  }

  /** Writes the newest version; without a difference there is no new version. */
  save(entity: Entity, id: number, version: number, given: DraftInput, by: Actor): Promise<Working> {
    return this.#change(entity, id, by, version, async (tx, state) => {
      const before = newestOf(state)
      const wanted = given.slug === undefined ? before.slug : given.slug || null
      const position = given.position ?? before.position
      const attributes = validateDraft(entity, {
        id,
        slug: wanted,
        position,
        attributes: declaredOf(entity, given.attributes, before.attributes),
      })
      const held: VersionContent = { slug: wanted ?? (await this.#slugFor(tx, entity, id, attributes)), position, attributes }
      if (isDeepStrictEqual(held, before)) return
      await checkPictures(tx, entity, id, held.attributes, [before.attributes, state.public?.attributes])
      await this.#check(tx, state, held)
      const basis = nextBasis(entity.attributes, state.basis, before.attributes, held.attributes)
      const automatic = given.automatic === true
      const { number, isContinued } = await writeVersion(tx, state, { held, basis, action: 'saved', by: by.id, automatic })
      // Who is still writing has been noted.
      if (!(automatic && isContinued)) await this.#note(tx, state, by, 'saved', number, held)
    })
  }

  publish(entity: Entity, id: number, by: Actor, version?: number): Promise<Working> {
    return this.#change(entity, id, by, version, (tx, state) => publish(tx, state, by.id))
  }

  withdraw(entity: Entity, id: number, by: Actor, version?: number): Promise<Working> {
    return this.#change(entity, id, by, version, (tx, state) => withdraw(tx, state, by.id))
  }

  /** Schedules publishing and unpublishing of an entry; an omitted time is cancelled. */
  async schedule(entity: Entity, id: number, moments: Moments, by: Actor, version?: number): Promise<Working> {
    const working = await this.#change(entity, id, by, version, async (tx, state) => {
      checkSchedule(state, moments, new Date())
      await noteWork(tx, state, { ...moments, failure: null })
      await this.#note(tx, state, by, 'scheduled')
    })
    this.#planned()
    return working
  }

  /** Discards the draft. */
  discard(entity: Entity, id: number, by: Actor, version?: number): Promise<Working> {
    return this.#change(entity, id, by, version, async (tx, state) => {
      const { public: seen, draft, liveVersion } = state
      if (!seen) throw new ServiceError('not_live')
      if (!draft) return
      const held = newestOf({ ...state, draft: undefined })
      const live = liveVersion === undefined ? undefined : await keptVersion(tx, { kind: entity.kind, id }, liveVersion)
      const { number } = await writeVersion(tx, state, { held, basis: live?.basis ?? {}, action: 'discarded', by: by.id })
      await this.#note(tx, state, by, 'discarded', number, held)
    })
  }

  async remove(entity: Entity, id: number, by: Actor): Promise<void> {
    await this.#alone(async (tx) => remove(tx, await stateOf(tx, entity, id), by.id))
  }

  /** Restores a deleted entry as a draft, and lists conflicts of its names; an existing entry is left alone. */
  bringBack(entity: Entity, id: number, by: Actor): Promise<{ working: Working; beside: BroughtBack }> {
    return this.#again(entity, id, by, (tx) => bringBack(tx, entity, id, by.id))
  }

  /** Undoes a deletion: the entry gets its previous status; an existing entry is left alone. */
  async undoDelete(entity: Entity, id: number, by: Actor): Promise<{ working: Working; beside: Undone }> {
    const undone = await this.#again(entity, id, by, (tx) => undoDelete(tx, entity, id, by.id))
    this.#planned()
    return undone
  }

  /** Makes an old version the newest; a deleted entry is restored as a draft. */
  restore(entity: Entity, id: number, version: number, by: Actor, seen?: number): Promise<Working> {
    return this.#alone(async (tx) => {
      const key = { kind: entity.kind, id }
      const old = await keptVersion(tx, key, version)
      if (!old) throw new ServiceError('not_found')
      const state = await readState(tx, entity, id)
      const held: VersionContent = { slug: old.slug, position: state ? newestOf(state).position : old.position, attributes: old.attributes }
      const restored = { held, basis: old.basis, action: 'restored', by: by.id } as const
      if (!state) {
        await checkUnique(tx, entity, id, held)
        await beginVersions(tx, key, (await lastVersion(tx, key)) + 1, restored)
      } else {
        this.#refuseStale(state, seen, by.lang)
        await this.#check(tx, state, held)
        await writeVersion(tx, state, restored)
      }
      const now = await stateOf(tx, entity, id)
      await this.#note(tx, now, by, 'restored')
      return workingOf(now, by.lang)
    })
  }

  /** Notes that translations are right for the Kazakh texts of now. */
  translated(entity: Entity, id: number, paths: readonly string[], into: TranslatedLocale, by: Actor, version?: number): Promise<Working> {
    return this.#change(entity, id, by, version, async (tx, state) => {
      const basis = confirmed(entity.attributes, state.basis, newestOf(state).attributes, paths, into)
      if (isDeepStrictEqual(basis, state.basis)) return
      await writeBasis(tx, state, basis)
      await this.#note(tx, state, by, 'translated')
    })
  }

  /** Reorders entries within the positions that they have among all others. */
  order(entity: Entity, ids: readonly number[], by: Actor): Promise<void> {
    return this.#alone(async (tx) => {
      if (!(await orderEntries(tx, entity, ids))) return
      await note(tx, [{ by: by.id, action: 'ordered', kind: entity.kind, subject: entity.label }])
    })
  }

  #again<Beside>(entity: Entity, id: number, { lang }: Actor, work: (tx: Transaction) => Promise<Beside>) {
    return this.#alone(async (tx) => {
      const present = await readState(tx, entity, id)
      if (present) throw new ServiceError('conflict', { data: workingOf(present, lang) })
      const beside = await work(tx)
      return { working: workingOf(await stateOf(tx, entity, id), lang), beside }
    })
  }

  #alone<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (tx) => {
      await lockContent(tx)
      return work(tx)
    })
  }

  /** Changes an entry if its author has seen the current version, and returns its new state. */
  #change(
    entity: Entity,
    id: number,
    { lang }: Actor,
    seen: number | undefined,
    work: (tx: Transaction, state: EntryState) => Promise<void>,
  ): Promise<Working> {
    return this.#alone(async (tx) => {
      const state = await stateOf(tx, entity, id)
      this.#refuseStale(state, seen, lang)
      await work(tx, state)
      return workingOf(await stateOf(tx, entity, id), lang)
    })
  }

  #refuseStale(state: EntryState, seen: number | undefined, lang: Locale) {
    if (seen !== undefined && seen !== state.version) throw new ServiceError('conflict', { data: workingOf(state, lang) })
  }

  async #check(tx: Transaction, { entity, id, public: seen }: EntryState, held: VersionContent) {
    if (hasOwnScreen(entity, seen) && held.attributes.path !== seen?.attributes.path)
      throw validationError({ kind: entity.kind, id }, { path: fieldErrors.fixed }, 'path: the page has a screen of its own')
    await checkUnique(tx, entity, id, held)
  }

  #slugFor(tx: Transaction, entity: Entity, id: number, attributes: VersionContent['attributes']) {
    const { kz, ru, en } = headingOf(entity, attributes)
    return uniqueSlug(tx, entity, id, slugFrom(kz ?? ru ?? en ?? ''))
  }

  async #begin(
    tx: Transaction,
    entity: Entity,
    given: DraftInput,
    by: Actor,
    basis: Basis = {},
    copied?: VersionContent['attributes'],
  ): Promise<Working> {
    const id = await nextId(tx, entity)
    if (entity.singleton && (await readState(tx, entity, id))) throw new ServiceError('only_one')
    const attributes = validateDraft(entity, { id, slug: given.slug || null, attributes: given.attributes })
    const slug = given.slug || (await this.#slugFor(tx, entity, id, attributes))
    const held: VersionContent = { slug, position: given.position ?? id, attributes }
    await checkPictures(tx, entity, id, held.attributes, [copied])
    await checkUnique(tx, entity, id, held)
    await beginVersions(tx, { kind: entity.kind, id }, 1, { held, basis, action: 'created', by: by.id })
    const state = await stateOf(tx, entity, id)
    await this.#note(tx, state, by, 'created')
    return workingOf(state, by.lang)
  }

  async #note(
    tx: Transaction,
    state: EntryState,
    by: Actor,
    action: 'created' | 'saved' | 'scheduled' | 'discarded' | 'restored' | 'translated',
    version = state.version,
    held = newestOf(state),
  ) {
    const { entity, id } = state
    await note(tx, [{ by: by.id, action, kind: entity.kind, entryId: id, version, subject: headingOf(entity, held.attributes) }])
  }
}

/** Attributes of an older declaration are dropped with the next save; any other undeclared one is refused. */
const declaredOf = (entity: Entity, given: DraftInput['attributes'], before: VersionContent['attributes']) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(entity.attributes, name) || !Object.hasOwn(before, name)))
