import { createHash } from 'node:crypto'
import {
  type AcceptedEncoding,
  acceptedEncodings,
  type Compression,
  compressFast,
  compressionFor,
  compressions,
  compressSmall,
  decompress,
  type Encoding,
  isCompressible,
} from './content-encoding.ts'
import { copyOutOfPool } from './copy-out-of-pool.ts'
import type { RawResponse } from './raw-response.ts'
import { securityNames } from './security-headers.ts'

/** A response in one content encoding: the bytes, and the headers as a flat list of names and values. */
export type Variant = {
  etag: string
  bytes: Buffer
  headers: string[]
  /** The headers of a 304. */
  unchanged: string[]
  /** Compressed fast; worth compressing again once it is requested often. */
  isProvisional: boolean
  /** Head and body as one buffer, once it has been sent that way. */
  raw?: RawResponse
}

export type EncodedResponseOptions = {
  status?: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** The body as it was compressed at build time. */
  compressed?: Partial<Record<Compression, Buffer>>
}

/** After this many uses a fast variant is compressed again, and an uncompressed one is cached. */
const hotAfterUses = 10

/** Minimum age, in milliseconds, before slow compression pays off: a page that is being edited is rendered again sooner. */
export const minAgeForBestCompression = 30_000

/** Below this size compression gains nothing: the response fits into one packet. */
const minCompressibleBytes = 500

// Sequential: slow compression takes a core for a quarter of a second.
let slowCompression: Promise<unknown> = Promise.resolve()

const headersOf304 = ['Cache-Control', 'CDN-Cache-Control', ...securityNames]

/** A response with a variant per content encoding: compressed fast on first use, compressed small once it is requested often. */
export class EncodedResponse {
  readonly status: number
  /** The variants that can be sent without waiting. */
  readonly variants: Partial<Record<AcceptedEncoding, Variant>> = {}
  readonly #headers: Readonly<Record<string, string>>
  /** The uncompressed body, where it is compressible; dropped once the response is prepared for the cache. */
  #body: Buffer | undefined
  readonly #isCompressible: boolean
  readonly #uses: Partial<Record<AcceptedEncoding, number>> = {}
  readonly #createdAt = performance.now()
  readonly #compressedSmall = new Set<Compression>()
  readonly #pending: Partial<Record<Compression, Promise<Variant>>> = {}
  /** Called when it grows beyond its estimated size. */
  onGrowth: (() => void) | undefined

  constructor({ status = 200, headers, body, compressed = {} }: EncodedResponseOptions) {
    this.status = status
    this.#headers = headers
    this.#isCompressible = body.length >= minCompressibleBytes && isCompressible(headers['Content-Type'] ?? '')
    if (this.#isCompressible) {
      this.#body = body
      for (const [compression, bytes] of Object.entries(compressed)) this.#addVariant(compression as Compression, bytes, false)
    } else {
      const identity = this.#makeVariant('identity', body, false)
      for (const encoding of acceptedEncodings) this.variants[encoding] = identity
    }
  }

