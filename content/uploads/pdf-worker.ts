import { parentPort } from 'node:worker_threads'
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { Verdict } from './inspect-pdf.ts'

// Whatever runs, starts a program, carries another file, fetches one or sends the form elsewhere.
const activeKeys = ['JS', 'JavaScript', 'EmbeddedFiles', 'EmbeddedFile', 'RichMedia', 'XFA', 'EF'].map((name) => PDFName.of(name))
const activeNames = new Set(
  ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'GoToR', 'Rendition', 'RichMediaExecute']
    .concat('EmbeddedFile', 'Filespec', 'FileAttachment', 'RichMedia')
    .map((name) => String(PDFName.of(name))),
)
const named = ['S', 'Type', 'Subtype'].map((name) => PDFName.of(name))

// A link that runs something, or reads a file of whoever opens it; blanks and control characters in it are skipped by readers.
const activeLink = /^(?:javascript|vbscript|data|file|smb):|^[\\/]{2}/i
const uri = PDFName.of('URI')

const leadsIn = (dict: PDFDict): boolean => {
  const link = dict.lookup(uri)
  if (!(link instanceof PDFString || link instanceof PDFHexString)) return false
  return activeLink.test(link.decodeText().replaceAll(/[\p{Cc}\p{Z}]/gu, ''))
}

// Looked up, because a name may stand in an object of its own.
const isActive = (dict: PDFDict): boolean =>
  activeKeys.some((key) => dict.has(key)) || named.some((key) => activeNames.has(String(dict.lookup(key)))) || leadsIn(dict)

/** Every dictionary of an object, also those that stand inside another one or in a list. */
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

// A few kilobytes can be made to unpack to terabytes, outside the memory that a thread is limited to. The class that all filters
// of the library unpack with is not among what it offers; an instance of any of them leads to it.
const unpacking: Unpacking = Object.getPrototypeOf(
  Object.getPrototypeOf(decodePDFRawStream(PDFContext.create().stream('', { Filter: 'RunLengthDecode' }))),
)
const { ensureBuffer } = unpacking
unpacking.ensureBuffer = function (this: Unpacking, size: number) {
  if (size > this.buffer.byteLength) unpacked += size
  if (unpacked > mostUnpacked) throw new Error('Unpacks to more than any document')
  return ensureBuffer.call(this, size)
}

const judge = async (bytes: Uint8Array): Promise<Verdict> => {
  unpacked = 0
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  if (pdf.isEncrypted) return 'active'
  if (pdf.getPageCount() === 0) return 'broken'
  for (const [, object] of pdf.context.enumerateIndirectObjects()) for (const dict of dictsIn(object)) if (isActive(dict)) return 'active'
  return 'clean'
}

// Everything above is loaded by now; what waits in the mailbox is taken up next.
parentPort?.postMessage('loaded')
parentPort?.on('message', (bytes: Uint8Array) =>
  judge(bytes).then(
    (verdict) => parentPort?.postMessage(verdict),
    // The library throws on an encrypted file unless told otherwise; that is a refusal of its own, not damage.
    (error: Error) => parentPort?.postMessage((/encrypted/i.test(error.message) ? 'active' : 'broken') satisfies Verdict),
  ),
)
