import { randomBytes } from 'node:crypto'
import { locales } from '@narkhoz/contract/locales.ts'
import { error } from '@narkhoz/contract/pages/error.ts'
import { xmlText } from '../../app/.server/xml-text.ts'
import { addressIn } from '../../app/i18n/address.ts'
import { pathWords } from '../../app/i18n/path-words.ts'
import { guessesMark } from '../../app/shell/guesses-mark.ts'
import { visionKey } from '../../app/shell/low-vision.ts'
import { PageCache, type RenderedPage } from '../cache/page-cache.ts'
import type { AddressGuesses } from '../http/address-guesses.ts'
import type { PageAddress } from '../http/page-address.ts'
import { queued } from '../site-limits.ts'
import type { PageReader, RenderErrorPage } from './page-renderer.ts'

const megabyte = 1024 * 1024

/** Renders one page, whatever its status. */
export type RenderPage = (target: Omit<PageAddress, 'isUnbounded'>, visitor: PageReader, isAddressable: boolean) => Promise<RenderedPage>

// Rendered in separate slots: a page being rendered waits for one of these, and must not block itself.
const limits = { bytes: 4 * megabyte, unboundedBytes: 24 * megabyte, concurrency: 2, ...queued(300), maxWait: 5000 }

/**
 * The placeholder of the requested address in the cached page: links to other languages and the low-vision switch lead back to it.
 * Random per start, so that no address can contain it.
 */
const thisAddress = `/this-address-${randomBytes(12).toString('hex')}`

/** The placeholder in the search box for the words of that address. */
const theseWords = pathWords(thisAddress)

// Kazakh addresses have no prefix: the longer ones are looked for first.
const placeholder = new RegExp(
  [
    guessesMark,
    theseWords,
    ...locales.map((locale) => addressIn(locale, thisAddress)).sort((one, other) => other.length - one.length),
  ].join('|'),
  'g',
)

const pointedAt = (path: string, guesses: string) => {
  const words = path === error.address ? '' : xmlText(pathWords(path))
  const replacements = new Map([
    [guessesMark, guesses],
    [theseWords, words],
    ...locales.map((locale) => [addressIn(locale, thisAddress), xmlText(addressIn(locale, path))] as const),
  ])
  // In one pass: inserted text is not scanned again.
  return (html: string) => html.replaceAll(placeholder, (found) => replacements.get(found) ?? found)
}

/**
 * The pages "not found" and "preview expired": one per language, cached but for the address. Anybody can invent wrong addresses, and
 * rendering a page for each would take the processor from visitors.
 */
export const createErrorPages = (render: RenderPage, guesses: Pick<AddressGuesses, 'markup'>) => {
  const cache = new PageCache(limits)
  return {
    /** Invalidates them when their content changes. */
    listener: cache,
    answer: (async (status, { lang, path, isRouted, vision, requestId, network }) => {
      const target = { lang, address: addressIn(lang, thisAddress), isHidden: true }
      const visitor = { vision, ...(status === 410 && { preview: 'over' as const }) }
      const wanted = {
        key: `${status}\n${lang}\n${isRouted}\n${vision ? visionKey(vision) : ''}`,
        isUnbounded: vision !== undefined,
        status,
        render: (id: string) => render(target, { requestId: id, ...visitor }, isRouted && status === 404),
      }
      const { answer } = await cache.answer(wanted, { requestId, ...(network && { network }) })
      return answer.withText(pointedAt(path, status === 404 && path !== error.address ? await guesses.markup(lang, path) : ''))
    }) satisfies RenderErrorPage,
  }
}
