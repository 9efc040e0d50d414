import type { metaSchema } from '@narkhoz/contract/answers.ts'
import { type ContentCall, contentCalls, endpoints } from '@narkhoz/contract/api.ts'
import type { Call, Entity } from '@narkhoz/contract/entities/entity.ts'
import type { entities, Kind } from '@narkhoz/contract/entities/registry.ts'
import * as v from 'valibot'
import { NotFound } from './content-error.ts'

type AnyEntity = (typeof entities)[Kind]
type PathsOf<E extends Entity, S extends Call['shape']> = {
  [P in keyof E['calls'] & string]: E['calls'][P] extends { shape: S } ? P : never
}[keyof E['calls'] & string]

type Table<S extends Call['shape']> = { [E in AnyEntity as PathsOf<E, S>]: E }

/** The paths of the API that answer in this shape, as the contract writes them: `employees/{group}`. */
export type PathOf<S extends Call['shape']> = keyof Table<S> & string

/** The kind that a path answers entries of. */
export type EntityAt<S extends Call['shape'], P extends PathOf<S>> = Extract<Table<S>[P], Entity>

type ParameterName<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterName<Rest> : never
type CallAt<S extends Call['shape'], P extends PathOf<S>> = EntityAt<S, P>['calls'][P]
type FilterOf<C> = C extends { filters: readonly (infer F extends string)[] } ? F : never
type Search<C> = C extends { search: true } ? 'search' : never

/** A value of a parameter. A query's value that is missing or blank is left out of the call. */
export type Value = string | number | null | undefined

type InPath<P extends string> = { [N in ParameterName<P>]: string | number }

/** Parameters of a list: of its path, its filters, and the common ones. */
export type ListGiven<P extends PathOf<'list'>> = InPath<P> & {
  [N in FilterOf<CallAt<'list', P>> | Search<CallAt<'list', P>> | 'page' | 'limit']?: Value
} & { order?: 'id' }

/** Parameters of an item or its blocks. */
export type ItemGiven<P extends string> = InPath<P>

/** Parameters of the values of a facet: its name, and the filters. */
export type FacetGiven<P extends PathOf<'facets'>> = {
  facet: CallAt<'facets', P> extends { facets: readonly (infer F)[] } ? F : never
} & { [N in FilterOf<CallAt<'facets', P>>]?: Value }

/** Leaves the parameter object out of calls that need none. */
export type Optional<G> = Record<never, never> extends G ? [given?: G] : [given: G]

/** Metadata of a paged list. */
export type Meta = v.InferOutput<typeof metaSchema>

const declared = new Map(contentCalls.map((call) => [call.path, call]))
const rules = new Map(endpoints.filter(({ method }) => method === 'GET').map(({ path, query }) => [path, query]))

/** The declaration behind a path. */
export const declaredAt = (path: string): ContentCall => {
  const call = declared.get(path)
  if (!call) throw new Error(`The contract declares no call ${path}`)
  return call
}

/** A call with its values in place: the segments of its path, and its query. */
export type FilledCall = { segments: string[]; query: Record<string, string | number> }

/** Whether a visitor's values are such as a call takes. */
export const fits = (path: string, given: Readonly<Record<string, Value>>): boolean =>
  Object.entries(given).every(([name, value]) => value === undefined || v.is(rules.get(path)?.[name] as v.GenericSchema, value))

/**
 * Puts values into a call. Names are the contract's and written by us; only values come from visitors, so one that its
 * rule refuses leads to nothing that exists.
 */
export const fill = (path: string, given: Readonly<Record<string, Value>> = {}): FilledCall => {
  const rest = { ...given }
  const segments = path.split('/').map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (!name) return segment
    const value = rest[name]
    delete rest[name]
    return String(value ?? '')
  })
  const query: FilledCall['query'] = {}
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null || String(value).trim() === '') continue
    const rule = rules.get(path)?.[name]
    if (!rule) throw new Error(`The call ${path} takes no ${name}`)
    if (!v.is(rule as v.GenericSchema, String(value))) throw new NotFound(`No ${path} with ${name} ${JSON.stringify(value)}`)
    query[name] = value
  }
  return { segments, query }
}
