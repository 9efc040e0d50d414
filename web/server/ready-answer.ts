import { createHash } from 'node:crypto'
import { type Encoding, isPackable, type Packing, packings, packQuickly, packWell, unpack } from './encodings.ts'
import { securityNames } from './security-headers.ts'
import type { Whole } from './whole-answer.ts'

/** What goes over the wire in one encoding: bytes, and headers as a flat list of names and values. */
export type Form = {
  etag: string
  bytes: Buffer
  headers: string[]
  /** The headers of a 304. */
  unchanged: string[]
  /** Packed in haste, and worth packing again when it is asked for often. */
  isHasty: boolean
  /** Head and bytes in one piece, once it was sent that way. */
  whole?: Whole
}

export type ReadyAnswerOptions = {
  status?: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** The body as it was packed beforehand. */
  packed?: Partial<Record<Packing, Buffer>>
}

/** After how many uses a form is worth more: one packed in haste is packed well, one that was let go is kept. */
const often = 10

/** How old an answer is before it is worth packing well, in milliseconds: what editors work on is made again before that pays. */
export const calm = 30_000

/** Below this packing gains nothing: it all fits into one packet. */
const smallest = 500

// One at a time: packing well takes a whole core for a quarter of a second, which belongs to visitors first.
let packing: Promise<unknown> = Promise.resolve()

const carried = ['Cache-Control', 'CDN-Cache-Control', ...securityNames]

/** An answer with its headers and bytes ready to be sent; packed when it is first asked for, and well when asked for often. */
export class ReadyAnswer {
  readonly status: number
  /** What can be sent without waiting. */
  readonly forms: Partial<Record<Encoding, Form>> = {}
  readonly #headers: Readonly<Record<string, string>>
  readonly #tag: string
  readonly #isPackable: boolean
  readonly #uses: Partial<Record<Encoding, number>> = {}
  readonly #madeAt = performance.now()
  readonly #packedWell = new Set<Encoding>()
  readonly #underWay: Partial<Record<Encoding, Promise<Form>>> = {}
  /** Called when it has grown by more than it was expected to. */
  onGrowth: (() => void) | undefined

  constructor({ status = 200, headers, body, packed = {} }: ReadyAnswerOptions) {
    this.status = status
    this.#headers = headers
    this.#isPackable = body.length >= smallest && isPackable(headers['Content-Type'] ?? '')
    // The headers count too: a browser keeps those it got with the body when it hears that nothing changed.
    this.#tag = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 20)
    const identity = this.#made('identity', body, false)
    this.forms.identity = identity
    for (const encoding of packings) {
      const bytes = packed[encoding]
      if (!this.#isPackable) this.forms[encoding] = identity
      else if (bytes) this.forms[encoding] = this.#made(encoding, bytes, false)
    }
  }

  /** How many bytes it holds or will hold, roughly: the packed forms are of much the same size. */
  get size() {
    const packed = this.#isPackable ? packings.length * (this.forms.br?.bytes.length ?? 0) : 0
    return (this.forms.identity?.bytes.length ?? 0) + packed + 5000
  }

  /** The answer in an encoding, made now if it must be. */
  form(encoding: Encoding): Form | Promise<Form> {
    const form = this.forms[encoding]
    if (form?.isHasty) this.used(encoding)
    if (form) return form
    if (encoding === 'identity') return this.#unpacked()
    // Many may ask at once.
    this.#underWay[encoding] ??= this.#packed(encoding, packQuickly[encoding], true).finally(() => delete this.#underWay[encoding])
    return this.#underWay[encoding]
  }

  /** Gets ready to be kept: packed, also in the given encodings, and without the body, which takes five times the memory. */
  async settle(encodings: readonly Encoding[] = []) {
    if (!this.#isPackable) return
    await Promise.all([this.form('br'), ...encodings.map((encoding) => this.form(encoding))])
    delete this.forms.identity
  }

  /** Counts a use of a form that could be better. */
  used(encoding: Encoding) {
    const uses = (this.#uses[encoding] ?? 0) + 1
    this.#uses[encoding] = uses
    if (uses < often || encoding === 'identity' || this.#packedWell.has(encoding)) return uses
    if (performance.now() - this.#madeAt < calm) return uses
    this.#packedWell.add(encoding)
    // A failure leaves the hasty form in its place, which is as good an answer.
    packing = packing.then(() => this.#packed(encoding, packWell[encoding], false)).catch(() => undefined)
    return uses
  }

  /** Whoever takes nothing packed is mostly rare enough to wait a millisecond. */
  async #unpacked(): Promise<Form> {
    const { br } = this.forms
    if (!br) throw new Error('Nothing to unpack')
    const form = this.#made('identity', await unpack(br.bytes), false)
    if (this.used('identity') < often) return form
    this.forms.identity = form
    this.onGrowth?.()
    return form
  }

  async #packed(encoding: Packing, pack: (bytes: Buffer) => Promise<Buffer>, isHasty: boolean): Promise<Form> {
    const { bytes: body } = this.forms.identity ?? (await this.#unpacked())
    const bytes = await pack(body)
    const form = this.#made(encoding, bytes, isHasty)
    this.forms[encoding] = form
    return form
  }

  #made(encoding: Encoding, bytes: Buffer, isHasty: boolean): Form {
    const etag = `"${this.#tag}-${isHasty ? `${encoding}-q` : encoding}"`
    const varied = this.#isPackable ? ['Vary', 'Accept-Encoding'] : []
    return {
      etag,
      bytes,
      isHasty,
      headers: [
        ...Object.entries(this.#headers).flat(),
        ...varied,
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
        'ETag',
        etag,
        'Content-Length',
        String(bytes.length),
      ],
      unchanged: [...carried.flatMap((name) => (this.#headers[name] ? [name, this.#headers[name]] : [])), ...varied, 'ETag', etag],
    }
  }
}
