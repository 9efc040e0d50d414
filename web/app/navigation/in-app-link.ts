import { defaultLocale } from '@narkhoz/contract/locales.ts'
import type { Path } from 'react-router'
import { localeOf, pathOf } from '../i18n/address.ts'
import { isFile } from '../kit/is-file.ts'

/** What of a link says where it leads. */
export type LinkTarget = { href: string; target: string; isDownload: boolean }

/** What of a click says how it is meant. */
export type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** An unhandled click that requests no other window, tab or download. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

// The server redirects these to a canonical URL, which only a full page load follows: `/kz/x`, `/x/`.
const isMoved = (path: string) => new RegExp(`^/${defaultLocale}(?=/|$)`).test(path) || (path !== '/' && path.endsWith('/'))

const hasExtension = (path: string) => /\.[^/]*$/.test(path)

/**
 * The target of a link inside the application, without its language; undefined for what the browser has to load: other sites, other
 * languages (another basename), files, downloads, other windows.
 */
export const inAppTarget = ({ href, target, isDownload }: LinkTarget, here: string): Path | undefined => {
  const { origin, pathname, search, hash } = new URL(href, here)
  const current = new URL(here)
  if (origin !== current.origin || isDownload || (target && target !== '_self')) return undefined
  if (isFile(pathname) || hasExtension(pathname) || isMoved(pathname) || localeOf(pathname) !== localeOf(current.pathname)) return undefined
  // Which means the top of the page, and only the browser goes there.
  if (href.endsWith('#')) return undefined
  return { pathname: pathOf(pathname), search, hash }
}

/** Whether a link leads to the current page, without a fragment. */
export const leadsBack = ({ href }: Pick<LinkTarget, 'href'>, here: string) => {
  const { pathname, search, hash } = new URL(href, here)
  const current = new URL(here)
  return !hash && pathname === current.pathname && search === current.search
}
