import type { Locale } from '@narkhoz/contract/locales.ts'
import { inlineFile } from '@narkhoz/server-kit/named-file.ts'
import { type CacheTags, emptyCacheTags } from '../../app/.server/cache-tags.ts'
import type { Content, ContentOptions } from '../../app/.server/content.ts'
import { timeLimits } from '../../app/.server/content-client.ts'
import { NotFound, Unreachable } from '../../app/.server/content-error.ts'
import { retryAfter } from '../../app/.server/retry-after.ts'
import type { NamedText } from '../../app/.server/subscriptions/subscription.ts'
import type { CacheRequest, RenderedPage } from '../cache/page-cache.ts'
import type { PageTarget } from '../http/address.ts'
import { EncodedResponse } from '../http/encoded-response.ts'

/** A file generated from content. */
export type ContentFile = {
  /** The canonical spelling, used as cache key. */
  address: string
  /** Whether any number of such addresses could be invented. */
  isUnbounded: boolean
  type: string
  /** Nothing where there is no such file. */
  write: (contentIn: (lang: Locale) => Content) => Promise<string | NamedText | undefined>
}

/** Returns the file at an address, if it is one of this kind. */
export type FindFile = (at: PageTarget) => ContentFile | undefined

export type ContentFilesOptions = {
  contentIn: (lang: Locale, options: Pick<ContentOptions, 'requestId' | 'tags' | 'timeout'>) => Content
  /** Headers of every response. */
  always: Readonly<Record<string, string>>
  files: readonly FindFile[]
}

/** Files for machines, generated from content and cached like pages, with their tags. */
export const createContentFiles = ({ contentIn, always, files }: ContentFilesOptions) => {
  const plain = { ...always, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  const missing = { status: 404, headers: plain, text: 'Not found\n' }
  const unavailable = { status: 503, headers: { ...plain, ...retryAfter(503) }, text: 'Try again later\n' }

  const written = async ({ type, write }: ContentFile, tags: CacheTags, requestId: string) => {
    try {
      const file = await write((lang) => contentIn(lang, { requestId, tags, timeout: timeLimits.generatedFile }))
      if (file === undefined) return missing
      const { text, name } = typeof file === 'string' ? { text: file } : file
      const headers = {
        ...always,
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'public, max-age=0, must-revalidate',
        ...(name && { 'Content-Disposition': inlineFile(name) }),
      }
      return { status: 200, headers, text }
    } catch (error) {
      if (error instanceof NotFound) return missing
      if (error instanceof Unreachable) return unavailable
      throw error
    }
  }

  /** The cache request for a file; undefined where there is none. */
  return (at: PageTarget): CacheRequest | undefined => {
    for (const find of files) {
      const file = find(at)
      if (!file) continue
      const render = async (requestId: string): Promise<RenderedPage> => {
        const tags = emptyCacheTags()
        const { status, headers, text } = await written(file, tags, requestId)
        return { answer: new EncodedResponse({ status, headers, body: Buffer.from(text) }), tags }
      }
      return { key: file.address, isUnbounded: file.isUnbounded, render }
    }
    return undefined
  }
}
