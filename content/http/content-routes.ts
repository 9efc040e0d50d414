import { type ContentCall, contentCalls, type Endpoint, endpoints, entityOfPageType } from '@narkhoz/contract/api.ts'
import { searchTags, secondsOf, tagsOf } from '@narkhoz/contract/cache-tags.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import type { Call, Entity } from '@narkhoz/contract/entities/entity.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { entityAtPath } from '@narkhoz/contract/pages/entity-at-path.ts'
import { type PageType, pageTypes } from '@narkhoz/contract/pages/page.ts'
import type { Row } from '../entries/answers.ts'
import { wholeListLimit } from '../entries/lists.ts'
import { redirectTag } from '../entries/redirect-from.ts'
import type { Content } from '../read-model/content.ts'
import { pagingOf } from '../storage/paging.ts'

/** Input of a GET handler: the language, the validated query, and the path parameters. */
type GetRequest = {
  lang: Locale
  query: Readonly<Record<string, string>>
  path: Readonly<Record<string, string>>
  /** Says that a search is no longer wanted, or has taken too long. */
  signal?: AbortSignal
}

/** A GET call ready to be served: its handler, and the kinds that invalidate its answer. */
export type ContentRoute = {
  endpoint: Endpoint
  tags: (path: GetRequest['path']) => readonly string[]
  /** Maximum age in the cache of an answer that depends on the time. */
  seconds?: number
  /** Whether an answer is cacheable; true by default. */
  isKept?: (answer: unknown) => boolean
  /** Whether such a query is a search: it is queued. */
  isSearch?: (query: GetRequest['query']) => boolean
  answer: (content: Content, request: GetRequest) => Promise<unknown>
}

type Narrowing = { name: string; value: string }

/** Resolves the facet value in a request: an id or slug of a referenced entry, or the value itself. */
const facetValue = async (content: Content, entity: Entity, name: string, given: string): Promise<string | undefined> => {
  const attribute = entity.attributes[entity.facets?.[name]?.attribute ?? '']
  if (!attribute?.to) return attribute?.options && !attribute.options.some(({ value }) => value === given) ? undefined : given
  const id = (await content.names.names([attribute.to])).idOf(attribute.to, given)
  return id === undefined ? undefined : String(id)
}

/** Filters from the path; an unknown value is a 404. */
const narrowedByPath = async (content: Content, entity: Entity, path: GetRequest['path']): Promise<Narrowing[]> => {
  const names = Object.keys(path).filter((name) => entity.facets?.[name])
  return Promise.all(
    names.map(async (name) => {
      const value = await facetValue(content, entity, name, path[name] ?? '')
      if (value === undefined) throw new ServiceError('not_found')
      return { name, value }
    }),
  )
}

/** Filters from the query; an unknown value matches nothing. */
const narrowedByQuery = async (
  content: Content,
  entity: Entity,
  filters: readonly string[] = [],
  query: GetRequest['query'],
): Promise<Narrowing[] | 'nothing'> => {
  const found: Narrowing[] = []
  for (const name of filters) {
    const given = query[name]
    if (given === undefined) continue
    const value = await facetValue(content, entity, name, given)
    if (value === undefined) return 'nothing'
    found.push({ name, value })
  }
  return found
}

type CallOfShape<S extends Call['shape']> = Extract<Call, { shape: S }>

const answerList = async (content: Content, entity: Entity, call: CallOfShape<'list'>, { lang, query, path }: GetRequest) => {
  const paged = call.paged || query.page !== undefined || (query.limit !== undefined && call.usual === undefined)
  const page = Number(query.page ?? 1)
  const limit = Number(query.limit ?? call.usual ?? (paged ? constants.paging.usual : wholeListLimit))
  const byPath = await narrowedByPath(content, entity, path)
  const byQuery = await narrowedByQuery(content, entity, call.filters, query)
  const { data, total } =
    byQuery === 'nothing'
      ? { data: [], total: 0 }
      : await content.list({
          entity,
          facets: [...byPath, ...byQuery],
          lang,
          search: query.search && (await content.search.narrowing(query.search, lang)),
          when: call.when,
          byId: query.order === 'id',
          page: paged ? page : undefined,
          limit,
        })
  return paged ? { data, meta: pagingOf(total ?? 0, page, limit) } : { data }
}

const answerItem = async (content: Content, entity: Entity, { lang, path }: GetRequest) => {
  const owners = await narrowedByPath(content, entity, path)
  const belongs = ({ attributes }: Row) =>
    owners.every(({ name, value }) => String(attributes[entity.facets?.[name]?.attribute ?? '']) === value)
  const { slug, id } = path
  const by = id === undefined ? (slug === undefined ? 'only' : { slug }) : { id: idOf(id) }
  return { data: await content.item(entity, by, lang, belongs) }
}

