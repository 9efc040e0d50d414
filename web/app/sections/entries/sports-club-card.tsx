import type { sportsClub } from '@narkhoz/contract/entities/sports-club.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { Phone } from '../../kit/contact-link.tsx'
import type { CardItem } from '../card-grid/item-card.tsx'
import { decoration, type Entry, type Words } from './entry.ts'

/** A sports club as a card: who trains, when and where. */
export const sportsClubCard = (item: Entry<typeof sportsClub>, { kit: { facts } }: Words): CardItem => ({
  key: item.id,
  anchor: entryAnchor('sports-club', item.id),
  to: item.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  facts: [
    { title: facts.coach, value: item.coach, valueLang: fallbackLang(item, 'coach') },
    { title: facts.schedule, value: item.schedule, valueLang: fallbackLang(item, 'schedule') },
    { title: facts.place, value: item.place, valueLang: fallbackLang(item, 'place') },
    { title: facts.phone, value: item.phone && <Phone number={item.phone} /> },
  ],
})
