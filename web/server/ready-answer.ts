import { createHash } from 'node:crypto'
import { type Encoding, isPackable, type Packing, packings, packQuickly, packWell } from './encodings.ts'

/** What goes over the wire in one encoding: bytes, and headers as a flat list of names and values. */
export type Form = {
  etag: string
  bytes: Buffer
  headers: string[]
  /** The headers of a 304. */
  unchanged: string[]
  /** Packed in haste, and worth packing again when it is asked for often. */
  isHasty: boolean
}

export type ReadyAnswerOptions = {
  status?: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  /** The body as it was packed beforehand. */
  packed?: Partial<Record<Packing, Buffer>>
}

/** After how many uses a form packed in haste is packed well. */
const often = 10

/** Below this packing gains nothing: it all fits into one packet. */
const smallest = 500

// One at a time: packing well takes a whole core for a quarter of a second, which belongs to visitors first.
let packing: Promise<unknown> = Promise.resolve()

const carried = ['Cache-Control', 'CDN-Cache-Control']

/** An answer with its headers and bytes ready to be sent; packed when it is first asked for, and well when asked for often. */
export class ReadyAnswer {
  readonly status: number
  /** What can be sent without waiting. */
  readonly forms: Partial<Record<Encoding, Form>> = {}
  readonly #headers: Readonly<Record<string, string>>
  readonly #tag: string
  readonly #isPackable: boolean
  readonly #uses: Partial<Record<Encoding, number>> = {}
  readonly #identity: Form

  constructor({ status = 200, headers, body, packed = {} }: ReadyAnswerOptions) {
    this.status = status
    this.#headers = headers
    this.#isPackable = body.length >= smallest && isPackable(headers['Content-Type'] ?? '')
    // The headers count too: a browser keeps those it got with the body when it hears that nothing changed.
    this.#tag = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 20)
    this.#identity = this.#form('identity', body, false)
    for (const encoding of packings) {
      const bytes = packed[encoding]
      if (!this.#isPackable) this.forms[encoding] = this.#identity
      else if (bytes) this.#form(encoding, bytes, false)
    }
  }

  /** How many bytes it will hold, roughly: each packed form is about a fifth of the body. */
  get size() {
    return Math.ceil((this.#isPackable ? 1.6 : 1) * this.#identity.bytes.length) + 5000
  }

  /** The answer in an encoding, made now if it must be. */
  form(encoding: Encoding): Form | Promise<Form> {
    if (encoding === 'identity' || !this.#isPackable) return this.#identity
    const form = this.forms[encoding]
    if (form?.isHasty) this.used(encoding)
    return form ?? this.#packed(encoding, packQuickly[encoding], true)
  }

  /** Counts a use of a form packed in haste. */
  used(encoding: Encoding) {
    const uses = (this.#uses[encoding] ?? 0) + 1
    this.#uses[encoding] = uses
    if (uses !== often || encoding === 'identity') return
    // A failure leaves the hasty form in its place, which is as good an answer.
    packing = packing.then(() => this.#packed(encoding, packWell[encoding], false)).catch(() => undefined)
  }

  async #packed(encoding: Packing, pack: (bytes: Buffer) => Promise<Buffer>, isHasty: boolean) {
    const bytes = await pack(this.#identity.bytes)
    const form = this.forms[encoding]
    // Two visitors may have asked at once.
    if (form && (isHasty || !form.isHasty)) return form
    return this.#form(encoding, bytes, isHasty)
  }

  #form(encoding: Encoding, bytes: Buffer, isHasty: boolean): Form {
    const etag = `"${this.#tag}-${isHasty ? `${encoding}-q` : encoding}"`
    const varied = this.#isPackable ? ['Vary', 'Accept-Encoding'] : []
    const form = {
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
    this.forms[encoding] = form
    return form
  }
}
