import { previewPassSchema } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { previewHeader } from '@narkhoz/contract/api.ts'
import * as v from 'valibot'
import { type ContentClient, timeLimits } from '../../app/.server/content-client.ts'
import { NotFound } from '../../app/.server/content-error.ts'
import type { Preview } from '../../app/.server/preview.ts'

/** The query key that a preview link carries. */
const name = 'preview'

const plausible = /^[\w-]{1,900}\.[\w-]{1,100}$/

/** Whether a text could be a preview link; other text may not even be valid in a header. */
export const isPreviewToken = (token: string) => plausible.test(token)

// A policy source must be an origin and nothing more.
const origin = /^https?:\/\/[\w.:[\]-]+$/i

const passAnswer = v.object({ data: v.object({ ...previewPassSchema.entries, framed_by: v.pipe(v.string(), v.regex(origin)) }) })

/** The preview link in a query, if there is one. */
export const previewIn = (search: string): string | undefined =>
  search.includes(name) ? (new URLSearchParams(search).get(name) ?? undefined) : undefined

/** Validates a preview link at the content service; only it can. */
export const createPreviews = (client: Pick<ContentClient, 'addressOf' | 'get'>) => {
  const address = client.addressOf(['admin', entryCalls.previewed.path])
  return async (token: string, requestId: string): Promise<Preview | 'over'> => {
    if (!isPreviewToken(token)) return 'over'
    try {
      const { data } = v.parse(
        passAnswer,
        await client.get(address, requestId, AbortSignal.timeout(timeLimits.page), { [previewHeader]: token }),
      )
      return { token, until: data.expires_at, framedBy: data.framed_by }
    } catch (error) {
      if (error instanceof NotFound) return 'over'
      throw error
    }
  }
}

export type PreviewOf = ReturnType<typeof createPreviews>
