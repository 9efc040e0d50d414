import type { foundSchema } from '@narkhoz/contract/api.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import type * as v from 'valibot'
import type { FoundGroup } from '../blocks/search-results/found-group.ts'

type Found = v.InferOutput<typeof foundSchema>

const registered: readonly RegisteredPage[] = pages
const kinds: ReadonlyMap<string, Entity> = new Map(Object.values(entities).map((entity) => [entity.kind, entity]))

const listedAt = (call: string) =>
  registered.find(({ address, calls }) => !address.includes('{') && calls.some((made) => made.split('?', 1)[0] === call))?.address

/** Where entries stand that have no page of their own: the screen that lists them all; nothing where several share them. */
const screenOf = (kind: string) =>
  Object.entries(kinds.get(kind)?.calls ?? {}).flatMap(([path, { shape }]) => (shape === 'list' ? (listedAt(path) ?? []) : []))[0]

/** What was found by kind, the kind of the best match first; each kind under its name. */
export const searchGroups = (found: readonly Found[], lang: Locale, other: string): FoundGroup[] =>
  [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, results]) => ({
    kind,
    title: kinds.get(kind)?.label[lang] ?? other,
    results: results.map(({ id, title, lead, path, fallback }) => ({ id, title, lead, to: path ?? screenOf(kind) ?? null, fallback })),
  }))
