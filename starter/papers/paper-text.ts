import type { Labels } from '@narkhoz/contract/locales.ts'

/** A cell of a table: words, a figure that each language writes its own way, or a sign that all share. */
export type Cell = Labels | number | string

/** A table; columns of figures stand to the right, rows that add up others (by their place) are bold. */
export type Table = { columns: readonly Labels[]; rows: readonly (readonly Cell[])[]; sums?: readonly number[] }

/** A numbered section with its numbered clauses, a table among them where figures say more. */
export type Section = { title: Labels; text: readonly (Labels | Table)[] }

/** What a document says. Title, number and date are the document's own and stand in `university/documents.ts`. */
export type PaperText = {
  /** The file's name without its ending. */
  name: string
  /** Who signed it, by the id in `university/employees.ts`. */
  signedBy: number
  sections: readonly Section[]
}

/** Texts by the id of their document. */
export type PaperTexts = Readonly<Record<number, PaperText>>
