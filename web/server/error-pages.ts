import type { Locale } from '@narkhoz/contract/locales.ts'
import { error } from '@narkhoz/contract/pages/error.ts'
import type { SharedStatus } from '../app/.server/visit.ts'
import { addressIn } from '../app/i18n/address.ts'
import { type Vision, visionKey } from '../app/shell/vision.ts'
import type { PageAddress } from './page-address.ts'
import { type Made, PageCache } from './page-cache.ts'
import type { Visitor } from './pages.ts'
import type { ReadyAnswer } from './ready-answer.ts'

const megabyte = 1024 * 1024

/** Renders one page, whatever its status. */
export type RenderPage = (asked: Omit<PageAddress, 'isMadeUp'>, visitor: Visitor) => Promise<Made>

/** Who is told so: in which language and low-vision mode. */
export type ErrorReader = { lang: Locale; vision: Vision | undefined; requestId: string }

// Rendered in slots of their own: a page that is being made waits for one of these, and must not take the place it waits for.
const limits = { bytes: 4 * megabyte, madeUpBytes: 2 * megabyte, atOnce: 2, mostWaiting: 300, longestWait: 5000 }

/**
 * The pages that say "not found" and "this preview has ended": one a language, kept in memory. Anybody can make up addresses that lead
 * nowhere, and rendering a page for each would take the processor from visitors.
 */
export const createErrorPages = (render: RenderPage) => {
  const cache = new PageCache(limits)
  const asked = (status: SharedStatus, lang: Locale) => ({
    lang,
    address: addressIn(lang, status === 410 ? '/' : error.address),
    isHidden: true,
  })
  return {
    /** Drops them when what they show changes. */
    listener: cache,
    answer: async (status: SharedStatus, { lang, vision, requestId }: ErrorReader): Promise<ReadyAnswer> => {
      const visitor = { vision, ...(status === 410 && { preview: 'over' as const }) }
      const wanted = {
        key: `${status}\n${lang}\n${vision ? visionKey(vision) : ''}`,
        isMadeUp: vision !== undefined,
        status,
        make: (id: string) => render(asked(status, lang), { requestId: id, ...visitor }),
      }
      return (await cache.answer(wanted, { requestId })).answer
    },
  }
}

export type ErrorPages = ReturnType<typeof createErrorPages>