  /** Estimated bytes in memory; the compressed variants are of much the same size. */
  get size() {
    const compressed = this.#isCompressible ? compressions.length * (this.#anyCompressed?.bytes.length ?? 0) : 0
    return ((this.#body ?? this.variants.identity?.bytes)?.length ?? 0) + compressed + 5000
  }

  /** The encodings that were requested while the variant was still provisional. */
  get requestedEncodings() {
    return Object.keys(this.#uses) as AcceptedEncoding[]
  }

  /** The variant for an accepted encoding, compressed now if there is none yet. */
  variant(encoding: AcceptedEncoding): Variant | Promise<Variant> {
    const variant = this.variants[encoding]
    const uses = variant && !variant.isProvisional ? 0 : this.countUse(encoding)
    return variant ?? (encoding === 'identity' ? this.#uncompressed(uses) : this.#compressed(compressionFor(encoding).fast))
  }

  /** Compresses for the expected encodings and drops the uncompressed body, which takes five times the memory. */
  async prepareForCache(expected: readonly AcceptedEncoding[] = []) {
    if (!this.#isCompressible) return
    const named = compressions.filter((compression) => expected.includes(compression))
    // A client that accepts both shares the variant of the others.
    const isMissing = named.length === 0 || (expected.includes('br or zstd') && !named.includes('br') && !named.includes('zstd'))
    const compressed = isMissing ? [...named, compressionFor('br or zstd').fast] : named
    await Promise.all(compressed.map((compression) => this.variants[compression] ?? this.#compressed(compression)))
    this.#body = undefined
    delete this.variants.identity
  }

  /** The same response with a changed text. */
  async withText(change: (text: string) => string): Promise<EncodedResponse> {
    const { bytes } = await this.variant('identity')
    return new EncodedResponse({ status: this.status, headers: this.#headers, body: Buffer.from(change(bytes.toString())) })
  }

  /** Counts a use of a provisional variant. */
  countUse(encoding: AcceptedEncoding) {
    const uses = (this.#uses[encoding] ?? 0) + 1
    this.#uses[encoding] = uses
    if (uses < hotAfterUses || encoding === 'identity') return uses
    const { small } = compressionFor(encoding)
    if (this.#compressedSmall.has(small) || performance.now() - this.#createdAt < minAgeForBestCompression) return uses
    this.#compressedSmall.add(small)
    // On failure the provisional variant stays, which is as correct.
    slowCompression = slowCompression.then(() => this.#compress(small, compressSmall[small], false)).catch(() => undefined)
    return uses
  }

  get #anyCompressed() {
    return compressions.flatMap((compression) =>
      this.variants[compression] ? [{ compression, bytes: this.variants[compression].bytes }] : [],
    )[0]
  }

  async #bytes(): Promise<Buffer> {
    if (this.#body) return this.#body
    const compressed = this.#anyCompressed
    if (!compressed) throw new Error('Nothing to decompress')
    return decompress[compressed.compression](compressed.bytes)
  }

  /** Clients that accept no compression are rare enough to wait a millisecond. */
  async #uncompressed(uses: number): Promise<Variant> {
    const hasBody = this.#body !== undefined
    const variant = this.#makeVariant('identity', await this.#bytes(), false)
    if (!hasBody && uses < hotAfterUses) return variant
    this.variants.identity = variant
    if (!hasBody) this.onGrowth?.()
    return variant
  }

  #compressed(compression: Compression): Variant | Promise<Variant> {
    // Concurrent requests share one compression.
    this.#pending[compression] ??= this.#compress(compression, compressFast[compression], true).finally(
      () => delete this.#pending[compression],
    )
    return this.#pending[compression]
  }

  async #compress(compression: Compression, pack: (bytes: Buffer) => Promise<Buffer>, isProvisional: boolean): Promise<Variant> {
    return this.#addVariant(compression, copyOutOfPool(await pack(await this.#bytes())), isProvisional)
  }

  #addVariant(compression: Compression, bytes: Buffer, isProvisional: boolean): Variant {
    const variant = this.#makeVariant(compression, bytes, isProvisional)
    this.variants[compression] = variant
    // A client that accepts both gets the first one there is, and brotli once it is compressed small.
    if (compression === 'br' && !isProvisional) this.variants['br or zstd'] = variant
    else if (compression !== 'gzip') this.variants['br or zstd'] ??= variant
    return variant
  }

  #makeVariant(encoding: Encoding, bytes: Buffer, isProvisional: boolean): Variant {
    // The headers are part of the ETag: on a 304 a browser keeps those it has.
    const etag = `"${createHash('sha256').update(JSON.stringify(this.#headers)).update(bytes).digest('base64url').slice(0, 20)}"`
    const varied = this.#isCompressible ? ['Vary', 'Accept-Encoding'] : []
    return {
      etag,
      bytes,
      isProvisional: isProvisional,
      headers: [
        ...Object.entries(this.#headers).flat(),
        ...varied,
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        'ETag',
        etag,
        'Content-Length',
        String(bytes.length),
      ],
      unchanged: [...headersOf304.flatMap((name) => (this.#headers[name] ? [name, this.#headers[name]] : [])), ...varied, 'ETag', etag],
    }
  }
}
