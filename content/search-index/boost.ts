import type { Entity } from '@narkhoz/contract/entities/entity.ts'

const dayLength = 86_400_000

/** How much an entry matters whatever is looked for: what its kind weighs, and its day where its kind is read from the newest back. */
export const boostOf = ({ search, order, attributes }: Entity, values: Readonly<Record<string, unknown>>) => {
  const type = order?.descending && attributes[order.attribute]?.type
  const at = type === 'moment' || type === 'day' ? Date.parse(String(values[order?.attribute ?? ''])) : Number.NaN
  return { weight: search?.weight ?? 1, day: Number.isNaN(at) ? null : Math.floor(at / dayLength) }
}
