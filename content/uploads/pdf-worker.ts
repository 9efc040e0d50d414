import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { constants } from '@narkhoz/contract/constants.ts'
import type { Inspection } from './inspect-pdf.ts'
import { parsePdf } from './pdf-parser.ts'
import { rewritePdf } from './rewrite-pdf.ts'

// Whatever runs, starts a program, carries another file, fetches one or sends the form elsewhere.
const activeKeys = ['JS', 'JavaScript', 'EmbeddedFiles', 'EmbeddedFile', 'RichMedia', 'XFA', 'EF'].map((name) => PDFName.of(name))
const activeNames = new Set(
  ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'GoToR', 'Rendition', 'RichMediaExecute']
    .concat('EmbeddedFile', 'Filespec', 'FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'GoTo3DView')
    .map((name) => String(PDFName.of(name))),
)
const named = ['S', 'Type', 'Subtype'].map((name) => PDFName.of(name))

// Web, mail and telephone, or an address without a scheme that names no server. Blanks, control and format characters are skipped by
// readers, and some read an escaped colon.
const [ignored, scheme, plainLink] = [/[\p{Cc}\p{Cf}\p{Z}]/gu, /^[^/\\?#]*?(?::|%3a)/i, /^(?:https?|mailto|tel):/i]
const [uri, base] = ['URI', 'Base'].map((name) => PDFName.of(name)) as [PDFName, PDFName]

const isText = (object: PDFObject | undefined) => object instanceof PDFString || object instanceof PDFHexString

const leadsIn = (dict: PDFDict): boolean => {
  const link = dict.lookup(uri)
  // A base URI could change every address of the document.
  if (link instanceof PDFDict) return link.has(base)
  if (!(link instanceof PDFString || link instanceof PDFHexString || link instanceof PDFName)) return false
  const address = link.decodeText().replaceAll(ignored, '')
  return !plainLink.test(address) && (scheme.test(address) || /^[\\/]{2}/.test(address))
}

// Files elsewhere: a stream may have its content there, and an action may open one. The last four are of older readers.
const fileKeys = ['F', 'UF', 'FS', 'DOS', 'Mac', 'Unix'].map((name) => PDFName.of(name))
const fileSystem = PDFName.of('FS')
const [reference, file, subtype, formObject] = ['Ref', 'F', 'Subtype', 'Form'].map((name) => PDFName.of(name)) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
]

const namesFile = (dict: PDFDict): boolean =>
  fileKeys.some((key) => isText(dict.lookup(key))) || dict.lookup(fileSystem) instanceof PDFName || showsPageElsewhere(dict)

/** A form XObject that refers to another file's page; structure elements have lists under the same key. */
const showsPageElsewhere = (dict: PDFDict): boolean => {
  const there = dict.lookup(reference)
  return dict.lookup(subtype) === formObject ? there !== undefined : there instanceof PDFDict && there.has(file)
}

// Automatic actions: opening at a page is allowed, and nothing else.
const [automatic, opening, action, next] = ['AA', 'OpenAction', 'S', 'Next'].map((name) => PDFName.of(name)) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
]
const goTo = PDFName.of('GoTo')

const actsByItself = (dict: PDFDict): boolean => {
  const [events, opened] = [dict.lookup(automatic), dict.lookup(opening)]
  if (events instanceof PDFDict && events.keys().length > 0) return true
  return opened instanceof PDFDict && (opened.lookup(action) !== goTo || opened.has(next))
}

// Resolved, because a name may be an indirect object.
const isActive = (dict: PDFDict): boolean =>
  activeKeys.some((key) => dict.has(key)) ||
  named.some((key) => activeNames.has(String(dict.lookup(key)))) ||
  namesFile(dict) ||
  actsByItself(dict) ||
  leadsIn(dict)

/** Every dictionary of an object, nested ones included. */
function* dictsIn(object: PDFObject): Generator<PDFDict> {
  const waiting: PDFObject[] = [object]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFStream) waiting.push(next.dict)
    if (next instanceof PDFDict) yield next
    const inside = next instanceof PDFDict ? next.values() : next instanceof PDFArray ? next.asArray() : []
    for (const one of inside) waiting.push(one)
  }
}

/** What all streams of a file may become together when they are unpacked, in bytes. */
const mostUnpacked = 128 * 1024 * 1024
let unpacked = 0

type Unpacking = { buffer: Uint8Array; ensureBuffer: (size: number) => Uint8Array }

// A few kilobytes can expand to terabytes, outside the memory limit of a thread. The library does not export the base class of its
// decoding filters; an instance of any of them leads to it.
const unpacking: Unpacking = Object.getPrototypeOf(
  Object.getPrototypeOf(decodePDFRawStream(PDFContext.create().stream('', { Filter: 'RunLengthDecode' }))),
)
const { ensureBuffer } = unpacking
unpacking.ensureBuffer = function (this: Unpacking, size: number) {
  if (size > this.buffer.byteLength) unpacked += size
  if (unpacked > mostUnpacked) throw new Error('Unpacks to more than any document')
  return ensureBuffer.call(this, size)
}

/** Limit of a rewritten document, in bytes: object streams are not compressed again. */
const mostWritten = 2 * constants.upload.bytes

const isPlain = (context: PDFContext) => {
  for (const [, object] of context.enumerateIndirectObjects()) for (const dict of dictsIn(object)) if (isActive(dict)) return false
  return true
}

/** The objects of a file, or nothing where some of them act or are hidden behind a password. */
const readPlain = async (bytes: Uint8Array): Promise<PDFContext | undefined> => {
  unpacked = 0
  const context = await parsePdf(bytes)
  return context.trailerInfo.Encrypt === undefined && isPlain(context) ? context : undefined
}

/**
 * Inspects and rewrites a file. Readers find objects by a table that the parser ignores, so in the original bytes they may find
 * other objects than the inspected ones. The output is parsed and written once more: unless the bytes are the same, parser and
 * writer disagree about the document.
 */
const inspect = async (bytes: Uint8Array): Promise<Inspection> => {
  const given = await readPlain(bytes)
  if (!given) return { verdict: 'active' }
  const written = await rewritePdf(given)
  if (written.byteLength > mostWritten) return { verdict: 'broken' }
  const again = await readPlain(written)
  if (!again) return { verdict: 'active' }
  return Buffer.compare(await rewritePdf(again), written) === 0 ? { verdict: 'clean', bytes: written } : { verdict: 'broken' }
}

// The library warns of each odd number; unread output of a child process is buffered in memory.
console.warn = () => undefined

const answer = (inspection: Inspection) => process.send?.(inspection)

// Everything is loaded; pending messages are handled next.
process.send?.('loaded')
process.on('message', (bytes: Uint8Array) => inspect(bytes).then(answer, () => answer({ verdict: 'broken' })))
