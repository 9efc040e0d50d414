import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { locales } from '@narkhoz/contract/locales.ts'

const origin = /^https?:\/\/[^/?#]+/i
const language = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`)
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Extracts the slug or path of a kind's entry from an address, however it was copied: as a complete URL, with or without language,
 * with a query or a trailing slash. Undefined if the kind has no pages, or the address is that of another kind.
 */
export const nameInAddress = ({ page }: Entity, typed: string): string | undefined => {
  if (!page) return undefined
  const isUrl = origin.test(typed)
  const path = decoded(typed.replace(origin, '').replace(/[?#].*$/, ''))
  const whole = (path.startsWith('/') ? path : `/${path}`).replace(language, '').replace(/\/+$/, '') || '/'
  if (!page.address) return whole === '/' ? 'main' : whole.slice(1)
  const [, slug] = new RegExp(`^${page.address.split('{slug}').map(escaped).join('([^/]+)')}$`).exec(whole) ?? []
  return slug ?? (isUrl ? undefined : whole.slice(1) || undefined)
}
