import type { foundSchema } from '@narkhoz/contract/api.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { addressesOf, pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import type * as v from 'valibot'
import type { FoundGroup } from '../blocks/search-results/found-group.ts'

type Found = v.InferOutput<typeof foundSchema>

const registered: readonly RegisteredPage[] = pages
const kinds: ReadonlyMap<string, Entity> = new Map(Object.values(entities).map((entity) => [entity.kind, entity]))

/** Where entries stand that have no page of their own: the screen that shows most of their lists and little else. */
const screenOf = ({ calls }: Entity) => {
  const lists = Object.keys(calls).filter((path) => calls[path]?.shape === 'list')
  const screens = registered.flatMap((page) => {
    const [address, ...more] = addressesOf(page)
    const shown = page.calls.filter((call) => lists.includes(call.split('?', 1)[0] ?? '')).length
    return address && more.length === 0 && shown > 0 ? [{ address, shown, besides: page.calls.length - shown }] : []
  })
  return screens.sort((one, other) => other.shown - one.shown || one.besides - other.besides)[0]?.address
}

const screens = new Map([...kinds].map(([kind, entity]) => [kind, screenOf(entity)]))

/** What was found by kind, the kind of the best match first; each kind under its name. */
export const searchGroups = (found: readonly Found[], lang: Locale, other: string): FoundGroup[] =>
  [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, results]) => ({
    kind,
    title: kinds.get(kind)?.label[lang] ?? other,
    results: results.map(({ id, title, lead, path, fallback }) => ({ id, title, lead, to: path ?? screens.get(kind) ?? null, fallback })),
  }))
