/** A visitor's query, and its expected entries: kind and id of each. */
export type Query = readonly [typed: string, ...wanted: string[]]

/** Queries over the starter content: as they should be, and misspelt, transliterated or on the wrong keyboard. */
export type Queries = { well: readonly Query[]; badly: readonly Query[] }
