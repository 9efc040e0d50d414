import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { constants } from '@narkhoz/contract/constants.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '../storage/schema.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { film, keptPdf, pdf, pdfOf, picture, pictureFormats, pictureWithPlace, pictureWithWords, rawPdf } from '../testing/sample-files.ts'
import { startService } from '../testing/test-service.ts'
import { keyIn } from './uploads.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
})
afterAll(() => service.stop())

const folder = () => join(service.dataDir, 'files')
const kept = (url: unknown) => readFile(join(folder(), keyIn(String(url)) ?? ''))

/** Stores a file and returns its stored bytes. */
const stored = async (name: string, bytes: Uint8Array) => kept(await applicant.upload(name, bytes))

const formatOf = { pdf: 'pdf', jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' } as const

test.each(constants.upload.types.flatMap((ending) => [ending, ending.toUpperCase()]))('a %s is taken', async (ending) => {
  const format = formatOf[ending.toLowerCase() as keyof typeof formatOf]
  const bytes = format === 'pdf' ? await pdf() : await picture(format)
  const { status, body } = await applicant.store(`Диплом 2026.${ending}`, bytes)
  expect(status).toBe(201)
  const type = format === 'pdf' ? 'application/pdf' : `image/${format}`
  expect(body).toEqual({ data: { url: expect.stringMatching(/^\/api\/v1\/files\/[\w-]{43}$/), type, size: expect.any(Number) } })
  const onDisk = await kept(body.data.url)
  expect(onDisk.length).toBe(body.data.size)
  if (format === 'pdf') expect(onDisk.equals(await keptPdf(bytes))).toBe(true)
  else expect(await sharp(onDisk).metadata()).toMatchObject({ format, width: 24, height: 16 })
})

test.each([
  ['../../../../tmp/x.pdf'],
  ['..\\..\\x.pdf'],
  ['/etc/passwd.pdf'],
  ['x.php.pdf'],
  ['.pdf'],
  [`${'x'.repeat(300)}.pdf`],
  ['a"; filename="b.pdf'],
  ['<script>.pdf'],
])('the name %j decides nothing but the type', async (name) => {
  const before = new Set(await readdir(folder()))
  const { status } = await applicant.store(name, await pdf())
  expect(status).toBe(201)
  const added = (await readdir(folder())).filter((file) => !before.has(file))
  expect(added).toEqual([expect.stringMatching(/^[\w-]{43}$/)])
  expect(JSON.stringify(await service.storage.db.select().from(files))).not.toContain('script')
})

test('files have opaque names, readable by this user only', async () => {
  const names = await readdir(folder())
  expect(names.length).toBeGreaterThan(0)
  expect((await stat(folder())).mode & 0o777).toBe(0o700)
  for (const name of names) {
    expect(name).toMatch(/^[\w-]{43}$/)
    expect((await stat(join(folder(), name))).mode & 0o777).toBe(0o600)
  }
})

test.each(pictureFormats)('a %s loses location, camera and author, and is rotated upright', async (format) => {
  const original = await pictureWithPlace(format)
  expect(await sharp(original).metadata()).toMatchObject({ exif: expect.any(Buffer), orientation: 6 })
  const clean = await stored(`photo.${format}`, original)
  const seen = await sharp(clean).metadata()
  for (const part of ['exif', 'xmp', 'iptc', 'orientation'] as const) expect(seen[part]).toBeUndefined()
  expect([seen.width, seen.height]).toEqual([16, 24])
  expect(clean.includes('Secret')).toBe(false)
})

test.each(pictureFormats)('comments and descriptions inside a %s are gone', async (format) => {
  const original = await pictureWithWords(format, 'Secret words <script>')
  expect(original.includes('Secret words <script>')).toBe(true)
  const clean = await stored(`photo.${format}`, original)
  expect(clean.includes('Secret')).toBe(false)
  expect(await sharp(clean).metadata()).toMatchObject({ format, width: 24, height: 16 })
})

const script = '<script>alert(document.cookie)</script><?php system($_GET[0]); ?>'

test.each(pictureFormats)('data after or inside a %s that is no picture is gone', async (format) => {
  const behind = Buffer.concat([await picture(format), Buffer.from(script), Buffer.from('PK\x03\x04')])
  const inside = await sharp(await picture(format))
    .withExif({ IFD0: { ImageDescription: script, Copyright: script } })
    .toBuffer()
  expect(inside.includes('system($_GET')).toBe(true)
  for (const bytes of [behind, inside]) {
    const clean = await stored(`photo.${format}`, bytes)
    expect(clean.includes('script')).toBe(false)
    expect(clean.includes('system')).toBe(false)
  }
})

test('an animation keeps its first frame', async () => {
  const original = await film('webp')
  expect((await sharp(original).metadata()).pages).toBe(2)
  const seen = await sharp(await stored('film.webp', original)).metadata()
  expect([seen.pages ?? 1, seen.width, seen.height]).toEqual([1, 24, 16])
})

test('a PNG keeps every pixel: a scan does not get a palette', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const original = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
  expect((await pixels(await stored('scan.png', original))).equals(await pixels(original))).toBe(true)
})

test('a PDF may open at a page and link to addresses', async () => {
  const link = (to: string) => `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${to}) >> >>`
  const links = ['https://narkhoz.kz', 'mailto:info@narkhoz.kz', 'tel:+77270000000', 'narkhoz.kz/data', '/javascript'].map(link)
  const bytes = rawPdf({ catalogue: '/OpenAction [3 0 R /Fit]', page: `/Annots [${links.join(' ')}]` })
  const kept = (await stored('linked.pdf', bytes)).toString('latin1')
  expect(kept).toMatch(/\/OpenAction \[ \d+ 0 R \/Fit \]/)
  expect(kept.match(/\/S \/URI/g)).toHaveLength(links.length)
})

test('exactly the largest size is taken, one byte more is not', async () => {
  expect(constants.upload.bytes).toBe(10 * 1024 * 1024)
  const largest = await pdfOf(constants.upload.bytes)
  expect(largest).toHaveLength(constants.upload.bytes)
  expect((await stored('large.pdf', largest)).equals(await keptPdf(largest))).toBe(true)
  const { status, body } = await applicant.store('large.pdf', await pdfOf(constants.upload.bytes + 1))
  expect(status).toBe(413)
  expect(body.error.code).toBe('too_large')
})

test('many at once are all judged fairly', async () => {
  const bytes = await pdfOf(200_000)
  const answers = await Promise.all(Array.from({ length: 30 }, () => applicant.store('scan.pdf', bytes)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
})
