import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdDecompress } from 'node:zlib'

/** Supported compressions, the smallest first. */
export const compressions = ['br', 'zstd', 'gzip'] as const

export type Compression = (typeof compressions)[number]

/** A value of `Content-Encoding`. */
export type Encoding = Compression | 'identity'

/** Encodings that a client accepts: one, or either of the two best. */
export const acceptedEncodings = [...compressions, 'identity', 'br or zstd'] as const

export type AcceptedEncoding = (typeof acceptedEncodings)[number]

/**
 * The compression to use while a request waits, and the one to use afterwards. Where both are accepted, fast zstd is as small as
 * fast brotli and quicker, and slow brotli is the smallest of all (docs/decisions/041-pages-rendered-at-once.md).
 */
export const compressionFor = (encoding: Exclude<AcceptedEncoding, 'identity'>): Record<'fast' | 'small', Compression> =>
  encoding === 'br or zstd' ? { fast: 'zstd', small: 'br' } : { fast: encoding, small: encoding }

const [br, gz, zstd] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)]

type Codec = Readonly<Record<Compression, (bytes: Buffer) => Promise<Buffer>>>

export const decompress: Codec = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress), gzip: promisify(gunzip) }

// A window larger than the input gains nothing and takes megabytes.
const windowFor = ({ length }: Buffer) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))))

const brotli = (bytes: Buffer, quality: number) =>
  br(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

const zstandard = (bytes: Buffer, level: number) =>
  zstd(bytes, { pledgedSrcSize: bytes.length, params: { [constants.ZSTD_c_compressionLevel]: level } })

/** Fast enough to compress while a request waits (docs/decisions/041-pages-rendered-at-once.md). */
export const compressFast: Codec = {
  br: (bytes) => brotli(bytes, 4),
  zstd: (bytes) => zstandard(bytes, 5),
  gzip: (bytes) => gz(bytes, { level: 6 }),
}

/** As small as a quarter of a second allows, for pages that are sent again and again. */
export const compressSmall: Codec = {
  br: (bytes) => brotli(bytes, 10),
  zstd: (bytes) => zstandard(bytes, 19),
  gzip: (bytes) => gz(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** The smallest there is: three times as slow for another 2 %, so for files that are compressed once. */
export const compressMax: Codec = { ...compressSmall, br: (bytes) => brotli(bytes, constants.BROTLI_MAX_QUALITY) }

const qualityOf = (parameters: readonly string[]) => {
  const weight = parameters.map((one) => /^q=(\d(?:\.\d{0,3})?)$/.exec(one.trim().toLowerCase())?.[1]).find(Boolean)
  return weight === undefined ? 1 : Number(weight)
}

const parseAcceptEncoding = (header: string): AcceptedEncoding => {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';')
      return [name.trim().toLowerCase(), qualityOf(parameters)] as const
    }),
  )
  const others = weights.get('*') ?? 0
  const weight = (compression: Compression) => weights.get(compression) ?? others
  const best = Math.max(...compressions.map(weight))
  const [preferred, next] = best > 0 ? compressions.filter((compression) => weight(compression) === best) : []
  return preferred === 'br' && next === 'zstd' ? 'br or zstd' : (preferred ?? 'identity')
}

/** How many values of `Accept-Encoding` are cached; browsers send a handful. */
const maxCachedHeaders = 200

const negotiated = new Map<string, AcceptedEncoding>()

/** Negotiates the encoding: the highest quality value, then the smallest; brotli and zstd alike leave the choice open. */
export const negotiateEncoding = (header: string | string[] | undefined): AcceptedEncoding => {
  if (typeof header !== 'string') return 'identity'
  const cached = negotiated.get(header)
  if (cached !== undefined) return cached
  const encoding = parseAcceptEncoding(header)
  if (negotiated.size >= maxCachedHeaders) negotiated.clear()
  negotiated.set(header, encoding)
  return encoding
}

/** Whether bytes of this media type get smaller by compression. */
export const isCompressible = (type: string) => /^(?:text\/|application\/(?:[a-z]+\+)?(?:json|xml)|image\/svg\+xml)/.test(type)
