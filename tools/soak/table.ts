import type { Kind, Tally } from '../../web/e2e/visitors.ts'

/** What visitors saw while something went on. */
export type Row = { name: string; seen: Record<Kind, Tally> }

const sum = (tallies: readonly Tally[]): Tally => ({
  good: tallies.reduce((total, { good }) => total + good, 0),
  sorry: tallies.reduce((total, { sorry }) => total + sorry, 0),
  cut: tallies.flatMap(({ cut }) => cut),
  bad: tallies.flatMap(({ bad }) => bad),
  slowest: Math.max(...tallies.map(({ slowest }) => slowest)),
})

/** All rows as one. */
export const total = (rows: readonly Row[]): Row => {
  const of = (kind: Kind) => sum(rows.map(({ seen }) => seen[kind]))
  return { name: 'together', seen: { known: of('known'), unknown: of('unknown'), form: of('form') } }
}

const heads = ['', 'known pages', 'failed', 'slowest ms', 'other pages', '"not now"', 'unclear', 'forms sent', '"not now"', 'unclear']

const cells = ({ name, seen: { known, unknown, form } }: Row): string[] =>
  [
    name,
    known.good,
    known.sorry + known.cut.length + known.bad.length,
    Math.round(known.slowest),
    unknown.good,
    unknown.sorry,
    unknown.cut.length + unknown.bad.length,
    form.good,
    form.sorry,
    form.cut.length + form.bad.length,
  ].map(String)

/** The rows as lines, their columns below each other. */
export const table = (rows: readonly Row[]): string => {
  const lines = [heads, ...[...rows, total(rows)].map(cells)]
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const padded = (cell: string, column: number) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))
  return lines.map((line) => line.map(padded).join('  ')).join('\n')
}
