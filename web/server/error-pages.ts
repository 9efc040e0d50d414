import { defaultLocale, type Locale, locales } from '@narkhoz/contract/locales.ts'
import type { SharedStatus } from '../app/.server/visit.ts'
import { xmlText } from '../app/.server/xml-text.ts'
import { addressIn } from '../app/i18n/address.ts'
import { type Vision, visionKey } from '../app/shell/vision.ts'
import type { PageAddress } from './page-address.ts'
import { type Made, PageCache } from './page-cache.ts'
import type { Visitor } from './pages.ts'
import type { ReadyAnswer } from './ready-answer.ts'

const megabyte = 1024 * 1024

/** Renders one page, whatever its status. */
export type RenderPage = (asked: Omit<PageAddress, 'isMadeUp'>, visitor: Visitor) => Promise<Made>

/** Who is told so: at which address without its language, in which language and low-vision mode. */
export type ErrorReader = { lang: Locale; path: string; vision: Vision | undefined; requestId: string }

// Rendered in slots of their own: a page that is being made waits for one of these, and must not take the place it waits for.
const limits = { bytes: 4 * megabyte, madeUpBytes: 2 * megabyte, atOnce: 2, mostWaiting: 300, longestWait: 5000 }

/** Stands in the kept page for the address that was asked for: links to other languages and the low-vision switch lead back to it. */
const thisAddress = '/this-address'

// Kazakh addresses have no prefix and are a part of the others, so they come last.
const prefixedFirst: readonly Locale[] = [...locales.filter((locale) => locale !== defaultLocale), defaultLocale]

// A function, because `$` means something in a text.
const pointedAt = (path: string) => (html: string) =>
  prefixedFirst.reduce((text, locale) => text.replaceAll(addressIn(locale, thisAddress), () => xmlText(addressIn(locale, path))), html)

/**
 * The pages that say "not found" and "this preview has ended": one a language, kept in memory but for the address. Anybody can make up
 * addresses that lead nowhere, and rendering a page for each would take the processor from visitors.
 */
export const createErrorPages = (render: RenderPage) => {
  const cache = new PageCache(limits)
  return {
    /** Drops them when what they show changes. */
    listener: cache,
    answer: async (status: SharedStatus, { lang, path, vision, requestId }: ErrorReader): Promise<ReadyAnswer> => {
      const asked = { lang, address: addressIn(lang, thisAddress), isHidden: true }
      const visitor = { vision, ...(status === 410 && { preview: 'over' as const }) }
      const wanted = {
        key: `${status}\n${lang}\n${vision ? visionKey(vision) : ''}`,
        isMadeUp: vision !== undefined,
        status,
        make: (id: string) => render(asked, { requestId: id, ...visitor }),
      }
      const { answer } = await cache.answer(wanted, { requestId })
      return answer.rewritten(pointedAt(path))
    },
  }
}

export type ErrorPages = ReturnType<typeof createErrorPages>
