import type { EntryRow, IncomingReference, Working } from '@narkhoz/contract/admin/entries.ts'
import { workingSchema } from '@narkhoz/contract/admin/entries.ts'
import { bestBet } from '@narkhoz/contract/entities/best-bet.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { sampleDrafts } from '@narkhoz/contract/testing/samples.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, facets, media } from '../storage/schema.ts'
import { type Browser, colleagueAt, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService
let people: Record<'editor' | 'administrator', Browser>

/** Samples without what refers to others: each kind is worked on for itself. */
const samples = new Map(sampleDrafts().map((draft) => [draft.kind, draft]))
const targets = new Map<string, number>()
let pages = 0

beforeAll(async () => {
  service = await startService('empty')
  // The pictures that samples show.
  const keys = ['sample.svg', 'logo.svg', 'consultation.webp']
  await service.storage.db.insert(media).values(keys.map((key) => ({ key, type: 'image/*', size: 1 })))
  const administrator = await firstAdministratorAt(service)
  people = { administrator, editor: await colleagueAt(service, administrator, { role: 'editor' }) }
})
afterAll(() => service.stop())

const all: readonly Entity[] = Object.values(entities)
const isNeeded = ({ singleton, permanent }: Entity) => singleton === true || permanent === true

/** A user who may edit entries of a kind. */
const handFor = ({ adminOnly }: Entity) => people[adminOnly ? 'administrator' : 'editor']

/** An editor's input: the sample, with references to published entries. */
const givenFor = async (entity: Entity): Promise<{ slug?: string; attributes: UnknownRecord }> => {
  const sample = samples.get(entity.kind)
  const attributes: UnknownRecord = { ...sample?.attributes }
  for (const [name, { to, type, among }] of Object.entries(entity.attributes)) {
    if (!to) continue
    const id = await target(to, among ?? {})
    attributes[name] = type === 'references' ? [id] : id
  }
  // A path that belongs to no other kind and has no screen of its own.
  if ('path' in attributes) attributes.path = `a-page-of-the-tests-${++pages}`
  // This database has no other target for it.
  if (entity.kind === bestBet.kind) attributes.targets = [{ url: 'tel:+77273771109' }]
  return { ...(Array.isArray(entity.slug) && sample?.slug && { slug: sample.slug }), attributes }
}

/** A published entry of a kind that others refer to. */
const target = async (kind: string, among: Readonly<Record<string, string>>): Promise<number> => {
  const key = `${kind} ${JSON.stringify(among)}`
  const known = targets.get(key)
  if (known) return known
  const entity = entityOf(kind)
  const { attributes, ...given } = await givenFor(entity)
  const slug = entity.kind === 'school' ? { slug: 'school-of-digital-technologies' } : given
  const editor = handFor(entity)
  const made = await editor.post<Working>(`entries/${entity.plural}`, { ...slug, attributes: { ...attributes, ...among } })
  const published = await editor.post<Working>(`entries/${entity.plural}/${made.body.data.id}/publish`, { version: 1 })
  expect([made.status, published.status], key).toEqual([201, 200])
  targets.set(key, made.body.data.id)
  return made.body.data.id
}

const publicState = async ({ kind }: Entity, id: number) => {
  const [row] = await service.storage.db
    .select({ status: entries.status })
    .from(entries)
    .where(sql`${eq(entries.kind, kind)} and ${eq(entries.id, id)}`)
  const listed = await service.storage.db
    .select({ id: facets.entryId })
    .from(facets)
    .where(sql`${eq(facets.kind, kind)} and ${eq(facets.entryId, id)} and ${facets.name} = ''`)
  return { status: row?.status, listed: listed.length }
}

const headingOf = ({ heading }: Entity, { attributes }: Working) => attributes[heading]

describe.each(all.map((entity) => [entity.kind, entity] as const))('%s', (_, entity) => {
  test('is created, edited, published, found, withdrawn and deleted', async () => {
    const editor = handFor(entity)
    const at = `entries/${entity.plural}`
    const given = await givenFor(entity)

    const made = await editor.post<Working>(at, given)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const { id, ...created } = made.body.data
    expect(v.is(workingSchema, made.body.data)).toBe(true)
    expect(created).toMatchObject({ status: 'draft', version: 1, attributes: given.attributes, permanent: false })
    expect(created.slug === null).toBe(entity.slug === undefined)
    for (const [path, state] of Object.entries(created.translations))
      expect([path, state]).toEqual([path, { ru: 'written', en: 'written' }])
    expect(await publicState(entity, id)).toEqual({ status: undefined, listed: 0 })

    const heading = created.attributes[entity.heading]
    const changed = typeof heading === 'string' ? `${heading}-1` : { ...(heading as UnknownRecord), ru: 'Изменённый заголовок' }
    const attributes = { ...created.attributes, [entity.heading]: changed }
    const saved = await editor.put<Working>(`${at}/${id}`, { version: 1, attributes })
    expect([saved.status, saved.body.data.version, headingOf(entity, saved.body.data)]).toEqual([200, 2, changed])

    const published = await editor.post<Working>(`${at}/${id}/publish`, { version: 2 })
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect(published.body.data).toMatchObject({ status: 'published', version: 2, live: { version: 2 }, permanent: isNeeded(entity) })
    expect(await publicState(entity, id)).toEqual({ status: 'published', listed: 1 })

    const q = typeof changed === 'string' ? changed : 'Изменённый'
    const found = await editor.get<EntryRow[]>(`${at}?q=${encodeURIComponent(q)}&lang=ru`)
    expect(found.body.data).toMatchObject([{ id, status: 'published', version: 2, translations: { ru: 'written', en: 'written' } }])
    const names = await editor.get<{ id: number }[]>(`references/${entity.plural}?ids=${id}`)
    expect(names.body.data.map((one) => one.id)).toEqual([id])

    const links = await editor.post<{ url: Record<string, string> }>(`${at}/${id}/preview`, {})
    expect([links.status, Object.keys(links.body.data.url)]).toEqual([200, locales])

    const withdrawn = await editor.post<Working>(`${at}/${id}/withdraw`, {})
    const deleted = await editor.delete<IncomingReference[]>(`${at}/${id}`)
    if (isNeeded(entity)) {
      expect([withdrawn, deleted].map(({ status, body }) => [status, body.error.code])).toEqual([
        [409, 'needed'],
        [409, 'needed'],
      ])
      expect(await publicState(entity, id)).toEqual({ status: 'published', listed: 1 })
      return
    }
    expect([withdrawn.status, withdrawn.body.data.status]).toEqual([200, 'withdrawn'])
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200)
    expect(await publicState(entity, id)).toEqual({ status: undefined, listed: 0 })
    expect((await editor.get(`${at}/${id}`)).status).toBe(404)
  })

  test('has a draft that is deleted before it is published', async () => {
    const editor = handFor(entity)
    const at = `entries/${entity.plural}`
    if (entity.singleton) {
      // The one there is was published above.
      const second = await editor.post(at, { attributes: {} })
      expect([second.status, second.body.error.code]).toEqual([409, 'only_one'])
      return
    }
    const { body } = await editor.post<Working>(at, { attributes: {} })
    expect(body.data).toMatchObject({ status: 'draft', attributes: {}, slug: null })
    const refused = await editor.post(`${at}/${body.data.id}/publish`, { version: 1 })
    expect([refused.status, refused.body.error.code]).toEqual([422, 'invalid'])
    expect(Object.keys(refused.body.error.fields ?? {})).toContain(entity.heading)
    expect((await editor.delete(`${at}/${body.data.id}`)).status).toBe(200)
  })
})

test('what says where applications go is for administrators alone', async () => {
  const guarded = all.filter(({ adminOnly }) => adminOnly)
  expect(guarded.map(({ kind }) => kind)).toEqual(['contact-settings', 'general-settings', 'mail-settings'])
  for (const { plural } of guarded)
    for (const [status, code] of await Promise.all(
      [
        people.editor.get(`entries/${plural}`),
        people.editor.get(`entries/${plural}/1`),
        people.editor.put(`entries/${plural}/1`, { version: 1, attributes: {} }),
      ].map(async (asked) => [(await asked).status, (await asked).body.error.code]),
    ))
      expect([status, code]).toEqual([403, 'not_allowed'])
})
