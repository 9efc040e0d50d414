import type { Context } from 'hono'

/** Answers a visitor's file: saved and never shown, because a page of ours that shows one would lend it our name. */
export const privateFile = (c: Context, { type, bytes }: { type: string; bytes: Uint8Array }, name?: string) =>
  c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
    'content-type': type,
    'content-disposition': name ? `attachment; filename="${name}"` : 'attachment',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  })
