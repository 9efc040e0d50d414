import {
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
  PDFWriter,
} from '@cantoo/pdf-lib'

const typeKey = PDFName.of('Type')
const pageType = PDFName.of('Page')
// Containers and indexes of objects: readers would look inside for objects that were not inspected.
const containers = new Set([PDFName.of('ObjStm'), PDFName.of('XRef')])

const values = [PDFArray, PDFBool, PDFDict, PDFHexString, PDFName, PDFNumber, PDFRawStream, PDFString]

const isContainer = (object: PDFObject) => object instanceof PDFRawStream && containers.has(object.dict.lookup(typeKey) as PDFName)

/** The reachable objects of a document, renumbered; unreachable ones are dropped. */
class Rewriting {
  readonly context = PDFContext.create()
  readonly #from: PDFContext
  readonly #refs = new Map<PDFRef, PDFRef>()
  readonly #waiting: PDFObject[] = []
  pages = 0

  constructor(from: PDFContext) {
    this.#from = from
  }

  /** The object with all that it leads to. */
  take(root: PDFObject): PDFObject {
    const taken = this.#moved(root)
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) this.#takeInside(next)
    return taken
  }

  #takeInside(object: PDFObject) {
    if (object === PDFNull || object instanceof PDFRef) return
    if (!values.some((type) => object instanceof type)) throw new Error('An object of no known kind')
    if (object instanceof PDFRawStream) this.#waiting.push(object.dict)
    if (object instanceof PDFDict) {
      if (object.lookup(typeKey) === pageType) this.pages++
      for (const [key, value] of object.entries()) this.#keep(this.#moved(value), (moved) => object.set(key, moved))
    }
    if (object instanceof PDFArray)
      for (const [at, value] of object.asArray().entries()) this.#keep(this.#moved(value), (moved) => object.set(at, moved))
  }

  #keep(moved: PDFObject, set: (moved: PDFObject) => void) {
    set(moved)
    if (!(moved instanceof PDFRef)) this.#waiting.push(moved)
  }

  /** A value in the new document: dangling references and references to containers are removed. */
  #moved(value: PDFObject): PDFObject {
    if (!(value instanceof PDFRef)) return value
    const known = this.#refs.get(value)
    if (known) return known
    const target = this.#from.lookup(value)
    if (!target || target instanceof PDFRef || isContainer(target)) return PDFNull
    const ref = this.context.register(target)
    this.#refs.set(value, ref)
    this.#waiting.push(target)
    return ref
  }
}

/**
 * A document rewritten by the library: one header, every object that its pages need once and in order, one table, and nothing else.
 * Consumes the objects of the input. Throws on a malformed one.
 */
export const rewritePdf = async (context: PDFContext): Promise<Uint8Array> => {
  const rewriting = new Rewriting(context)
  const { Root, Info } = context.trailerInfo
  const catalogue = context.lookup(Root)
  if (!(catalogue instanceof PDFDict)) throw new Error('No catalogue')
  const root = rewriting.take(Root instanceof PDFRef ? Root : context.register(catalogue))
  if (rewriting.pages === 0) throw new Error('No pages')
  const info = Info instanceof PDFRef ? rewriting.take(Info) : PDFNull
  rewriting.context.trailerInfo = { Root: root, ...(info instanceof PDFRef && { Info: info }) }
  return PDFWriter.forContext(rewriting.context, Number.POSITIVE_INFINITY).serializeToBuffer()
}
