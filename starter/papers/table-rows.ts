import type { Locale } from '@narkhoz/contract/locales.ts'
import { breakLines } from './break-lines.ts'
import type { Faces } from './faces.ts'
import type { Cell, Table } from './paper-text.ts'
import { colours, measure, type Row, sheet } from './sheet.ts'
import { writtenNumber } from './written-number.ts'

const [size, leading, gap, pad] = [9, 12, 12, 4]

const wordsOf = (cell: Cell, lang: Locale) => {
  if (typeof cell === 'number') return writtenNumber(cell, lang)
  return typeof cell === 'string' ? cell : cell[lang]
}

/** Columns that need less than their share get what they need, the others share the rest. Spare width goes to one column. */
const widthsOf = (needed: readonly number[], widened: number) => {
  const free = measure - gap * (needed.length - 1)
  const modest = needed.filter((width) => width <= free / needed.length)
  const rest = free - modest.reduce((sum, width) => sum + width, 0)
  const wide = needed.length - modest.length
  if (wide === 0) return needed.map((width, at) => (at === widened ? width + rest : width))
  return needed.map((width) => (width <= free / needed.length ? width : rest / wide))
}

/** The rows of a table: its head stays with the first line, no cell is torn apart. */
export const tableRows = ({ columns, rows, sums = [] }: Table, lang: Locale, { regular, bold }: Faces): Row[] => {
  const head = { cells: columns.map((column) => column[lang]), face: bold }
  const body = rows.map((row, at) => ({ cells: row.map((cell) => wordsOf(cell, lang)), face: sums.includes(at) ? bold : regular }))
  const toTheRight = columns.map((_, at) => rows.every((row) => typeof row[at] === 'number'))
  const widths = widthsOf(
    columns.map((_, at) => Math.max(...[head, ...body].map(({ cells, face }) => face.widthOf(cells[at] ?? '', size)))),
    // Numbers are right-aligned; a last column of words may end anywhere.
    toTheRight.at(-1) ? 0 : columns.length - 1,
  )
  const starts = widths.map((_, at) => sheet.left + widths.slice(0, at).reduce((sum, width) => sum + width + gap, 0))

  const rowOf = ({ cells, face: { font, widthOf } }: typeof head, keep: boolean): Row => {
    const wide = (words: string) => widthOf(words, size)
    const broken = cells.map((words, at) => breakLines(words, widths[at] ?? measure, wide))
    const height = Math.max(...broken.map((lines) => lines.length)) * leading + pad * 2
    const rule = keep ? { thickness: 0.8, color: colours.ink } : { thickness: 0.4, color: colours.line }
    return {
      height,
      keep,
      draw: (page, top) => {
        for (const [at, lines] of broken.entries())
          for (const [line, words] of lines.entries()) {
            const shift = toTheRight[at] ? (widths[at] ?? 0) - wide(words) : 0
            page.drawText(words, { x: (starts[at] ?? 0) + shift, y: top - pad - line * leading - size, size, font, color: colours.ink })
          }
        const y = top - height
        page.drawLine({ start: { x: sheet.left, y }, end: { x: sheet.width - sheet.right, y }, ...rule })
      },
    }
  }
  const space = (keep: boolean): Row => ({ height: 4, keep, draw: () => undefined })
  return [space(true), rowOf(head, true), ...body.map((row) => rowOf(row, false)), space(false)]
}
