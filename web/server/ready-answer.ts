import { createHash } from 'node:crypto'
import {
  type Encoding,
  isPackable,
  type Packing,
  packingFor,
  packings,
  packQuickly,
  packWell,
  type Taste,
  tastes,
  unpack,
} from './encodings.ts'
import { ownBytes } from './own-bytes.ts'
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
  readonly forms: Partial<Record<Taste, Form>> = {}
  readonly #headers: Readonly<Record<string, string>>
  /** What can be packed, as it was made; what is kept lets it go for what it was packed into. */
  #body: Buffer | undefined
  readonly #isPackable: boolean
  readonly #uses: Partial<Record<Taste, number>> = {}
  readonly #madeAt = performance.now()
  readonly #packedWell = new Set<Packing>()
  readonly #underWay: Partial<Record<Packing, Promise<Form>>> = {}
  /** Called when it has grown by more than it was expected to. */
  onGrowth: (() => void) | undefined

  constructor({ status = 200, headers, body, packed = {} }: ReadyAnswerOptions) {
    this.status = status
    this.#headers = headers
    this.#isPackable = body.length >= smallest && isPackable(headers['Content-Type'] ?? '')
    if (this.#isPackable) {
      this.#body = body
      for (const [packing, bytes] of Object.entries(packed)) this.#put(packing as Packing, bytes, false)
    } else {
      const plain = this.#made('identity', body, false)
      for (const taste of tastes) this.forms[taste] = plain
    }
  }

  /** How many bytes it holds or will hold, roughly: the packed forms are of much the same size. */
  get size() {
    const packed = this.#isPackable ? packings.length * (this.#anyPacked?.bytes.length ?? 0) : 0
    return ((this.#body ?? this.forms.identity?.bytes)?.length ?? 0) + packed + 5000
  }

  /** How those take it who asked while it could still be better. */
  get asked() {
    return Object.keys(this.#uses) as Taste[]
  }

  /** The answer as a visitor takes it, made now if it must be. */
  form(taste: Taste): Form | Promise<Form> {
    const form = this.forms[taste]
    const uses = form && !form.isHasty ? 0 : this.used(taste)
    return form ?? (taste === 'identity' ? this.#unpacked(uses) : this.#packed(packingFor(taste).quickly))
  }

  /** Gets ready to be kept: packed for those who will ask, and without the body, which takes five times the memory. */
  async settle(asking: readonly Taste[] = []) {
    if (!this.#isPackable) return
    const asked = packings.filter((packing) => asking.includes(packing))
    // Who takes either is content with the one that others ask for.
    const isMissing = asked.length === 0 || (asking.includes('br or zstd') && !asked.includes('br') && !asked.includes('zstd'))
    const packed = isMissing ? [...asked, packingFor('br or zstd').quickly] : asked
    await Promise.all(packed.map((packing) => this.forms[packing] ?? this.#packed(packing)))
    this.#body = undefined
    delete this.forms.identity
  }

  /** The same answer with a text that differs in places. */
  async rewritten(change: (text: string) => string): Promise<ReadyAnswer> {
    const { bytes } = await this.form('identity')
    return new ReadyAnswer({ status: this.status, headers: this.#headers, body: Buffer.from(change(bytes.toString())) })
  }

  /** Counts a use of a form that could be better. */
  used(taste: Taste) {
    const uses = (this.#uses[taste] ?? 0) + 1
    this.#uses[taste] = uses
    if (uses < often || taste === 'identity') return uses
    const { well } = packingFor(taste)
    if (this.#packedWell.has(well) || performance.now() - this.#madeAt < calm) return uses
    this.#packedWell.add(well)
    // A failure leaves the hasty form in its place, which is as good an answer.
    packing = packing.then(() => this.#pack(well, packWell[well], false)).catch(() => undefined)
    return uses
  }

  get #anyPacked() {
    return packings.flatMap((packing) => (this.forms[packing] ? [{ packing, bytes: this.forms[packing].bytes }] : []))[0]
  }

  async #bytes(): Promise<Buffer> {
    if (this.#body) return this.#body
    const packed = this.#anyPacked
    if (!packed) throw new Error('Nothing to unpack')
    return unpack[packed.packing](packed.bytes)
  }

  /** Whoever takes nothing packed is mostly rare enough to wait a millisecond. */
  async #unpacked(uses: number): Promise<Form> {
    const isHeld = this.#body !== undefined
    const form = this.#made('identity', await this.#bytes(), false)
    if (!isHeld && uses < often) return form
    this.forms.identity = form
    if (!isHeld) this.onGrowth?.()
    return form
  }

  #packed(packing: Packing): Form | Promise<Form> {
    // Many may ask at once.
    this.#underWay[packing] ??= this.#pack(packing, packQuickly[packing], true).finally(() => delete this.#underWay[packing])
    return this.#underWay[packing]
  }

  async #pack(packing: Packing, pack: (bytes: Buffer) => Promise<Buffer>, isHasty: boolean): Promise<Form> {
    return this.#put(packing, ownBytes(await pack(await this.#bytes())), isHasty)
  }

  #put(packing: Packing, bytes: Buffer, isHasty: boolean): Form {
    const form = this.#made(packing, bytes, isHasty)
    this.forms[packing] = form
    // Who takes both is content with what was there first, until the best is there.
    if (packing === 'br' && !isHasty) this.forms['br or zstd'] = form
    else if (packing !== 'gzip') this.forms['br or zstd'] ??= form
    return form
  }

  #made(encoding: Encoding, bytes: Buffer, isHasty: boolean): Form {
    // The headers count too: a browser keeps those it got with the body when it hears that nothing changed.
    const etag = `"${createHash('sha256').update(JSON.stringify(this.#headers)).update(bytes).digest('base64url').slice(0, 20)}"`
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
