import { type ContentCall, contentCalls, type Endpoint, endpoints } from '@narkhoz/contract/api.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ownAddress } from '@narkhoz/contract/pages/own-address.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { eq } from 'drizzle-orm'
import { entries, redirects } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

type Entry = { kind: string; id: number; slug: string | null; attributes: UnknownRecord }

/** A GET endpoint with everything its path can be filled in with, as the database has it. */
export type ConcreteCalls = { endpoint: Endpoint; call: ContentCall | undefined; paths: string[] }

const allEntries = (storage: Pick<Storage, 'db'>) =>
  storage.db
    .select({ kind: entries.kind, id: entries.id, slug: entries.slug, attributes: entries.attributes })
    .from(entries)
    .where(eq(entries.status, 'published')) as Promise<Entry[]>

/** Values of a facet in a path: its options, or the ids and slugs of the referenced entries. */
const facetValues = ({ facets, attributes }: Entity, name: string, all: readonly Entry[]): string[] => {
  const { options, to, among = {} } = attributes[facets?.[name]?.attribute ?? ''] ?? {}
  if (options) return options.map(({ value }) => value)
  return all
    .filter((entry) => entry.kind === to && Object.entries(among).every(([key, value]) => entry.attributes[key] === value))
    .flatMap(({ id, slug }) => [String(id), ...(slug ? [slug] : [])])
}

const pathsOf = ({ path, entity, call }: ContentCall, all: readonly Entry[]): string[] => {
  const own = all.filter(({ kind }) => kind === entity.kind)
  if (call.shape === 'facets') return call.facets.map((facet) => path.replace('{facet}', facet))
  if (call.shape === 'list') {
    const [, name] = /\{(\w+)\}/.exec(path) ?? []
    return name ? facetValues(entity, name, all).map((value) => path.replace(`{${name}}`, value)) : [path]
  }
  if (!path.includes('{')) return [path]
  return own.map(({ id, slug, attributes }) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'id' ? String(id) : name === 'slug' ? (slug ?? '') : String(attributes[entity.facets?.[name]?.attribute ?? '']),
    ),
  )
}

const ownPages = (all: readonly Entry[]) =>
  all.flatMap((entry) => {
    const entity = (entities as Record<string, Entity>)[entry.kind]
    const address = entity && ownAddress(entity, entry)
    return address ? [{ entry, entity, address }] : []
  })

const oddPaths: Record<string, (all: readonly Entry[]) => string[]> = {
  'pages/{path}': (all) => ownPages(all).map(({ address }) => `pages${address === '/' ? '/main' : address}`),
  'pages/{type}/blocks/{id}': (all) =>
    ownPages(all).flatMap(({ entity, entry }) => {
      const type = entity.page?.address ? entity.page.type : String(entry.attributes.type)
      // Blocks of grants have their own call.
      return type === 'grant' ? [] : [`pages/${type}/blocks/${entry.id}`]
    }),
  'redirects/{path}': () => [`redirects${moved}`],
}

const fixedPath = ({ path }: Endpoint) => (path.includes('{') ? [] : [path])

/** Addresses that lead on: the starter content has none, and every call is to have something to answer. */
const [moved, movedWithQuery] = ['/moved-page', '/moved.php?id=5']

/** Every GET endpoint that answers content, with every path that its declaration and the database know. */
export const everyCall = async (storage: Pick<Storage, 'db'>): Promise<ConcreteCalls[]> => {
  const all = await allEntries(storage)
  await storage.db
    .insert(redirects)
    .values([moved, movedWithQuery].map((from) => ({ from, to: '/news', origin: 'editor' as const })))
    .onConflictDoNothing()
  return endpoints
    .filter(({ method, path }) => method === 'GET' && path !== 'changes')
    .map((endpoint) => {
      const call = contentCalls.find(({ path }) => path === endpoint.path)
      return { endpoint, call, paths: call ? pathsOf(call, all) : (oddPaths[endpoint.path]?.(all) ?? fixedPath(endpoint)) }
    })
}
