import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'

const plurals: ReadonlySet<string> = new Set((Object.values(entities) as Entity[]).map(({ plural }) => plural))

/** The section of an entity's entries has the name that its list has in the API. */
export const entriesResource = (plural: string) => plural

/** The plural of the entity behind a section, where it is one of entries. */
export const entriesPlural = (resource: string): string | undefined => (plurals.has(resource) ? resource : undefined)

/** The address of an entry's screen. */
export const entryPath = (plural: string, id: number) => `/${entriesResource(plural)}/${id}`
