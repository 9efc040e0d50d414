const prefix = 'entries/'

/** The section of an entity's entries: named as its calls are, so that no entity can take the name of another section. */
export const entriesResource = (plural: string) => `${prefix}${plural}`

/** The plural of the entity behind a section, where it is one of entries. */
export const entriesPlural = (resource: string): string | undefined =>
  resource.startsWith(prefix) ? resource.slice(prefix.length) : undefined

/** The address of an entry's screen. */
export const entryPath = (plural: string, id: number) => `/${entriesResource(plural)}/${id}`
