import { aboutPart } from './about.ts'
import { logo } from './by-name.ts'
import type { SceneKind } from './hints.ts'
import { usualSize } from './of-entry.ts'
import type { Slot } from './slots.ts'
import type { Decide, Open } from './wish.ts'

/** Kinds of pictures that fill a wide frame. */
export const wide: readonly SceneKind[] = ['news', 'campus', 'project', 'landscape', 'sport', 'place', 'thing']

/** Kinds of pictures for abstract things of equal weight. */
const things: readonly SceneKind[] = ['news', 'project', 'organization', 'campus', 'sport', 'place', 'thing']

const part = (slot: Slot, kinds: readonly SceneKind[], size: Pick<Open['options'], 'width' | 'height'> = usualSize): Open => ({
  row: `block ${slot.block?.id}`,
  kinds,
  about: aboutPart(slot),
  // Its path in the block, without the block's position on the page, which editors change.
  options: { seed: ['block', slot.block?.id, ...slot.path.slice(2)].join('-'), ...size },
})

// Visitors only pass through these, and a picture would push the links out of sight.
const signposts = new Set([
  'search',
  'not-found',
  'dev-sitemap',
  'contacts',
  'privacy',
  'applicants',
  'parents',
  'students',
  'staff',
  'alumni',
  'partners',
])

const ofType: Readonly<Record<string, Decide>> = {
  // A picture or some facts next to the text, never both.
  intro: (slot) => ((slot.beside.facts as unknown[] | undefined)?.length ? undefined : part(slot, wide)),
  feature: (slot) => part(slot, wide),
  video: (slot) => part(slot, wide, { width: 1600, height: 900 }),
  // All of them or none: a gap in a row looks like a mistake.
  cards: (slot) => ({ ...part(slot, things), fitting: 'all' }),
  // On a page it illustrates a story; inside an article it is a list of dates.
  timeline: (slot) => (slot.entry.kind === 'page' ? { ...part(slot, wide), fitting: 'each' } : undefined),
  // A caption says what its picture shows.
  gallery: (slot) => ({ ...part(slot, wide), ...(!slot.beside.caption && { wordless: true }) }),
  slider: (slot) => {
    const mobile = slot.path.includes('pictures_mobile')
    const wish = part(slot, ['campus', 'landscape', 'news', 'place'], mobile ? { width: 800, height: 1000 } : usualSize)
    return { ...wish, wordless: true, row: mobile ? `${wish.row} mobile` : wish.row }
  },
  logos: logo,
}

/** The picture inside a block; the default is chosen by its texts. */
export const inBlock: Decide = (slot) => {
  if (signposts.has(slot.entry.slug ?? '')) return undefined
  const decide = ofType[slot.block?.type ?? '']
  return decide ? decide(slot) : part(slot, wide)
}
