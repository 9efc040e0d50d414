import * as all from './all.ts'
import type { Entity } from './entity.ts'

type EntitiesByKind = { readonly [N in keyof typeof all as (typeof all)[N]['kind']]: (typeof all)[N] }

const listed: readonly Entity[] = Object.values(all)

// `fromEntries` forgets which kind belongs to which entity; the type says it from the same list.
/** Everything editors write, by kind. */
export const entities = Object.fromEntries(listed.map((entity) => [entity.kind, entity])) as EntitiesByKind

/** The kind of an entity. */
export type Kind = keyof typeof entities
