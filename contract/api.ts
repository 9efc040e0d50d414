import * as v from 'valibot'
import { blockGroups } from './blocks/blocks.ts'
import { constants } from './constants.ts'
import { type Call, cardSchema, type Entity, entrySchema } from './entities/entity.ts'
import { entities } from './entities/registry.ts'
import type { Form } from './forms/form.ts'
import { payloadSchema } from './forms/payload.ts'
import { forms } from './forms/registry.ts'
import { searchedKinds } from './freshness.ts'
import { locales } from './locales.ts'
import { pageTypes } from './pages/page.ts'

/** Everything of the API stands under this path. */
export const apiBase = '/api/v1'

/** A GET call that answers entries of one kind, as the kind declares it. */
export type ContentCall = { path: string; entity: Entity; call: Call }

/** Every GET call that follows from an entity. */
export const contentCalls: readonly ContentCall[] = (Object.values(entities) as Entity[]).flatMap((entity) =>
  Object.entries(entity.calls).map(([path, call]) => ({ path, entity, call })),
)

/** The kind behind each page type: an entity that is its own page, or a page written for itself. */
export const entityOfPageType = (type: (typeof pageTypes)[number]): Entity =>
  (Object.values(entities) as Entity[]).find(({ page }) => page?.address && page.type === type) ?? entities.page

/** What paged lists say beside their data. */
export const metaSchema = v.object({ current_page: v.number(), last_page: v.number(), per_page: v.number(), total: v.number() })

/** One value a list can be narrowed to. */
export const facetSchema = v.object({ value: v.string(), title: v.string(), count: v.number() })

/** Stretches of a text that are to be marked: where each begins and where it ends. */
const rangesSchema = v.array(v.tuple([v.number(), v.number()]))

/** One result of a search; `fallback` names what was answered from Kazakh. */
export const foundSchema = v.object({
  kind: v.string(),
  id: v.number(),
  title: v.string(),
  lead: v.string(),
  /** Where at the site it stands: its own page, or the one that shows it. */
  path: v.nullable(v.string()),
  fallback: v.array(v.string()),
  /** The language it was found in and is told in, where that is another than asked for. */
  lang: v.optional(v.picklist(locales)),
  /** What was looked for in its title and lead. */
  marks: v.optional(v.object({ title: rangesSchema, lead: rangesSchema })),
})

/** One result of a search. */
export type Found = v.InferOutput<typeof foundSchema>

/** What a search says beside its results. */
export const searchMetaSchema = v.object({
  ...metaSchema.entries,
  /** What was looked for in place of what was typed, where nobody knows that. */
  corrected: v.optional(v.string()),
  /** Where editors lead those who look for this in vain: a redirect from the words as an address (`/{slug}`). */
  leads_to: v.optional(v.string()),
  /** There are more than are counted. */
  more: v.optional(v.literal(true)),
  /** How many there are of each kind, whichever was asked for; the commonest first. */
  kinds: v.optional(v.array(facetSchema)),
})

/** What a search says beside its results. */
export type SearchMeta = v.InferOutput<typeof searchMetaSchema>

/** Something that somebody who is still typing may be looking for. */
export const suggestionSchema = v.object({
  kind: v.string(),
  id: v.number(),
  title: v.string(),
  path: v.nullable(v.string()),
  label: v.string(),
})

/** Something that somebody who is still typing may be looking for. */
export type Suggestion = v.InferOutput<typeof suggestionSchema>

/** The page behind an address: what every page has, and whatever its kind has beside it. */
export const pageSchema = v.looseObject({
  id: v.number(),
  slug: v.nullable(v.string()),
  title: v.string(),
  seo: v.object({ title: v.string(), description: v.string() }),
  banner: entities.page.attributes.banner.answer,
  page_type: v.string(),
  path: v.string(),
  fallback: v.array(v.string()),
  /** The languages it is written in; any other is answered from Kazakh. */
  written_in: v.optional(v.array(v.picklist(locales))),
})

/** The page behind an address, as the site reads it. */
export type PageAnswer = v.InferOutput<typeof pageSchema>

/** What `auth/login` takes. */
export const loginSchema = v.strictObject({ email: v.pipe(v.string(), v.maxLength(254)), key: v.pipe(v.string(), v.maxLength(500)) })

/** What `auth/login` answers. */
export const tokenSchema = v.object({ access_token: v.string(), token_type: v.literal('Bearer'), expires_in: v.number() })

/** What `file/store` answers. */
export const storedFileSchema = v.object({ url: v.string(), type: v.string(), size: v.number() })

/** What every application is answered with. */
export const receiptSchema = v.object({ id: v.number(), code: v.string(), created_at: v.string() })

/** What a visitor is told of an application; what staff took for spam looks like one that waits. */
export const requestStatuses = ['received', 'in_work', 'answered'] as const

/** What `applications/status` takes: the code of a receipt, and the email or phone that the form was sent with. */
export const statusQuestionSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(40)),
  contact: v.pipe(v.string(), v.maxLength(254)),
})

/** What `applications/status` answers. */
export const requestStatusSchema = v.object({
  status: v.picklist(requestStatuses),
  form: v.picklist(Object.values(forms).map(({ name }) => name)),
  created_at: v.string(),
})

/** How an application stands, as the site reads it. */
export type RequestStatus = v.InferOutput<typeof requestStatusSchema>

/** The header in which the site passes on a visitor's address: believed beside a valid token, from nobody else. */
export const visitorAddressHeader = 'X-Visitor-Address'

/** The header in which the site passes on a preview link: that entry is answered as it is worked on, and the answer kept by nobody. */
export const previewHeader = 'X-Preview'

/** Where visitors of an address are sent on to: a path of the site without a language, or a page elsewhere. */
export const redirectAnswer = v.object({ to: v.string() })

/** One event of `changes`; `id` 0 says that the whole kind changed. */
export const changeSchema = v.object({ kind: v.string(), id: v.number(), slug: v.nullable(v.string()) })

/** A change as listeners read it. */
export type Change = v.InferOutput<typeof changeSchema>

/** The query parameter that every call takes. */
export const langQuery = v.optional(v.picklist(locales))
const pageQuery = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/)))
const limitQuery = v.optional(v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/)))
const listQueries = { lang: langQuery, page: pageQuery, limit: limitQuery, order: v.optional(v.literal('id')) }
const words = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)))

/** The longest text that search takes. */
export const longestQuery = 200

/** A call of the API: where it is, what it takes and what it answers. */
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
  /** It is asked with a token, and nothing is stored: answered with 200, or 404 where there is no such thing. */
  asks?: true
  answer: v.GenericSchema
  paged?: 'always' | 'on request'
  /** What stands beside the data of a paged answer, where that is more than its page. */
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
