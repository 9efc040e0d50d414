import { type PDFContext, type PDFDict, PDFName, PDFNumber, PDFParser, PDFRef } from '@cantoo/pdf-lib'

const lengthKey = PDFName.of('Length')

/** Every integer object of a file, by its reference: stream lengths may be indirect. */
const numbersIn = (bytes: Uint8Array) => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const numbers = new Map<PDFRef, PDFNumber>()
  for (const [, object, generation, value] of text.matchAll(/(\d{1,10})\s(\d{1,5})\sobj\s{1,2}(\d{1,10})\s{1,2}endobj/g))
    numbers.set(PDFRef.of(Number(object), Number(generation)), PDFNumber.of(Number(value)))
  return numbers
}

/**
 * The library's parser reads a stream by its length only if that is direct. Otherwise it searches for the keyword that ends one, and
 * misreads the line break before it and any `stream` inside.
 */
class LengthAwareParser extends PDFParser {
  readonly #numbers: ReadonlyMap<PDFRef, PDFNumber>

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true)
    this.#numbers = numbersIn(bytes)
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    const dict = super.parseDict(ref)
    const length = dict.get(lengthKey)
    const known = length instanceof PDFRef ? this.#numbers.get(length) : undefined
    if (known) dict.set(lengthKey, known)
    return dict
  }
}

/** Every object of a PDF, parsed from front to back; of duplicates the last counts. Throws on malformed objects. */
export const parsePdf = (bytes: Uint8Array): Promise<PDFContext> => new LengthAwareParser(bytes).parseDocument()
