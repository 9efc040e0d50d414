import type { internationalProject } from '@narkhoz/contract/entities/international-project.ts'
import type { project } from '@narkhoz/contract/entities/project.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { aboutOf, decoration, type Entry, type Words } from './entry.ts'

type AnyProject = Entry<typeof project> | Entry<typeof internationalProject>

const whatBothHave = (item: AnyProject, { kit: { facts } }: Words): CardItem => ({
  key: item.id,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  facts: [
    { title: facts.head, value: item.head, valueLang: fallbackLang(item, 'head') },
    { title: facts.period, value: item.period, valueLang: fallbackLang(item, 'period') },
    { title: facts.funder, value: item.funder, valueLang: fallbackLang(item, 'funder') },
    { title: facts.partners, value: item.partners, valueLang: fallbackLang(item, 'partners') },
  ],
})

/** A project of the university as a card. */
export const projectCard = (item: Entry<typeof project>, words: Words): CardItem => ({
  ...whatBothHave(item, words),
  to: `/project/${item.slug}`,
  tag: item.state?.title,
})

/** A project with partners abroad as a card; it has no page, so its text opens here. */
export const internationalProjectCard = (item: Entry<typeof internationalProject>, words: Words): CardItem => ({
  ...whatBothHave(item, words),
  anchor: entryAnchor('international-project', item.id),
  to: item.url,
  about: aboutOf(item, 'desc', item.desc),
})
