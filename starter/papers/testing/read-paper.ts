import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib'

/** A page as a PDF reader sees it: its language and its selectable text. */
type ReadPage = { lang: string; text: string; width: number; height: number }

const bytesIn = (stream: unknown) => {
  if (!(stream instanceof PDFRawStream)) throw new Error('a stream is missing')
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}

const letterOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** The ToUnicode map of a font. */
const meaningsOf = (font: PDFDict) => {
  const table = bytesIn(font.lookup(PDFName.of('ToUnicode')))
  return new Map(
    [...table.matchAll(/^<([\dA-F]{4})> <((?:[\dA-F]{4})+)>$/gim)].map(([, code = '', letters = '']) => [code, letterOf(letters)]),
  )
}

const fontsOf = (page: PDFPage) => {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
  return new Map(fonts?.entries().map(([name]) => [name.asString(), meaningsOf(fonts.lookup(name, PDFDict))]))
}

const contentsOf = (page: PDFPage) => {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents]
  return streams.map(bytesIn).join('\n')
}

const readPage = (page: PDFPage): ReadPage => {
  const fonts = fontsOf(page)
  const contents = contentsOf(page)
  const lines: string[] = []
  let font = new Map<string, string>()
  for (const [, name, codes] of contents.matchAll(/(\/\S+) \S+ Tf|<([\dA-F]*)> Tj/gi)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map()
    if (codes !== undefined) lines.push((codes.match(/.{4}/g) ?? []).map((code) => font.get(code) ?? '\ufffd').join(''))
  }
  const [, lang = ''] = /\/Lang \((\w+)\)/.exec(contents) ?? []
  return { lang, text: lines.join(' ').replaceAll('\u00a0', ' '), ...page.getSize() }
}

/** Reads a paper back from its bytes. */
export const readPaper = async (bytes: Uint8Array) => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  return {
    title: pdf.getTitle(),
    language: pdf.getLanguage(),
    made: pdf.getCreationDate(),
    pages: pdf.getPages().map(readPage),
  }
}
