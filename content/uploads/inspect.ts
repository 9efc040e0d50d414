import { constants } from '@narkhoz/contract/constants.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { Limiter } from '@narkhoz/server-kit/limiter.ts'
import { inspectPdf } from './inspect-pdf.ts'

type Format = 'pdf' | 'jpeg' | 'png' | 'webp'

const formats: Record<Format, { type: string; endings: readonly string[] }> = {
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { type: 'image/png', endings: ['png'] },
  webp: { type: 'image/webp', endings: ['webp'] },
}

const starts = (bytes: Uint8Array, text: string, at = 0) => Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text

/** The format of a file by its first bytes. */
const formatOf = (bytes: Uint8Array): Format | undefined => {
  if (starts(bytes, '%PDF-')) return 'pdf'
  if (starts(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'webp'
  return undefined
}

const isAccepted = (ending: string) => Object.values(formats).some(({ endings }) => endings.includes(ending))

const refused = (words: Labels, cause?: unknown) => new ServiceError('invalid', { fields: { file: words }, cause })

const wrongType: Labels = {
  kz: `Файл түрі қабылданбайды. Рұқсат етілгені: ${constants.upload.types.join(', ')}.`,
  ru: `Такой файл не принимается. Можно: ${constants.upload.types.join(', ')}.`,
  en: `This type of file is not accepted. Allowed: ${constants.upload.types.join(', ')}.`,
}
/** Its extension is accepted, so a list of accepted types would not help. */
const disguised: Labels = {
  kz: 'Файлдың атындағы кеңейтім ішіндегісіне сәйкес емес. Файлды бағдарламасында ашып, керек пішімде қайта сақтаңыз.',
  ru: 'Расширение в имени файла не соответствует его содержимому. Откройте файл в своей программе и сохраните в нужном формате.',
  en: 'The ending of the file name does not match what is in the file. Open it in its program and save it in the right format.',
}
const broken: Labels = {
  kz: 'Файл бүлінген, ашылмайды.',
  ru: 'Файл повреждён и не открывается.',
  en: 'The file is damaged and cannot be opened.',
}
const empty: Labels = { kz: 'Файл бос.', ru: 'Файл пустой.', en: 'The file is empty.' }
const active: Labels = {
  kz: 'Құпиясөзі, сценарийі немесе қосымша файлы бар PDF қабылданбайды.',
  ru: 'PDF с паролем, сценариями или вложенными файлами не принимается.',
  en: 'A PDF with a password, scripts or embedded files is not accepted.',
}

/** Longest picture side times the other; a picture that unpacks to more is a bomb. */
const pixels = 60_000_000

// The largest picture takes half a gigabyte while it is drawn, and the library uses all cores for one.
const limiter = new Limiter({ concurrency: 1 })

/** Re-encodes a picture: anything else in the file (scripts, location, camera) does not survive. */
const redrawn = async (bytes: Uint8Array, format: 'jpeg' | 'png' | 'webp', signal?: AbortSignal): Promise<Uint8Array> => {
  // Loaded with the first picture: most nodes never see one, and the library weighs more than the rest of the service.
  const { default: sharp } = await import('sharp')
  // A quality makes a PNG one of 256 colours, and choosing those takes twenty times as long as drawing it.
  const quality = format === 'png' ? {} : { quality: 90 }
  const draw = () => sharp(bytes, { failOn: 'error', limitInputPixels: pixels }).rotate().toFormat(format, quality).toBuffer()
  return limiter.run(
    () =>
      draw().catch((cause: unknown) => {
        throw refused(broken, cause)
      }),
    { signal },
  )
}

/** Judges an upload by name and by content, and answers its clean bytes; nothing more is done for a sender who is gone. */
export const inspect = async (name: string, bytes: Uint8Array, signal?: AbortSignal): Promise<{ type: string; bytes: Uint8Array }> => {
  if (bytes.byteLength === 0) throw refused(empty)
  if (bytes.byteLength > constants.upload.bytes) throw new ServiceError('too_large')
  const format = formatOf(bytes)
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  if (!format || !formats[format].endings.includes(ending)) throw refused(isAccepted(ending) ? disguised : wrongType)
  const { type } = formats[format]
  if (format !== 'pdf') return { type, bytes: await redrawn(bytes, format, signal) }
  const inspection = await inspectPdf(bytes, signal)
  if (inspection.verdict !== 'clean') throw refused(inspection.verdict === 'active' ? active : broken)
  return { type, bytes: inspection.bytes }
}
