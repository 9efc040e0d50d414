import type { Labels } from '@narkhoz/contract/locales.ts'

/** A cell of a table: words, a number formatted per language, or a common sign. */
export type Cell = Labels | number | string

/** A table; columns of numbers are right-aligned, rows of sums (by index) are bold. */
export type Table = { columns: readonly Labels[]; rows: readonly (readonly Cell[])[]; sums?: readonly number[] }

/** A numbered section with its numbered clauses, a table among them where figures say more. */
export type Section = { title: Labels; text: readonly (Labels | Table)[] }

/** The text of a document. Title, number and date belong to its entry in `university/documents.ts`. */
export type PaperText = {
  /** The file's name without its ending. */
  name: string
  /** Who signed it, by the id in `university/employees.ts`. */
  signedBy: number
  sections: readonly Section[]
}

/** Texts by the id of their document. */
export type PaperTexts = Readonly<Record<number, PaperText>>
