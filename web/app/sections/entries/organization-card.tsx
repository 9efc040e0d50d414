import type { organization } from '@narkhoz/contract/entities/organization.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { Email } from '../../kit/contact-link.tsx'
import type { CardItem } from '../card-grid/item-card.tsx'
import { aboutOf, decoration, type Entry, type Words } from './entry.ts'

/** A students' organization as a card. */
export const organizationCard = (item: Entry<typeof organization>, { kit: { facts } }: Words): CardItem => ({
  key: item.id,
  anchor: entryAnchor('organization', item.id),
  to: item.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  facts: [
    { title: facts.head, value: item.head, valueLang: fallbackLang(item, 'head') },
    { title: facts.email, value: item.email && <Email address={item.email} /> },
  ],
  about: aboutOf(item, 'desc', item.desc),
})
