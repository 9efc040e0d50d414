import type { provider } from '@narkhoz/contract/entities/provider.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { decoration, type Entry } from './entry.ts'

/** Who pays for studies abroad, as a card under the wordmark. */
export const providerCard = (item: Entry<typeof provider>): CardItem => ({
  key: item.id,
  anchor: entryAnchor('provider', item.id),
  to: item.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  tag: item.country?.title,
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
})
