import { parentPort, workerData } from 'node:worker_threads'
import { PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
import type { Verdict } from './inspect-pdf.ts'

// Whatever runs, starts a program, carries another file or sends the form elsewhere.
const activeKeys = ['JS', 'JavaScript', 'EmbeddedFiles', 'EmbeddedFile', 'RichMedia', 'XFA', 'EF'].map((name) => PDFName.of(name))
const activeActions = new Set(['/JavaScript', '/Launch', '/ImportData', '/SubmitForm', '/GoToE', '/Rendition', '/RichMediaExecute'])
const activeTypes = new Set(['/EmbeddedFile', '/Filespec', '/FileAttachment'])

const isActive = (dict: PDFDict): boolean =>
  activeKeys.some((key) => dict.has(key)) ||
  activeActions.has(String(dict.get(PDFName.of('S')))) ||
  activeTypes.has(String(dict.get(PDFName.of('Type')))) ||
  activeTypes.has(String(dict.get(PDFName.of('Subtype')))) ||
  dict.values().some((value) => value instanceof PDFDict && isActive(value))

const judge = async (bytes: Uint8Array): Promise<Verdict> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  if (pdf.isEncrypted) return 'active'
  if (pdf.getPageCount() === 0) return 'broken'
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFDict && isActive(dict)) return 'active'
  }
  return 'clean'
}

judge(workerData as Uint8Array).then(
  (verdict) => parentPort?.postMessage(verdict),
  // The library throws on an encrypted file unless told otherwise; that is a refusal of its own, not damage.
  (error: Error) => parentPort?.postMessage((/encrypted/i.test(error.message) ? 'active' : 'broken') satisfies Verdict),
)