const answerFacets = async (content: Content, entity: Entity, call: CallOfShape<'facets'>, { lang, query, path }: GetRequest) => {
  const { facet = '' } = path
  if (!call.facets.includes(facet)) throw new ServiceError('not_found')
  const narrowed = await narrowedByQuery(content, entity, call.filters, query)
  return { data: narrowed === 'nothing' ? [] : await content.facetValues(entity, facet, narrowed, lang) }
}

const idOf = (given: string) => {
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new ServiceError('not_found')
  return Number(given)
}

const endpointAt = (path: string): Endpoint => {
  const found = endpoints.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path)
  if (!found) throw new Error(`No endpoint is declared at ${path}`)
  return found
}

const routeOf = ({ path, entity, call }: ContentCall): ContentRoute => {
  const endpoint = endpointAt(path)
  const kinds = tagsOf(entity)
  const tags = () => kinds
  if (call.shape === 'list') {
    const seconds = secondsOf(call)
    return {
      endpoint,
      tags,
      ...(seconds && { seconds }),
      isSearch: ({ search }) => search !== undefined,
      answer: (content, request) => answerList(content, entity, call, request),
    }
  }
  if (call.shape === 'item') return { endpoint, tags, answer: (content, request) => answerItem(content, entity, request) }
  if (call.shape === 'facets') return { endpoint, tags, answer: (content, request) => answerFacets(content, entity, call, request) }
  return {
    endpoint,
    tags,
    answer: async (content, { lang, path: { id = '' } }) => ({ data: await content.blocks(entity, idOf(id), lang) }),
  }
}

const pageKind = (type: string): Entity => {
  if (!pageTypes.includes(type as PageType)) throw new ServiceError('not_found')
  return entityOfPageType(type as PageType)
}

const blocksRoute: ContentRoute = {
  endpoint: endpointAt('pages/{type}/blocks/{id}'),
  tags: ({ type = '' }) => tagsOf(pageKind(type)),
  answer: async (content, { lang, path: { type = '', id = '' } }) => {
    const entity = pageKind(type)
    // Pages of several types share one kind: the id of another type's page is not found under this one.
    const belongs = ({ attributes }: Row) => entity.page?.address !== undefined || attributes.type === type
    return { data: await content.blocks(entity, idOf(id), lang, belongs) }
  },
}

const segment = /^[A-Za-z0-9][\w.~-]*$/

const pageRoute: ContentRoute = {
  endpoint: endpointAt('pages/{path}'),
  tags: ({ path = '' }) => tagsOf(entityAtPath(path).entity),
  answer: async (content, { lang, path: { path = '' } }) => {
    if (path.length > 500 || !path.split('/').every((part) => segment.test(part))) throw new ServiceError('not_found')
    return { data: await content.page(path, lang) }
  },
}

const redirectRoute: ContentRoute = {
  endpoint: endpointAt('redirects/{path}'),
  tags: () => [redirectTag],
  answer: async (content, { path: { path = '' } }) => {
    const to = await content.redirect(`/${path}`)
    if (to === undefined) throw new ServiceError('not_found')
    return { data: { to } }
  },
}

const queryRedirectsRoute: ContentRoute = {
  endpoint: endpointAt('redirects'),
  tags: () => [redirectTag],
  answer: async (content) => ({ data: await content.queryRedirects() }),
}

// Searches without results are counted each time, and invented words must not fill the cache.
const hasFound = (answer: unknown) => (answer as { data: unknown[] }).data.length > 0

const hasWords = ({ query }: GetRequest['query']) => query !== undefined

const searchRoute: ContentRoute = {
  endpoint: endpointAt('search/index'),
  tags: () => searchTags,
  isKept: hasFound,
  isSearch: hasWords,
  answer: async (content, { lang, query, signal }) => {
    const page = Number(query.page ?? 1)
    const limit = Number(query.limit ?? constants.paging.usual)
    const { found, total, ...more } = await content.search.find({ query: query.query ?? '', lang, page, limit, kind: query.kind, signal })
    return { data: found, meta: { ...pagingOf(total, page, limit), ...more } }
  },
}

const suggestRoute: ContentRoute = {
  endpoint: endpointAt('search/suggest'),
  tags: () => searchTags,
  isKept: hasFound,
  isSearch: hasWords,
  answer: async (content, { lang, query, signal }) => ({ data: await content.search.suggest(query.query ?? '', lang, signal) }),
}

const bestBetsRoute: ContentRoute = {
  endpoint: endpointAt('search/best-bets'),
  tags: () => searchTags,
  answer: async (content, { lang }) => ({ data: await content.search.bestBets(lang) }),
}

const parameters = ({ endpoint }: ContentRoute) => endpoint.path.split('{').length

const routes = [...contentCalls.map(routeOf), blocksRoute, queryRedirectsRoute, searchRoute, suggestRoute, bestBetsRoute]

/** Every GET call of the API with what answers it; fixed paths come before those with parameters. */
export const contentRoutes: readonly ContentRoute[] = [
  ...routes.toSorted((one, other) => parameters(one) - parameters(other)),
  redirectRoute,
  pageRoute,
]
