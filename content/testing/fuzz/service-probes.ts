import { apiBase, contentCalls, type Endpoint, endpoints } from '@narkhoz/contract/api.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import fc, { type Arbitrary } from 'fast-check'
import type * as v from 'valibot'
import { applicantAt, type RequestTarget } from '../applicant.ts'
import { pdf, picture } from '../sample-files.ts'
import { uploadLike } from './form-bodies.ts'
import { hostileText } from './hostile.ts'
import { hostileHeaders, hostilePart, methodLike, queryOf } from './hostile-requests.ts'
import { jsonLike, type RequestBody } from './json-bodies.ts'
import { type ExpectedAnswer, expectedOf } from './judge.ts'
import { type EntriesByKind, gatherKnown, valuesFor } from './known.ts'
import { like } from './like.ts'
import type { Probe } from './probe.ts'

/** A request, and what its answer has to fit where it is one that its call declares. */
export type ServiceProbe = Probe & { expected: ExpectedAnswer | undefined }

/** Requests at one call; `named` are those with a name that every object has, one in each place. */
export type Aim = { name: string; probes: Arbitrary<ServiceProbe>; named: readonly ServiceProbe[] }

/** Small valid files. */
export const goodFiles = async (): Promise<readonly Buffer[]> => [await picture('png'), await picture('jpeg'), await pdf()]

const parameters = /\{(\w+)\}/g

const parametersOf = (template: string) => [...template.matchAll(parameters)].map(([, name = '']) => name)

/** Fills in path parameters: mostly with existing values. `isGood` means all of them exist. */
export const pathLike = (template: string, valuesOf: (name: string) => readonly string[]): Arbitrary<{ path: string; isGood: boolean }> => {
  const filled = parametersOf(template).map((name) => {
    const values = valuesOf(name)
    const bad = hostilePart.map((part) => ({ part, isGood: false }))
    const good = values.length > 0 ? fc.constantFrom(...values).map((part) => ({ part, isGood: true })) : bad
    return fc.oneof({ weight: 3, arbitrary: good }, { weight: 2, arbitrary: bad })
  })
  return fc.tuple(...filled).map((parts) => {
    let at = 0
    return { path: template.replaceAll(parameters, () => parts[at++]?.part ?? ''), isGood: parts.every(({ isGood }) => isGood) }
  })
}

/** A careless look-up in an object finds these inherited names. */
const objectNames = ['__proto__', 'constructor', 'toString']

/** One such name in each parameter of a path, or in each key of its query, everything else being right. */
export const namedPaths = (template: string, valuesOf: (name: string) => readonly string[], keys: readonly string[]): string[] => {
  const filled = (wrong?: string, by = '') =>
    template.replaceAll(parameters, (_, name) => (name === wrong ? by : (valuesOf(name)[0] ?? by)))
  return objectNames.flatMap((by) => [
    ...parametersOf(template).map((name) => filled(name, by)),
    ...keys.map((key) => `${filled()}?${key}=${by}`),
  ])
}

const queryLike = (query: v.ObjectEntries) =>
  queryOf(Object.keys(query), (name) => like(query[name] as v.GenericSchema).map((value) => (typeof value === 'string' ? value : '')))

const nothing: Arbitrary<RequestBody | undefined> = fc.constant(undefined)

const bearerOf = (good: string): Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(good) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: hostileText.map((text) => `Bearer ${text.replaceAll(/[^\x20-\x7e]/g, '?')}`) },
  )

// A stream has no complete data.
const isEndless = ({ path }: Endpoint) => path === 'changes'

const entityOf = ({ path }: Endpoint) => contentCalls.find((call) => call.path === path)?.entity

/** Everything that a service answers without being signed in at, and a request for it that almost everything is right with. */
export const serviceAims = async (target: RequestTarget): Promise<readonly Aim[]> => {
  const applicant = await applicantAt(target)
  const files = await goodFiles()
  const { known, paths } = await gatherKnown(target)
  const payloads = new Map<string, unknown>()
  for (const form of Object.values(forms) as Form[]) payloads.set(form.endpoint, await applicant.payload(form))

  const valuesAt = (endpoint: Endpoint) => (name: string) => [
    ...(endpoint.among?.[name] ?? []),
    ...(name === 'path' ? paths : valuesFor(entityOf(endpoint), name, known)),
    ...(endpoint.path.startsWith('pages/') && name === 'id' ? allIds(known) : []),
  ]
  const bodyLike = ({ path, body, upload }: Endpoint): Arbitrary<RequestBody | undefined> => {
    if (upload) return uploadLike(files)
    if (!body) return nothing
    const good = payloads.get(path)
    return jsonLike(good === undefined ? like(body) : fc.oneof(fc.constant(good), like(body)))
  }

  const aimAt = (endpoint: Endpoint): Aim => ({
    name: `${endpoint.method} ${endpoint.path}`,
    probes: fc
      .record({
        method: methodLike(endpoint.method),
        to: pathLike(endpoint.path, valuesAt(endpoint)),
        query: queryLike(endpoint.query),
        headers: hostileHeaders,
        bearer: endpoint.bearer ? bearerOf(applicant.authorization) : nothing.map(() => undefined),
        sent: bodyLike(endpoint),
      })
      .map(({ method, to, query, headers, bearer, sent }) => ({
        method,
        path: `${apiBase}/${to.path}${query && `?${query}`}`,
        headers: {
          ...headers,
          ...(bearer && { authorization: bearer }),
          ...(sent && { ...sent.headers, 'content-length': String(sent.body.length) }),
        },
        ...(sent && { body: sent.body }),
        expected: to.isGood && method === endpoint.method && !isEndless(endpoint) ? expectedOf(endpoint) : undefined,
      })),
    named: namedPaths(endpoint.path, valuesAt(endpoint), Object.keys(endpoint.query)).map((path) => ({
      method: endpoint.method,
      path: `${apiBase}/${path}`,
      headers: endpoint.bearer ? { authorization: applicant.authorization } : {},
      expected: undefined,
    })),
  })
  return [...endpoints.map(aimAt), odd]
}

const allIds = (known: EntriesByKind) => [...known.values()].flatMap((entries) => entries.slice(0, 3).map(({ id }) => String(id)))

const oddPaths = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/admin',
  '/admin/',
  '/admin/assets/',
  '/media/',
  '/operator/',
  apiBase,
  `${apiBase}/`,
  `${apiBase}/files/`,
  `${apiBase}/docs`,
  `${apiBase}/openapi.json`,
]

/** Not a call of the contract. */
const odd: Aim = {
  name: 'everything else',
  probes: fc
    .record({
      method: methodLike('GET'),
      start: fc.constantFrom(...oddPaths),
      end: fc.oneof(fc.constant(''), hostilePart),
      query: queryOf(['lang'], () => fc.constantFrom('kz', 'ru')),
      headers: hostileHeaders,
    })
    .map(({ method, start, end, query, headers }) => ({
      method,
      path: `${start}${end}${query && `?${query}`}`,
      headers,
      expected: undefined,
    })),
  named: [],
}
