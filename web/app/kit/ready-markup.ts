import type { Locale } from '@narkhoz/contract/locales.ts'
import { addressIn } from '../i18n/address.ts'
import { piecesOf } from './contact-pieces.ts'
import { isFile } from './is-file.ts'

/** The context of a rich text. */
export type Place = {
  /** The page's language. */
  locale: Locale
  /** The level of the next heading. */
  level: number
  /** The class of a wide table's scroll container, and its name without a caption. */
  scroll: string
  tableName: string
  /** The class of a phone number or mailbox that can be tapped. */
  reach: string
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
  html.replace(/<a [^<>]*>/g, (tag) =>
    tag.replace(/( href=")(\/[^"]*)/, (_, start: string, path: string) => start + (isFile(path) ? path : addressIn(locale, path))),
  )

const captionOf = (rows: string) => {
  const [start, end] = [rows.indexOf('<caption>'), rows.indexOf('</caption>')]
  return start !== -1 && start < end ? rows.slice(start + '<caption>'.length, end).replace(/<[^<>]*>/g, '') : undefined
}

/** Pairs of table tags, with the text between tags; unpaired ones are ignored. */
const tablesIn = (html: string) => {
  const marks = [...html.matchAll(/<table\b|<\/table>/g)]
  const open: number[] = []
  const tables = new Map<number, string>()
  const ends = new Set<number>()
  for (const [at, { 0: mark, index }] of marks.entries())
    if (mark !== '</table>') open.push(at)
    else {
      const start = open.pop()
      if (start === undefined) continue
      tables.set(marks[start]?.index ?? 0, html.slice(marks[start]?.index, marks[start + 1]?.index))
      ends.add(index)
    }
  return { tables, ends }
}

/** A wide table scrolls in its own container, also by keyboard, with an accessible name. */
const withTables = (html: string, { scroll, tableName }: Place) => {
  const { tables, ends } = tablesIn(html)
  return html.replace(/<table\b|<\/table>/g, (mark, at: number) => {
    if (ends.has(at)) return `${mark}</div>`
    const rows = tables.get(at)
    if (rows === undefined) return mark
    const name = (captionOf(rows) ?? tableName).replaceAll('"', '&quot;')
    return `<div class="${scroll}" role="region" tabindex="0" aria-label="${name}">${mark}`
  })
}

const linked = (text: string, reach: string) =>
  piecesOf(text)
    .map((piece) => (piece.to ? `<a class="${reach}" href="${piece.to}">${piece.text}</a>` : piece.text))
    .join('')

/** Phone numbers and mailboxes in the words of a text can be tapped; those that already lead somewhere stay as they are. */
const withReach = (html: string, { reach }: Place) => {
  let inside = 0
  return html.replace(/<[^<>]*>|[^<]+/g, (part) => {
    if (!part.startsWith('<')) return inside > 0 ? part : linked(part, reach)
    if (/^<a[\s>]/i.test(part)) inside += 1
    else if (/^<\/a>/i.test(part)) inside -= 1
    return part
  })
}

/** Adapts sanitized markup to its context on a page. */
export const readyMarkup = (html: string, place: Place) =>
  withTables(withReach(withLanguage(withLevels(html, place.level), place.locale), place), place)
