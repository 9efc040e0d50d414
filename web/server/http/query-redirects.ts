import { canonicalAddress } from '@narkhoz/contract/canonical-address.ts'
import { defaultLocale } from '@narkhoz/contract/locales.ts'
import type { Content } from '../../app/.server/content.ts'
import { NotFound, Unreachable } from '../../app/.server/content-error.ts'
import { addressIn, decodedPath } from '../../app/i18n/address.ts'
import type { PageTarget } from './address.ts'

/** How long the table is cached, in milliseconds: all invented queries together cost one call a second. */
const refreshedAfter = 1000

/** How long a visitor waits for the table, in milliseconds. It comes before the page: a service that hangs would be waited for twice. */
const patience = 1500

/**
 * Old addresses that editors lead on by their query (`/page?id=5`). Pages know nothing of a query that they do not declare, so these are found before
 * a page is, from memory. While the content service does not answer, the table that was read last is used.
 */
export const createQueryRedirects = (contentIn: (lang: typeof defaultLocale) => Pick<Content, 'queryRedirects'>) => {
  let table: ReadonlyMap<string, string> = new Map()
  let reading: Promise<void> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  /** A request has waited in vain, so no other waits until it has answered again. */
  let isHanging = false

  const refresh = async () => {
    try {
      table = new Map((await contentIn(defaultLocale).queryRedirects()).map(({ from, to }) => [from, to]))
      isHanging = false
    } catch (error) {
      // A backend without this call has none of them.
      if (error instanceof NotFound) table = new Map()
      else if (!(error instanceof Unreachable)) throw error
    } finally {
      reading = undefined
      readAt = performance.now()
    }
  }

  const waitFor = (read: Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        isHanging = true
        resolve()
      }, patience)
      read.then(resolve, reject).finally(() => clearTimeout(timer))
    })

  /** Where visitors of a page's address are led by its query, in their language. */
  return async ({ lang, path, search }: PageTarget): Promise<string | undefined> => {
    if (search.length < 2) return undefined
    if (!reading && performance.now() - readAt > refreshedAfter) {
      reading = refresh()
      // Waiting requests get the error; without any, an unhandled rejection must not end the process.
      reading.catch(() => undefined)
    }
    if (reading && !isHanging) await waitFor(reading)
    const to = table.get(canonicalAddress(decodedPath(path) + search))
    return to?.startsWith('/') ? addressIn(lang, to) : to
  }
}

export type QueryRedirects = ReturnType<typeof createQueryRedirects>
