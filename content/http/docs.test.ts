import { createHash } from 'node:crypto'
import { apiBase, endpoints } from '@narkhoz/contract/api.ts'
import { errors } from '@narkhoz/contract/errors.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { expect, test } from 'vitest'
import { docsRoutes } from './docs-routes.ts'

type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters: { name: string; in: string; required: boolean; schema: UnknownRecord }[]
  responses: Record<string, { description?: string; content?: Record<string, { schema: UnknownRecord }>; $ref?: string }>
  requestBody?: { content: Record<string, { schema: UnknownRecord }> }
  security?: UnknownRecord[]
}

const app = docsRoutes()
const described = (await (await app.request(`${apiBase}/openapi.json`)).json()) as UnknownRecord & {
  paths: Record<string, Record<string, Operation>>
}
const page = await app.request(`${apiBase}/docs`)
const html = await page.text()

const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, path, operation] as const),
)

/** Every value under a key, anywhere. */
const everywhere = (value: unknown, key: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [...(name === key ? [one] : []), ...everywhere(one, key)])
}

test('the description names its title and its format', async () => {
  expect(described.openapi).toMatch(/^3\.1\.\d$/)
  expect(described.info).toEqual({
    title: expect.any(String),
    version: expect.any(String),
    description: expect.any(String),
    contact: { name: expect.any(String) },
    license: { name: 'MIT', identifier: 'MIT' },
  })
  expect(described.servers).toEqual([{ url: apiBase }])
  const allowed = ['openapi', 'info', 'jsonSchemaDialect', 'servers', 'paths', 'webhooks', 'components', 'security', 'tags', 'externalDocs']
  expect(allowed).toEqual(expect.arrayContaining(Object.keys(described)))
})

test('every call of the API is described, and no other', () => {
  const declared = endpoints.map(({ method, path }) => `${method.toLowerCase()} /${path}`)
  expect(operations.map(([name]) => name).toSorted()).toEqual(declared.toSorted())
})

test.each(operations)('%s describes its parameters and answers', (_, path, { parameters, responses, summary, tags, security }) => {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  expect(inPath.every(({ required }) => required)).toBe(true)
  const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
  expect(new Set(names).size).toBe(names.length)
  for (const { schema, name } of parameters) expect(Object.keys(schema), name).not.toEqual([])
  expect(parameters.find(({ name }) => name === 'lang')).toMatchObject({
    in: 'query',
    required: false,
    schema: { enum: ['kz', 'ru', 'en'] },
  })
  expect([summary.length > 0, tags.length]).toEqual([true, 1])
  const stores = security?.length && path !== '/applications/status'
  expect(Object.keys(responses)).toContain(stores ? '201' : '200')
  for (const [status, response] of Object.entries(responses)) {
    expect(status).toMatch(/^[2-5]\d\d$/)
    expect(response.$ref ?? response.description, status).toEqual(expect.any(String))
  }
})

// What Redocly's and Spectral's recommended rules found wanting once.
test.each(operations)('%s has a description and its access rule', (_, path, { description, security, tags, parameters }) => {
  expect(description).toMatch(/\w.*\.$/s)
  const call = endpoints.find((endpoint) => `/${endpoint.path}` === path)
  expect(security).toEqual(call?.bearer ? [{ bearer: [] }] : [])
  expect((described.tags as { name: string; description: string }[]).map(({ name }) => name)).toEqual(expect.arrayContaining(tags))
  expect(parameters.every(({ schema }) => schema.type !== 'array' || 'items' in schema)).toBe(true)
})

test('schemas are of JSON Schema 2020-12: tuples have prefixItems, and every array says what its items are', () => {
  const isSchema = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null && !Array.isArray(value)
  expect(everywhere(described, 'prefixItems').length).toBeGreaterThan(0)
  expect(everywhere(described, 'additionalItems')).toEqual([])
  expect(everywhere(described, 'items').filter(Array.isArray)).toEqual([])
  expect(everywhere(described, 'nullable')).toEqual([])
  const walk = (value: unknown): UnknownRecord[] =>
    Array.isArray(value) ? value.flatMap(walk) : isSchema(value) ? [value, ...Object.values(value).flatMap(walk)] : []
  expect(walk(described).filter((schema) => schema.type === 'array' && !isSchema(schema.items))).toEqual([])
})

test('operation ids are unique, and names that programs can be generated from', () => {
  const ids = operations.map(([, , { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z][a-zA-Z0-9_]*$/)
})

test('no two templates mean the same path', () => {
  const shapes = Object.keys(described.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('every reference leads somewhere inside the description', () => {
  const references = everywhere(described, '$ref')
  expect(references.length).toBeGreaterThan(0)
  for (const reference of new Set(references)) {
    expect(reference).toMatch(/^#\//)
    const target = String(reference)
      .slice(2)
      .split('/')
      .reduce<unknown>((value, key) => (value as UnknownRecord | undefined)?.[key], described)
    expect(target, String(reference)).toBeDefined()
  }
  for (const security of everywhere(described, 'security').flat())
    expect(Object.keys((described.components as { securitySchemes: UnknownRecord }).securitySchemes)).toEqual(
      expect.arrayContaining(Object.keys(security as UnknownRecord)),
    )
})

test('answers are described as they come: data, and meta where a list is paged', () => {
  for (const { method, path, paged, bearer } of endpoints) {
    if (method !== 'GET' || path === 'changes') continue
    const schema = described.paths[`/${path}`]?.get?.responses[bearer ? 201 : 200]?.content?.['application/json']?.schema as UnknownRecord
    expect(schema.required, path).toEqual(paged === 'always' ? ['data', 'meta'] : ['data'])
    expect(Object.keys(schema.properties as UnknownRecord), path).toEqual(paged ? ['data', 'meta'] : ['data'])
  }
  expect(Object.keys(described.paths['/changes']?.get?.responses[200]?.content ?? {})).toEqual(['text/event-stream'])
})

test('enumerated parameters list their values', () => {
  const closed = (path: string) =>
    described.paths[path]?.get?.parameters.find((parameter) => parameter.in === 'path')?.schema.enum as string[]
  expect(closed('/handbooks/{list}')).toHaveLength(14)
  expect(closed('/news-filters/{facet}')).toEqual(['school', 'year', 'month'])
  expect(closed('/pages/{type}/blocks/{id}')).toHaveLength(14)
  expect(closed('/menus/{slug}')).toEqual(['header', 'footer'])
})

test('every error code is described', () => {
  expect(JSON.stringify(described.components)).toContain('"fields"')
  for (const code of Object.keys(errors)) expect(JSON.stringify(described.components), code).toContain(`"${code}"`)
})

test('the page for people names every call and loads nothing from anywhere', () => {
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  for (const { path } of endpoints) expect(html, path).toContain(` ${apiBase}/${path}</code>`)
  expect(html).not.toMatch(/<(?:script|link|img|iframe|object|embed|audio|video|base)\b/i)
  expect(html).not.toMatch(/(?:src|href|action)\s*=\s*["']?\s*(?:[a-z]+:)?\/\//i)
  expect(html).not.toMatch(/@import|url\(/i)
  expect(html).not.toMatch(/\son\w+\s*=|\sstyle\s*=/i)
})

test('the page is forbidden to load anything', () => {
  const policy = page.headers.get('content-security-policy') ?? ''
  const rules = Object.fromEntries(policy.split(';').map((rule) => [rule.trim().split(' ')[0], rule.trim().split(' ').slice(1).join(' ')]))
  expect(rules).toMatchObject({ 'default-src': "'none'", 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" })
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  expect(rules['style-src']).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
})
