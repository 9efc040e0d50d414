import type { Locale } from '@narkhoz/contract/locales.ts'
import { addressIn } from '../i18n/address.ts'
import { isFile } from './is-file.ts'

/** Where a formatted text stands. */
export type Place = {
  /** The page's language. */
  locale: Locale
  /** The level of the next heading. */
  level: number
  /** The class of what a wide table scrolls in, and its name where it has no caption. */
  scroll: string
  tableName: string
}

const deepest = 6

/** An editor's highest heading becomes the next level of the page, the one below it follows, and none is skipped. */
const withLevels = (html: string, level: number) => {
  const used = [...new Set([...html.matchAll(/<h([2-4])/g)].map(([, found]) => Number(found)))].sort()
  return html.replace(/(<\/?h)([2-4])/g, (_, start: string, found: string) => {
    return start + Math.min(level + used.indexOf(Number(found)), deepest)
  })
}

/** Paths in texts carry no language; the page's is put before them. */
const withLanguage = (html: string, locale: Locale) =>
  html.replace(/(<a [^>]*?href=")(\/[^"]*)/g, (_, start: string, path: string) => start + (isFile(path) ? path : addressIn(locale, path)))

const captionOf = (table: string) => /<caption>(.*?)<\/caption>/s.exec(table)?.[1]?.replace(/<[^>]*>/g, '')

/** A wide table scrolls inside itself, also by keyboard, and says what it is. */
const withTables = (html: string, { scroll, tableName }: Place) =>
  html
    .replace(/<table\b(?=(.*?<\/table>))/gs, (table, rest: string) => {
      const name = (captionOf(rest) ?? tableName).replaceAll('"', '&quot;')
      return `<div class="${scroll}" role="region" tabindex="0" aria-label="${name}">${table}`
    })
    .replaceAll('</table>', '</table></div>')

/** Fits cleaned markup to its place on a page. */
export const readyMarkup = (html: string, place: Place) => withTables(withLanguage(withLevels(html, place.level), place.locale), place)
