import type { provider } from '@narkhoz/contract/entities/provider.ts'
import { spokenIn } from '../../kit/spoken.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import type { Entry } from './entry.ts'

/** Who pays for studies abroad, as a card under the wordmark. */
export const providerCard = (item: Entry<typeof provider>): CardItem => ({
  key: item.id,
  to: item.url,
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  picture: item.picture,
  tag: item.country?.title,
  text: item.lead,
  textLang: spokenIn(item, 'lead'),
})
