import { endMarkedContent, type PDFDocument, PDFName, PDFOperator, PDFOperatorNames, type PDFPage } from '@cantoo/pdf-lib'
import { type Row, sheet } from './sheet.ts'

/** Rows that stay together: each `keep` row with the next one. */
const chunksOf = (rows: readonly Row[]): Row[][] =>
  rows.reduce<Row[][]>((chunks, row) => {
    const last = chunks.at(-1)
    if (last?.at(-1)?.keep) last.push(row)
    else chunks.push([row])
    return chunks
  }, [])

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, { height }) => sum + height, 0)

/** Starts the rows on a new page. Screen readers need the language, which differs by page. */
export const addPages = (pdf: PDFDocument, rows: readonly Row[], tag: string): PDFPage[] => {
  const pages: PDFPage[] = []
  let top = 0
  const turn = () => {
    const page = pdf.addPage([sheet.width, sheet.height])
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Span'), `<</Lang (${tag})>>`]))
    pages.push(page)
    top = sheet.height - sheet.top
    return page
  }
  let page = turn()
  for (const chunk of chunksOf(rows)) {
    if (top - heightOf(chunk) < sheet.bottom) page = turn()
    for (const { height, draw } of chunk) {
      draw(page, top)
      top -= height
    }
  }
  for (const done of pages) done.pushOperators(endMarkedContent())
  return pages
}
