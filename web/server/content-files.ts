import type { Locale } from '@narkhoz/contract/locales.ts'
import { inlineFile } from '@narkhoz/server-kit/named-file.ts'
import { retryAfter } from '../app/.server/come-again.ts'
import { type Content, type ContentOptions, createContent } from '../app/.server/content.ts'
import { NotFound, Unreachable } from '../app/.server/content-error.ts'
import { noSources, type Sources } from '../app/.server/sources.ts'
import type { NamedText } from '../app/.server/subscriptions/subscription.ts'
import type { Made, Wanted } from './page-cache.ts'
import { ReadyAnswer } from './ready-answer.ts'

/** An address as it is asked for: its path with language, and its query. */
export type AskedFile = { lang: Locale; path: string; search: string }

/** A file that is made from content: what it is, and how it is written. */
export type ContentFile = {
  /** One spelling for all that ask for the same. */
  address: string
  /** Whether anybody could make up any number of them. */
  isMadeUp: boolean
  type: string
  /** Nothing where there is no such file. */
  write: (contentIn: (lang: Locale) => Content) => Promise<string | NamedText | undefined>
}

/** Tells which file is meant, if it is one of its own. */
export type FindFile = (asked: AskedFile) => ContentFile | undefined

export type ContentFilesOptions = Pick<ContentOptions, 'contentUrl' | 'log' | 'called'> & {
  /** Headers that every answer carries. */
  always: Readonly<Record<string, string>>
  files: readonly FindFile[]
}

/** How long all calls for a file may take, in milliseconds: a site map is made from dozens, one after the other, and machines wait. */
const timeout = 30_000

/** Files that machines ask for at addresses of their own: made from content and kept like pages, with what they were made from. */
export const createContentFiles = ({ contentUrl, log, called, always, files }: ContentFilesOptions) => {
  const plain = { ...always, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  const missing = { status: 404, headers: plain, text: 'Not found\n' }
  const away = { status: 503, headers: { ...plain, ...retryAfter(503) }, text: 'Try again later\n' }

  const written = async ({ type, write }: ContentFile, sources: Sources, requestId: string) => {
    try {
      const made = await write((lang) => createContent({ contentUrl, lang, log, requestId, sources, called, timeout }))
      if (made === undefined) return missing
      const { text, name } = typeof made === 'string' ? { text: made } : made
      const headers = {
        ...always,
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'public, max-age=0, must-revalidate',
        ...(name && { 'Content-Disposition': inlineFile(name) }),
      }
      return { status: 200, headers, text }
    } catch (error) {
      if (error instanceof NotFound) return missing
      if (error instanceof Unreachable) return away
      throw error
    }
  }

  /** The file at an address, to be kept or made; nothing where no file is. */
  return (asked: AskedFile): Wanted | undefined => {
    for (const find of files) {
      const file = find(asked)
      if (!file) continue
      const make = async (requestId: string): Promise<Made> => {
        const sources = noSources()
        const { status, headers, text } = await written(file, sources, requestId)
        return { answer: new ReadyAnswer({ status, headers, body: Buffer.from(text) }), sources }
      }
      return { key: file.address, isMadeUp: file.isMadeUp, make }
    }
    return undefined
  }
}
