import { isThorough } from './addresses.ts'

type Combination<Lists extends readonly (readonly unknown[])[]> = { [At in keyof Lists]: Lists[At][number] }

const product = (lists: readonly (readonly unknown[])[]): unknown[][] =>
  lists.reduce<unknown[][]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]])

/**
 * Combinations of languages, widths, schemes and the like that a screen is looked at in: every value of each list once in a usual
 * run, every combination in `npm run access`.
 */
export const covering = <const Lists extends readonly (readonly unknown[])[]>(...lists: Lists): Combination<Lists>[] => {
  const longest = Math.max(...lists.map(({ length }) => length))
  const rows = isThorough ? product(lists) : Array.from({ length: longest }, (_, row) => lists.map((list) => list[row % list.length]))
  // Each row has a value of each list at its index.
  return rows as Combination<Lists>[]
}
