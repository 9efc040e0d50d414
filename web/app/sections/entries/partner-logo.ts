import type { partner } from '@narkhoz/contract/entities/partner.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { Logo } from '../logo-grid/logo-grid.tsx'
import { decoration, type Entry } from './entry.ts'

/** A partner as its wordmark. */
export const partnerLogo = (item: Entry<typeof partner>): Logo => ({
  key: item.id,
  anchor: entryAnchor('partner', item.id),
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  url: item.url,
})
