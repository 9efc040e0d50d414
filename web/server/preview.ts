import { previewPassSchema } from '@narkhoz/contract/admin/entries.ts'
import * as v from 'valibot'
import { callAddress, callContent } from '../app/.server/call.ts'
import { NotFound } from '../app/.server/content-error.ts'
import type { Preview } from '../app/.server/preview.ts'

/** The query key that a preview link carries. */
const name = 'preview'

// What stands in a policy must be an origin and nothing more.
const origin = /^https?:\/\/[\w.:[\]-]+$/i

const told = v.object({ data: v.object({ ...previewPassSchema.entries, framed_by: v.pipe(v.string(), v.regex(origin)) }) })

/** The preview link in a query, if there is one. */
export const previewIn = (search: string): string | undefined =>
  search.includes(name) ? (new URLSearchParams(search).get(name) ?? undefined) : undefined

/** Asks the content service whether a preview link still holds; only it can tell. */
export const createPreviews =
  (contentUrl: string) =>
  async (token: string, requestId: string): Promise<Preview | 'over'> => {
    try {
      const address = callAddress(contentUrl, ['admin', 'previews', token], {})
      const { data } = v.parse(told, await callContent(address, requestId))
      return { token, until: data.expires_at, framedBy: data.framed_by }
    } catch (error) {
      if (error instanceof NotFound) return 'over'
      throw error
    }
  }
