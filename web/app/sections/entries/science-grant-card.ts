import type { rgGoldProject } from '@narkhoz/contract/entities/rg-gold-project.ts'
import type { scienceGrant } from '@narkhoz/contract/entities/science-grant.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { amountOf } from '../../format/amount.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import type { CardItem } from '../card-grid/item-card.tsx'
import { aboutOf, decoration, type Entry, type Words } from './entry.ts'

type GrantOrProject = Entry<typeof scienceGrant> | Entry<typeof rgGoldProject>

const whatBothHave = (item: GrantOrProject, { kit: { facts, thousands, tenge } }: Words): CardItem => ({
  key: item.id,
  title: item.title,
  titleLang: fallbackLang(item, 'title'),
  picture: decoration(item.picture),
  text: item.lead,
  textLang: fallbackLang(item, 'lead'),
  facts: [
    { title: facts.head, value: item.head, valueLang: fallbackLang(item, 'head') },
    { title: facts.period, value: item.period, valueLang: fallbackLang(item, 'period') },
    { title: facts.amount, value: item.amount && tenge(amountOf(item.amount, thousands)) },
  ],
})

/** A research grant with its own page, as a card. */
export const scienceGrantCard = (item: Entry<typeof scienceGrant>, words: Words): CardItem => ({
  ...whatBothHave(item, words),
  to: `/science-grant/${item.slug}`,
  tag: item.number,
})

/** Research for the mining company as a card; it has no page, so its text opens here. */
export const rgGoldProjectCard = (item: Entry<typeof rgGoldProject>, words: Words): CardItem => ({
  ...whatBothHave(item, words),
  anchor: entryAnchor('rg-gold-project', item.id),
  to: item.file?.url,
  about: aboutOf(item, 'desc', item.desc),
})
