import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'

/** Rows that hold nothing but cells, each of which holds nothing but a text: a table, and edited as one. */
export type Grid = { cells: string; cell: Attribute; text: string; attribute: Attribute }

const only = ({ attributes = {} }: Attribute) => {
  const [first, ...others] = Object.entries(attributes)
  return first && others.length === 0 ? first : undefined
}

/** The table that a list is, or nothing where its rows hold something else. */
export const gridOf = (attribute: Attribute): Grid | undefined => {
  const row = attribute.type === 'list' ? only(attribute) : undefined
  const cell = row && row[1].type === 'list' ? only(row[1]) : undefined
  if (!row || !cell || !['text', 'richText'].includes(cell[1].type)) return undefined
  return { cells: row[0], cell: row[1], text: cell[0], attribute: cell[1] }
}
