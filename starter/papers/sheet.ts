import { type PDFPage, rgb } from '@cantoo/pdf-lib'

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89, left: 71, right: 57, top: 50, bottom: 62 }

/** How wide a line of text may be. */
export const measure = sheet.width - sheet.left - sheet.right

/** The colours of a paper. */
export const colours = { ink: rgb(0.09, 0.094, 0.11), quiet: rgb(0.36, 0.37, 0.4), line: rgb(0.78, 0.78, 0.8), gold: rgb(0.84, 0.6, 0.2) }

/** A full-width row with its height; a `keep` row must not be the last on its page. */
export type Row = { height: number; keep?: boolean; draw: (page: PDFPage, top: number) => void }
