import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a preview link shows, to whom it may be shown in a frame, and until when. */
export type PreviewPass = {
  kind: string
  id: number
  expiresAt: Date
  /** The origin of the editors' screens, which may frame it. */
  framedBy: string
}

/** For so long a preview link shows what it was made for, in milliseconds. */
export const previewLife = 24 * 3600 * 1000

const purpose = 'preview links'

/** Makes and reads preview links; nodes that share the service's credential read each other's. */
export class PreviewTokens {
  readonly #key: Buffer

  constructor(secret: string) {
    // Of its own: what is signed here means nothing anywhere else the secret is used.
    this.#key = createHmac('sha256', secret).update(purpose).digest()
  }

  issue({ kind, id, expiresAt, framedBy }: PreviewPass): string {
    const told = Buffer.from(JSON.stringify([kind, id, expiresAt.getTime(), framedBy])).toString('base64url')
    return `${told}.${this.#sign(told)}`
  }

  /** What a link shows, or nothing where it is none of ours or has ended. */
  read(token: string, now = new Date()): PreviewPass | undefined {
    const [told = '', signature = ''] = token.length <= 1000 ? token.split('.') : []
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(told))]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    // Signed by us, so of the shape that we write.
    const [kind, id, until, framedBy] = JSON.parse(Buffer.from(told, 'base64url').toString()) as [string, number, number, string]
    return until > now.getTime() ? { kind, id, expiresAt: new Date(until), framedBy } : undefined
  }

  #sign(told: string) {
    return createHmac('sha256', this.#key).update(told).digest('base64url')
  }
}
