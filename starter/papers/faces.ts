import { readFile } from 'node:fs/promises'
import { create } from '@cantoo/fontkit'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'

/** A weight of the typeface, and how wide it sets a text. */
export type Face = { font: PDFFont; widthOf: (text: string, size: number) => number }

/** The two weights a paper is set in. */
export type Faces = Record<'regular' | 'bold', Face>

/**
 * Loads a font without shaping, which would take most of the time, and these scripts need none: kerning is lost either way, because
 * the library keeps only glyph ids.
 */
const letterByLetter: Parameters<PDFDocument['registerFontkit']>[0] = {
  create: (bytes) => {
    const font = create(bytes)
    if (!('layout' in font)) throw new Error('the file holds several fonts')
    return Object.assign(font, {
      layout: (text: string) => ({ glyphs: Array.from(text, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0)) }),
    })
  },
}

const widthsOf = (font: PDFFont): Face['widthOf'] => {
  const widths = new Map<string, number>()
  const widthOf = (letter: string) => {
    const width = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1)
    widths.set(letter, width)
    return width
  }
  return (text, size) => Array.from(text, widthOf).reduce((sum, width) => sum + width, 0) * size
}

// The name is fixed, else it would end in chance. Six letters and a plus mark a font that holds only the letters used.
const embedded = async (pdf: PDFDocument, file: string, customName: string): Promise<Face> => {
  const font = await pdf.embedFont(await readFile(new URL(`./fonts/${file}`, import.meta.url)), { subset: true, customName })
  return { font, widthOf: widthsOf(font) }
}

/** Puts the letters a paper uses into its file, so that it looks the same everywhere. */
export const facesOf = async (pdf: PDFDocument): Promise<Faces> => {
  pdf.registerFontkit(letterByLetter)
  return {
    regular: await embedded(pdf, 'onest-regular.ttf', 'NARXRG+Onest-Regular'),
    bold: await embedded(pdf, 'onest-bold.ttf', 'NARXBD+Onest-Bold'),
  }
}
