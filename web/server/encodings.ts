import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdDecompress } from 'node:zlib'

/** How bytes can be packed, the smallest first. */
export const packings = ['br', 'zstd', 'gzip'] as const

/** A way to pack bytes. */
export type Packing = (typeof packings)[number]

/** How bytes go over the wire. */
export type Encoding = Packing | 'identity'

/** What a visitor may take: one encoding, or whichever of the two best ones is there. */
export const tastes = [...packings, 'identity', 'br or zstd'] as const

export type Taste = (typeof tastes)[number]

/**
 * The packing for a taste when somebody waits for it, and when there is time. Where both are taken, zstd is as small as brotli and
 * sooner there while time counts, and brotli is the smallest when it does not (docs/decisions/041-pages-rendered-at-once.md).
 */
export const packingFor = (taste: Exclude<Taste, 'identity'>): Record<'quickly' | 'well', Packing> =>
  taste === 'br or zstd' ? { quickly: 'zstd', well: 'br' } : { quickly: taste, well: taste }

const [br, gz, zstd] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)]

type Packer = Readonly<Record<Packing, (bytes: Buffer) => Promise<Buffer>>>

export const unpack: Packer = { br: promisify(brotliDecompress), zstd: promisify(zstdDecompress), gzip: promisify(gunzip) }

// A window larger than what is packed gains nothing and takes megabytes.
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

/** Packs so that a visitor can wait for it (docs/decisions/041-pages-rendered-at-once.md). */
export const packQuickly: Packer = {
  br: (bytes) => brotli(bytes, 4),
  zstd: (bytes) => zstandard(bytes, 5),
  gzip: (bytes) => gz(bytes, { level: 6 }),
}

/** Packs as small as it goes within a quarter of a second, for pages that are sent again and again. */
export const packWell: Packer = {
  br: (bytes) => brotli(bytes, 10),
  zstd: (bytes) => zstandard(bytes, 19),
  gzip: (bytes) => gz(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** Packs as small as it goes at all: three times as long for another two parts in a hundred, so for what is packed once. */
export const packBest: Packer = { ...packWell, br: (bytes) => brotli(bytes, constants.BROTLI_MAX_QUALITY) }

const weightOf = (parameters: readonly string[]) => {
  const weight = parameters.map((one) => /^q=(\d(?:\.\d{0,3})?)$/.exec(one.trim().toLowerCase())?.[1]).find(Boolean)
  return weight === undefined ? 1 : Number(weight)
}

const read = (header: string): Taste => {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';')
      return [name.trim().toLowerCase(), weightOf(parameters)] as const
    }),
  )
  const others = weights.get('*') ?? 0
  const weight = (packing: Packing) => weights.get(packing) ?? others
  const best = Math.max(...packings.map(weight))
  const [liked, next] = best > 0 ? packings.filter((packing) => weight(packing) === best) : []
  return liked === 'br' && next === 'zstd' ? 'br or zstd' : (liked ?? 'identity')
}

/** How many spellings of the header are remembered; browsers know a handful. */
const remembered = 200

const known = new Map<string, Taste>()

/** What to answer in: what the visitor likes best, and of what is liked alike the smallest, or either of the two. */
export const tasteIn = (header: string | string[] | undefined): Taste => {
  if (typeof header !== 'string') return 'identity'
  const chosen = known.get(header)
  if (chosen !== undefined) return chosen
  const taste = read(header)
  if (known.size >= remembered) known.clear()
  known.set(header, taste)
  return taste
}

/** Whether packing makes bytes of this type smaller. */
export const isPackable = (type: string) => /^(?:text\/|application\/(?:[a-z]+\+)?(?:json|xml)|image\/svg\+xml)/.test(type)
