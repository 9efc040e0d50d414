import { metaSchema } from '@narkhoz/contract/answers.ts'
import { apiBase, type Endpoint, endpoints, visitorAddressHeader } from '@narkhoz/contract/api.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { errors } from '@narkhoz/contract/errors.ts'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'

type Json = Record<string, unknown>

/** What every error is told as. */
export const errorSchema = v.object({
  error: v.object({
    code: v.picklist(Object.keys(errors) as [keyof typeof errors]),
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
})

// Checks and transforms have no counterpart in JSON Schema: the shape is described, the rest is the service's word.
const schemaOf = (schema: v.GenericSchema): Json => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as Json
  return json
}

const body = (schema: Json) => ({ content: { 'application/json': { schema } } })

const answerOf = ({ answer, paged, path, meta = metaSchema }: Endpoint) => {
  if (path === 'changes') return { description: 'A stream of events', content: { 'text/event-stream': { schema: schemaOf(answer) } } }
  const properties = { data: schemaOf(answer), ...(paged && { meta: schemaOf(meta) }) }
  return { description: 'The answer', ...body({ type: 'object', required: paged === 'always' ? ['data', 'meta'] : ['data'], properties }) }
}

/** Headers that travel beside a body. */
const headersOf = ({ method, bearer, asks }: Endpoint) => {
  if (method !== 'POST' || !bearer) return []
  if (asks) return [{ name: visitorAddressHeader, in: 'header', required: false, schema: { type: 'string', maxLength: 45 } }]
  return [
    { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', minLength: 8, maxLength: 100 } },
    { name: 'X-Consent-Version', in: 'header', required: false, schema: { type: 'string', maxLength: 50 } },
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
  // Anybody may listen; a token keeps a place, and one that does not hold is refused.
  if (path === 'changes') return [400, 401, 429]
  if (method === 'GET') return [400, ...(path.includes('{') ? [404] : [])]
  const own = [...(bearer ? [422] : []), ...(asks ? [404] : []), ...(bearer && !asks ? [] : [429]), ...(upload ? [503] : [])]
  return [400, 401, 413, 415, ...own]
}

const statusesOf = (endpoint: Endpoint) => {
  const own = failuresOf(endpoint)
  return Object.fromEntries(own.map((status) => [status, { $ref: '#/components/responses/Error' }]))
}

const operation = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  tags: [endpoint.group],
  operationId: `${endpoint.method.toLowerCase()} ${endpoint.path}`.replaceAll(/\W+/g, '_'),
  parameters: parametersOf(endpoint),
  ...requestOf(endpoint),
  ...(endpoint.bearer && { security: [{ bearer: [] }] }),
  responses: { [endpoint.bearer && !endpoint.asks ? 201 : 200]: answerOf(endpoint), ...statusesOf(endpoint) },
})

/** The description of the whole API, made from the contract. */
export const openapi = () => ({
  openapi: '3.1.0',
  info: { title: 'Content service', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: apiBase }],
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
