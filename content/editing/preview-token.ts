import { createHmac, timingSafeEqual } from 'node:crypto'

/** The target of a preview link, the origin that may frame it, and its expiry. */
export type PreviewPass = {
  kind: string
  id: number
  expiresAt: Date
  /** The origin of the editors' screens, which may frame it. */
  framedBy: string
}

/** Lifetime of a preview link, in milliseconds. */
export const previewLife = 24 * 3600 * 1000

const purpose = 'preview links'

/** Makes and reads preview links; nodes that share the service's credential read each other's. */
export class PreviewTokens {
  readonly #key: Buffer

  constructor(secret: string) {
    // A derived key: a signature made here is invalid wherever else the secret is used.
    this.#key = createHmac('sha256', secret).update(purpose).digest()
  }

  issue({ kind, id, expiresAt, framedBy }: PreviewPass): string {
    const payload = Buffer.from(JSON.stringify([kind, id, expiresAt.getTime(), framedBy])).toString('base64url')
    return `${payload}.${this.#sign(payload)}`
  }

  /** The target of a link; undefined if it is invalid or expired. */
  read(token: string, now = new Date()): PreviewPass | undefined {
    const [payload = '', signature = ''] = token.length <= 1000 ? token.split('.') : []
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(payload))]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    // Signed by us, so of the shape that we write.
    const [kind, id, until, framedBy] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, number, number, string]
    return until > now.getTime() ? { kind, id, expiresAt: new Date(until), framedBy } : undefined
  }

  #sign(payload: string) {
    return createHmac('sha256', this.#key).update(payload).digest('base64url')
  }
}
