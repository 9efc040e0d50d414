import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import type { PagePart } from '../kit/page-part.ts'

/** What `#…` leads to the section of a block. */
export const blockId = ({ id }: Pick<AnyBlockAnswer, 'id'>) => `block-${id}`

/** Height of a block on a phone in screens: its frame and heading, and each of its entries. Measured with the starter content. */
const heights: Partial<Record<AnyBlockAnswer['type'], readonly [own: number, each: number]>> = {
  accordion: [0.2, 0.06],
  call: [0.42, 0],
  cards: [0.2, 0.3],
  contacts: [0.25, 0.2],
  facts: [0.2, 0.09],
  feature: [1, 0],
  gallery: [0.6, 0.1],
  intro: [0.85, 0],
  numbers: [0.55, 0],
  slider: [0.85, 0],
  steps: [0.25, 0.19],
  table: [0.3, 0.18],
  text: [0.45, 0],
  timeline: [0.3, 0.25],
}

const entriesOf = (block: AnyBlockAnswer) => ('items' in block ? (block.items?.length ?? 0) : 'rows' in block ? block.rows.length : 0)

const screensOf = (block: AnyBlockAnswer) => {
  const [own, each] = heights[block.type] ?? [0.5, 0.1]
  return own + each * entriesOf(block)
}

/** A block as a part of its page. One without a heading has no link but counts for the page's length. */
export const blockPart = (block: AnyBlockAnswer): PagePart => ({
  id: blockId(block),
  title: block.title ?? '',
  titleLang: fallbackLang(block, 'title'),
  screens: screensOf(block),
})
