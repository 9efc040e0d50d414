import type { researchTeam } from '@narkhoz/contract/entities/research-team.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { Email } from '../../kit/contact-link.tsx'
import type { CardItem } from '../card-grid/item-card.tsx'
import { aboutOf, decoration, type Entry, type Words } from './entry.ts'

/** A research team as a card: subject and members. */
export const researchTeamCard = (item: Entry<typeof researchTeam>, { kit: { facts } }: Words): CardItem => ({
  key: item.id,
  anchor: entryAnchor('research-team', item.id),
  to: item.url,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  tag: item.school?.title,
  tagLang: fallbackLang(item, 'school.title'),
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  facts: [
    { title: facts.head, value: item.head, valueLang: fallbackLang(item, 'head') },
    { title: facts.members, value: item.members?.map(({ name }) => name).join(', '), valueLang: fallbackLang(item, 'members.0.name') },
    { title: facts.email, value: item.email && <Email address={item.email} /> },
  ],
  about: aboutOf(item, 'desc', item.desc),
})
