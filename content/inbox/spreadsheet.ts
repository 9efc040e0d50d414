import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { SheetData } from 'write-excel-file/node'
import { escapeFormula, writable } from './escape-formula.ts'

/** A table as it is exported: its header, and its rows as they are read. */
export type Table = { header: readonly string[]; rows: AsyncIterable<readonly string[]> }

/** Limit of rows of an XLSX file, which is built in memory. */
export const mostRows = 10_000

/** The longest text that a cell of an XLSX file can hold. */
const longestCell = 32_767

// Always: what needs no quotes at one separator needs them at another.
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const line = (cells: readonly string[]) => `${cells.map((cell) => quoted(escapeFormula(cell))).join(',')}\r\n`

/** Streams a table as CSV; the byte order mark tells spreadsheets that it is UTF-8. */
export async function* asCsv({ header, rows }: Table): AsyncGenerator<string> {
  yield `\uFEFF${line(header)}`
  for await (const row of rows) yield line(row)
}

/** A table as XLSX: every cell says that it is a text and stays one when it is edited, so none is a formula, and a telephone number stays as it is. */
export const asXlsx = async ({ header, rows }: Table): Promise<Uint8Array<ArrayBuffer>> => {
  // Loaded on the first export.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const text = (cell: string) => ({ type: String, format: '@', value: writable(cell).slice(0, longestCell) })
  const data: SheetData = [header.map((cell) => ({ ...text(cell), fontWeight: 'bold' as const }))]
  for await (const row of rows) {
    if (data.length > mostRows) throw new ServiceError('export_too_long')
    data.push(row.map(text))
  }
  return new Uint8Array(await writeExcelFile(data, { stickyRowsCount: 1 }).toBuffer())
}
