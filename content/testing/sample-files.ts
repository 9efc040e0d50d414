import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { inspect } from '../uploads/inspect.ts'

/** The picture formats that are taken. */
export const pictureFormats = ['jpeg', 'png', 'webp'] as const

const plain = () => sharp({ create: { width: 24, height: 16, channels: 3, background: '#1d4f91' } })

/** A small picture. */
export const picture = (format: (typeof pictureFormats)[number]): Promise<Buffer> => plain().toFormat(format).toBuffer()

/** A small picture with EXIF data: location, camera and a rotation. */
export const pictureWithPlace = (format: (typeof pictureFormats)[number]): Promise<Buffer> =>
  plain()
    .toFormat(format)
    .withExif({
      IFD0: { Make: 'SecretCamera', Artist: 'Aigerim Secret' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 12/1 52/1', GPSLongitudeRef: 'E', GPSLongitude: '76/1 52/1 15/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** An animated picture, if its format permits; otherwise a still one. */
export const film = async (format: (typeof pictureFormats)[number]): Promise<Buffer> => {
  const frames = ['#1d4f91', '#91281d'].map((background) =>
    sharp({ create: { width: 24, height: 16, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return format === 'webp'
    ? sharp(await Promise.all(frames), { join: { animated: true } })
        .webp()
        .toBuffer()
    : picture(format)
}

/** A PDF of one page, and whatever is done to it. */
export const pdf = async (change: (made: PDFDocument) => void | Promise<void> = () => undefined): Promise<Buffer> => {
  const made = await PDFDocument.create()
  made.addPage([200, 200])
  await change(made)
  return Buffer.from(await made.save({ useObjectStreams: false }))
}

/** A PDF as the service stores it: rewritten. */
export const keptPdf = async (bytes: Uint8Array): Promise<Buffer> => Buffer.from((await inspect('a.pdf', bytes)).bytes)

/** A handwritten PDF: contents of its catalogue, its page and further objects. */
export const rawPdf = ({ catalogue = '', page = '', objects = [] }: { catalogue?: string; page?: string; objects?: readonly string[] }) => {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`,
    ...objects,
  ]
  let text = '%PDF-1.7\n'
  const places = all.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(`${text}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`, 'latin1')
}

/** A PDF of a few kilobytes that unpacks to gigabytes, twice packed as such files are. */
export const pdfBomb = (gigabytes = 4) => {
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_SYNC_FLUSH })
  const once = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(gigabytes * 1024).fill(megabyte), Buffer.from([3, 0])])
  const twice = deflateSync(once)
  const head = `<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${twice.length} >>`
  return rawPdf({ objects: [`${head}\nstream\n${twice.toString('latin1')}\nendstream`] })
}

/** A PDF of an exact size. */
export const pdfOf = async (bytes: number): Promise<Buffer> => {
  const small = await pdf()
  const end = small.indexOf('\n') + 1
  return Buffer.concat([small.subarray(0, end), Buffer.from(`%${'x'.repeat(bytes - small.length - 2)}\n`), small.subarray(end)])
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A small picture with texts in the metadata fields of its format. */
export const pictureWithWords = async (format: (typeof pictureFormats)[number], words: string): Promise<Buffer> => {
  const bytes = await plain().toFormat(format).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${words}</a></x:xmpmeta>`).toBuffer()
  if (format === 'jpeg') {
    const comment = Buffer.from(words, 'latin1')
    const mark = Buffer.from([0xff, 0xfe, (comment.length + 2) >> 8, (comment.length + 2) & 0xff])
    return Buffer.concat([bytes.subarray(0, 2), mark, comment, bytes.subarray(2)])
  }
  if (format === 'webp') return bytes
  // Behind the signature and the header.
  const at = 8 + 25
  return Buffer.concat([bytes.subarray(0, at), chunk('tEXt', Buffer.from(`Comment\0${words}`, 'latin1')), bytes.subarray(at)])
}

/** A PNG of a few kilobytes that unpacks to gigabytes. */
export const pictureBomb = (side = 50_000) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(2_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
