import { plurals } from '@narkhoz/contract/admin/entries.ts'

/** The plural of the entity behind a section, where it is one of entries: those sections have the names of the lists in the API. */
export const entriesPlural = (resource: string): string | undefined => (plurals.includes(resource) ? resource : undefined)

/** The address of an entry's screen. */
export const entryPath = (plural: string, id: number) => `/${plural}/${id}`
