import type { provider } from '@narkhoz/contract/entities/provider.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { spokenIn } from '../../kit/spoken.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { decoration, type Entry } from './entry.ts'

/** Who pays for studies abroad, as a card under the wordmark. */
export const providerCard = (item: Entry<typeof provider>): CardItem => ({
  key: item.id,
  anchor: entryAnchor('provider', item.id),
  to: item.url,
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  picture: decoration(item.picture),
  tag: item.country?.title,
  text: item.lead,
  textLang: spokenIn(item, 'lead'),
})
