import { metaSchema } from '@narkhoz/contract/answers.ts'
import { apiBase, type Endpoint, endpoints, sentFromHeader, visitorAddressHeader } from '@narkhoz/contract/api.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { errors } from '@narkhoz/contract/errors.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

/** The shape of every error. */
export const errorSchema = v.object({
  error: v.object({
    code: v.picklist(Object.keys(errors) as [keyof typeof errors]),
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
})

// Linters require the schema of items after a tuple: any, or none instead of `false`.
const withItems = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withItems)
  if (typeof value !== 'object' || value === null) return value
  const all = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withItems(one)]))
  return 'prefixItems' in all && (!('items' in all) || all.items === false)
    ? { ...all, items: all.items === false ? { not: {} } : {} }
    : all
}

// Checks and transforms have no counterpart in JSON Schema: the shape is described, the rest is the service's word.
const schemaOf = (schema: v.GenericSchema): UnknownRecord => {
  const { $schema: _, ...json } = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore', typeMode: 'input' }) as UnknownRecord
  return withItems(json) as UnknownRecord
}

const body = (schema: UnknownRecord) => ({ content: { 'application/json': { schema } } })

const answerOf = ({ answer, paged, path, meta = metaSchema }: Endpoint) => {
  if (path === 'changes') return { description: 'A stream of events', content: { 'text/event-stream': { schema: schemaOf(answer) } } }
  const properties = { data: schemaOf(answer), ...(paged && { meta: schemaOf(meta) }) }
  return { description: 'The answer', ...body({ type: 'object', required: paged === 'always' ? ['data', 'meta'] : ['data'], properties }) }
}

/** Headers besides the body. */
const headersOf = ({ method, bearer, asks }: Endpoint) => {
  if (method !== 'POST' || !bearer) return []
  if (asks) return [{ name: visitorAddressHeader, in: 'header', required: false, schema: { type: 'string', maxLength: 45 } }]
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', minLength: 8, maxLength: 100 } },
    { name: 'X-Consent-Version', in: 'header', required: false, schema: { type: 'string', maxLength: 50 } },
    { name: sentFromHeader, in: 'header', required: false, schema: { type: 'string', maxLength: 300 } },
  ]
}

const parametersOf = (endpoint: Endpoint) => [
  ...[...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(endpoint.among?.[name] && { enum: endpoint.among[name] }) },
  })),
  ...Object.entries(endpoint.query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: schemaOf(schema as v.GenericSchema),
  })),
  ...headersOf(endpoint),
]

const requestOf = ({ body: schema, upload }: Endpoint) => {
  if (upload)
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: { file: { type: 'string', format: 'binary', maxLength: constants.upload.bytes } },
            },
          },
        },
      },
    }
  return schema ? { requestBody: { required: true, ...body(schemaOf(schema)) } } : {}
}

const failuresOf = ({ method, bearer, asks, upload, path }: Endpoint) => {
  // Anybody may listen; a token reserves a slot, and an invalid one is refused.
  if (path === 'changes') return [400, 401, 429]
  if (method === 'GET') return [400, ...(path.includes('{') ? [404] : [])]
  const own = [...(bearer ? [422] : []), ...(asks ? [404] : []), ...(bearer && !asks ? [] : [429]), ...(upload ? [503] : [])]
  return [400, 401, 413, 415, ...own]
}

const statusesOf = (endpoint: Endpoint) => {
  const own = failuresOf(endpoint)
  return Object.fromEntries(own.map((status) => [status, { $ref: '#/components/responses/Error' }]))
}

/** What a client must know of a call besides its shape. */
const descriptionOf = ({ method, path, bearer, asks, upload, paged, query }: Endpoint) => {
  const sentences = [
    'lang' in query && 'Texts are in the language of `lang`, in Kazakh where it is absent or a text is not translated.',
    paged === 'always' && 'Answers one page of the list; `meta` says which of how many.',
    paged === 'on request' && 'Answers the whole list, or one page of it with `meta` where `page` or `limit` is given.',
    method === 'GET' && path.includes('{') && 'What does not exist is a 404.',
    path === 'changes' &&
      'Server-sent events: one for each change of content, with its kind, id and slug. `Last-Event-ID` resumes the stream.',
    path === 'auth/login' && 'Takes the credential of the site and answers a token that holds for an hour.',
    bearer && 'Needs the token of `auth/login`.',
    upload && 'Stores one file privately; its address can be named in one application within the hour.',
    bearer && !asks && !upload && 'Stores the application once for each `Idempotency-Key`, and answers a receipt.',
    asks && 'Nothing is stored.',
  ]
  return sentences.filter(Boolean).join(' ')
}

const groups = {
  Content: 'Entries of every kind that editors write, as lists, single entries and values to filter by.',
  Pages: 'Pages by their address, and the blocks that they are made of.',
  Search: 'Search by words, and suggestions while somebody types.',
  Applications: 'What visitors send, and how it stands.',
  Access: 'Tokens for those calls that need one.',
  Service: 'What the site needs to know of the service itself.',
} as const satisfies Record<Endpoint['group'], string>

const operation = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  description: descriptionOf(endpoint),
  tags: [endpoint.group],
  operationId: `${endpoint.method.toLowerCase()} ${endpoint.path}`.replaceAll(/\W+/g, '_'),
  parameters: parametersOf(endpoint),
  ...requestOf(endpoint),
  security: endpoint.bearer ? [{ bearer: [] }] : [],
  responses: { [endpoint.bearer && !endpoint.asks ? 201 : 200]: answerOf(endpoint), ...statusesOf(endpoint) },
})

/** The OpenAPI description, generated from the contract. */
export const openapi = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Content service',
    version: '1',
    description: 'Content of a university’s website in Kazakh, Russian and English, and the applications that its visitors send.',
    contact: { name: 'Operators of this service' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: apiBase }],
  tags: Object.entries(groups).map(([name, description]) => ({ name, description })),
  paths: Object.fromEntries(
    [...Map.groupBy(endpoints, ({ path }) => path)].map(([path, calls]) => [
      `/${path}`,
      Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operation(call)])),
    ]),
  ),
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    responses: { Error: { description: 'What went wrong', ...body(schemaOf(errorSchema)) } },
  },
})
