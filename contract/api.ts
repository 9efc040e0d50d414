import * as v from 'valibot'
import {
  changeSchema,
  facetSchema,
  loginSchema,
  pageSchema,
  queryRedirectsAnswer,
  receiptSchema,
  redirectAnswer,
  requestStatusSchema,
  statusQuestionSchema,
  storedFileSchema,
  tokenSchema,
} from './answers.ts'
import { blockGroups } from './blocks/blocks.ts'
import { searchedKinds } from './cache-tags.ts'
import { constants } from './constants.ts'
import { type Call, cardSchema, type Entity, entrySchema } from './entities/entity.ts'
import { entities } from './entities/registry.ts'
import type { Form } from './forms/form.ts'
import { payloadSchema } from './forms/payload.ts'
import { forms } from './forms/registry.ts'
import { locales } from './locales.ts'
import { pageTypes } from './pages/page.ts'
import { bestBetSchema, foundSchema, longestQuery, searchMetaSchema, suggestionSchema } from './search.ts'

/** Base path of the API. */
export const apiBase = '/api/v1'

/** A GET call that answers entries of one kind, as the kind declares it. */
export type ContentCall = { path: string; entity: Entity; call: Call }

/** Every GET call that follows from an entity. */
export const contentCalls: readonly ContentCall[] = (Object.values(entities) as Entity[]).flatMap((entity) =>
  Object.entries(entity.calls).map(([path, call]) => ({ path, entity, call })),
)

/** The kind of a page type: an entity with its own pages, or `page`. */
export const entityOfPageType = (type: (typeof pageTypes)[number]): Entity =>
  (Object.values(entities) as Entity[]).find(({ page }) => page?.address && page.type === type) ?? entities.page

/** The header with the visitor's address: trusted together with a valid token only. */
export const visitorAddressHeader = 'X-Visitor-Address'

/** The site's User-Agent, which distinguishes its calls from those of visitors. */
export const siteUserAgent = 'narkhoz-site'

/**
 * The header in which the site says from which page a form was sent, by the path of that page: a payload has its declared keys and no
 * other. Clients that leave it out go on as before.
 */
export const sentFromHeader = 'X-Sent-From'

/** The header in which the site reports a proxy missing in its TRUST_PROXY: trusted together with a valid token only. */
export const untrustedProxyHeader = 'X-Untrusted-Proxy'

/** The header with a preview token: the draft of that entry is answered, uncached. */
export const previewHeader = 'X-Preview'

/** The header with the last change that the site has received: a node that lags behind catches up before it answers. */
export const heardHeader = 'X-Changes-Heard'

/** The query parameter that every call takes. */
export const langQuery = v.optional(v.picklist(locales))
const pageQuery = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/)))
const limitQuery = v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/)))
const listQueries = { lang: langQuery, page: pageQuery, limit: limitQuery, order: v.optional(v.literal('id')) }
const words = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)))

/** A call of the API: its path, its input and its output. */
export type Endpoint = {
  method: 'GET' | 'POST'
  path: string
  summary: string
  group: 'Content' | 'Pages' | 'Search' | 'Applications' | 'Access' | 'Service'
  query: v.ObjectEntries
  /** Values that a path parameter is closed to. */
  among?: Readonly<Record<string, readonly string[]>>
  body?: v.GenericSchema
  upload?: true
  bearer?: true
  /** Requires a token and stores nothing: answers 200, or 404 if there is no such thing. */
  asks?: true
  answer: v.GenericSchema
  paged?: 'always' | 'on request'
  /** Metadata of a paged answer beyond its page. */
  meta?: v.GenericSchema
}

const closedTo = (entity: Entity, path: string): Record<string, readonly string[]> => ({
  ...(Array.isArray(entity.slug) && path.includes('{slug}') && { slug: entity.slug as readonly string[] }),
  ...Object.fromEntries(
    Object.entries(entity.facets ?? {}).flatMap(([name, { attribute }]) => {
      const options = entity.attributes[attribute]?.options
      return path.includes(`{${name}}`) && options ? [[name, options.map(({ value }) => value)]] : []
    }),
  ),
})

