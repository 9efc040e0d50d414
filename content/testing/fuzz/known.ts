import { apiBase, contentCalls } from '@narkhoz/contract/api.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { RequestTarget } from '../applicant.ts'

/** Entries by kind, from public lists. */
export type EntriesByKind = ReadonlyMap<string, readonly { id: number; slug: string | null }[]>

type ListRow = { id: number; slug?: string | null; path?: string }

/** Reads every list, for ids that exist. */
export const gatherKnown = async ({ request }: RequestTarget): Promise<{ known: EntriesByKind; paths: readonly string[] }> => {
  const lists = contentCalls.filter(({ path, call }) => call.shape === 'list' && !path.includes('{'))
  const known = new Map<string, { id: number; slug: string | null }[]>()
  const paths: string[] = []
  for (const { path, entity } of lists) {
    const answer = await request(`${apiBase}/${path}?limit=100`)
    const { data } = (await answer.json()) as { data: readonly ListRow[] }
    known.set(entity.kind, [...(known.get(entity.kind) ?? []), ...data.map(({ id, slug = null }) => ({ id, slug }))])
    paths.push(
      ...data.flatMap(
        ({ slug, path: own }) => own ?? (slug && entity.page?.address ? entity.page.address.slice(1).replace('{slug}', slug) : []),
      ),
    )
  }
  return { known, paths }
}

/** Values of a path parameter, from the declaration and the lists. */
export const valuesFor = (entity: Entity | undefined, name: string, known: EntriesByKind): string[] => {
  const own = entity ? (known.get(entity.kind) ?? []) : []
  if (name === 'id') return own.map(({ id }) => String(id))
  if (name === 'slug') return own.flatMap(({ slug }) => slug ?? [])
  const { options, to } = entity?.attributes[entity.facets?.[name]?.attribute ?? ''] ?? {}
  if (options) return options.map(({ value }) => value)
  const target = to ? (entities as Record<string, Entity>)[to] : undefined
  return target ? (known.get(target.kind) ?? []).flatMap(({ id, slug }) => [String(id), ...(slug ? [slug] : [])]) : []
}
