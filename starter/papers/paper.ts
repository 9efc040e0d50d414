import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { defaultLocale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import { type Face, facesOf } from './faces.ts'
import { dayOf, frameOf } from './frame.ts'
import { languageRows } from './language-rows.ts'
import { addPages } from './pages.ts'
import { paperTexts } from './paper-texts.ts'
import { colours, sheet } from './sheet.ts'

const footer = (page: PDFPage, at: number, of: number, number: string, { font, widthOf }: Face) => {
  const [size, y] = [8, 40]
  const count = `${at + 1} / ${of}`
  page.drawText(number, { x: sheet.left, y, size, font, color: colours.quiet })
  page.drawText(count, { x: sheet.width - sheet.right - widthOf(count, size), y, size, font, color: colours.quiet })
}

/** The file of a document of the starter content, the same bytes each time; nothing for an id that is none. */
export const paperOf = async (documentId: number): Promise<{ name: string; bytes: Uint8Array } | undefined> => {
  const text = paperTexts[documentId]
  if (!text) return undefined
  // The library would write the hour of making into the file.
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const faces = await facesOf(pdf)
  const main = frameOf(documentId, text, defaultLocale)
  const day = new Date(`${dayOf(documentId)}T00:00:00Z`)
  pdf.setTitle(main.title, { showInWindowTitleBar: true })
  pdf.setSubject(`${main.number}, ${main.date}`)
  pdf.setAuthor(main.university)
  pdf.setLanguage(languageTags[defaultLocale])
  pdf.setCreationDate(day)
  pdf.setModificationDate(day)

  const pages = locales.flatMap((lang) => {
    const frame = frameOf(documentId, text, lang)
    return addPages(pdf, languageRows(frame, text.sections, lang, faces), languageTags[lang]).map((page) => ({ page, frame }))
  })
  for (const [at, { page, frame }] of pages.entries()) footer(page, at, pages.length, frame.number, faces.regular)
  return { name: `${text.name}.pdf`, bytes: await pdf.save() }
}