const contentEndpoint = ({ path, entity, call }: ContentCall): Endpoint => {
  const filters = Object.fromEntries(('filters' in call ? (call.filters ?? []) : []).map((name) => [name, words(100)]))
  const common = { method: 'GET', path, group: 'Content', among: closedTo(entity, path) } as const
  const name = entity.label.en
  if (call.shape === 'item') return { ...common, summary: `${name}: one entry`, query: { lang: langQuery }, answer: entrySchema(entity) }
  if (call.shape === 'blocks')
    return { ...common, summary: `${name}: the blocks of one entry`, query: { lang: langQuery }, answer: blockGroups }
  if (call.shape === 'facets')
    return {
      ...common,
      summary: `${name}: values to filter by`,
      query: { lang: langQuery, ...filters },
      among: { facet: call.facets },
      answer: v.array(facetSchema),
    }
  return {
    ...common,
    summary: name,
    query: { ...listQueries, ...filters, ...(call.search && { search: words(longestQuery) }) },
    answer: v.array(cardSchema(entity)),
    paged: call.paged ? 'always' : 'on request',
  }
}

const formEndpoint = (form: Form): Endpoint => ({
  method: 'POST',
  path: form.endpoint,
  summary: `Application: ${form.title.en}`,
  group: 'Applications',
  query: { lang: langQuery },
  body: payloadSchema(form),
  bearer: true,
  answer: receiptSchema,
})

/** The few calls that no entity and no form declares. */
const oddEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: 'pages/{path}',
    summary: 'The page at an address of the site',
    group: 'Pages',
    query: { lang: langQuery },
    answer: pageSchema,
  },
  {
    method: 'GET',
    path: 'pages/{type}/blocks/{id}',
    summary: 'The blocks of a page',
    group: 'Pages',
    query: { lang: langQuery },
    among: { type: pageTypes },
    answer: blockGroups,
  },
  {
    method: 'GET',
    path: 'redirects',
    summary: 'Old addresses with a query, and where they lead',
    group: 'Pages',
    query: { lang: langQuery },
    answer: queryRedirectsAnswer,
  },
  {
    method: 'GET',
    path: 'redirects/{path}',
    summary: 'Where an address of the site leads that has no page any more',
    group: 'Pages',
    query: { lang: langQuery },
    answer: redirectAnswer,
  },
  {
    method: 'GET',
    path: 'search/index',
    summary: 'Search',
    group: 'Search',
    query: {
      lang: langQuery,
      page: pageQuery,
      limit: limitQuery,
      query: v.optional(v.string()),
      kind: v.optional(v.picklist(searchedKinds)),
    },
    answer: v.array(foundSchema),
    paged: 'always',
    meta: searchMetaSchema,
  },
  {
    method: 'GET',
    path: 'search/suggest',
    summary: 'What somebody who is still typing may be looking for',
    group: 'Search',
    query: { lang: langQuery, query: v.optional(v.string()) },
    answer: v.array(suggestionSchema),
  },
  {
    method: 'GET',
    path: 'search/best-bets',
    summary: 'What editors put first for certain queries, and where it leads within the site',
    group: 'Search',
    query: { lang: langQuery },
    answer: v.array(bestBetSchema),
  },
  {
    method: 'POST',
    path: 'auth/login',
    summary: 'A token for the service credential',
    group: 'Access',
    query: { lang: langQuery },
    body: loginSchema,
    answer: tokenSchema,
  },
  {
    method: 'POST',
    path: 'file/store',
    summary: `Stores a file (${constants.upload.types.join(', ')}; at most ${constants.upload.bytes / 1024 / 1024} MB)`,
    group: 'Applications',
    query: { lang: langQuery },
    upload: true,
    bearer: true,
    answer: storedFileSchema,
  },
  {
    method: 'POST',
    path: 'applications/status',
    summary: 'How an application stands, for whoever knows its code and the email or phone it was sent with',
    group: 'Applications',
    query: { lang: langQuery },
    body: statusQuestionSchema,
    bearer: true,
    asks: true,
    answer: requestStatusSchema,
  },
  {
    method: 'GET',
    path: 'changes',
    summary: 'What changes, as server-sent events',
    group: 'Service',
    query: { lang: langQuery },
    answer: changeSchema,
  },
]

/** Every call of the API. */
export const endpoints: readonly Endpoint[] = [
  ...contentCalls.map(contentEndpoint),
  ...oddEndpoints,
  ...Object.values(forms).map(formEndpoint),
]
