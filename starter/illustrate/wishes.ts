import { aboutBanner, seedOf } from './about.ts'
import { inBlock, wide } from './in-block.ts'
import { ofEntry } from './of-entry.ts'
import { isPerson, namedIn, type People } from './people.ts'
import type { Slot } from './slots.ts'
import type { Decide, Open, Wish } from './wish.ts'

/** The top of the home page: below the Alatau at dusk, quiet behind its text. */
const hero = (tall: boolean): Open => ({
  row: 'hero',
  kinds: ['landscape'],
  about: [{ text: tall ? 'forest' : 'yurts', weight: 10 }],
  options: {
    palette: 'dusk',
    ...(tall ? { seed: 'hero-3', width: 900, height: 1500, calm: 'top' } : { seed: 'hero-9', width: 2400, height: 1200, calm: 'left' }),
  },
})

/** The banner of a page is always at dusk, with its text on the left. An article opens with its own picture instead. */
const banner: Decide = (slot) => {
  const { entry, name } = slot
  if (entry.kind === 'page' && entry.slug === 'main') return hero(name === 'picture_mobile')
  if (entry.kind === 'news' || name !== 'picture') return undefined
  return {
    row: `banner ${entry.kind}`,
    kinds: wide,
    about: aboutBanner(slot),
    options: { seed: `banner-${seedOf(entry)}`, width: 1400, height: 800, palette: 'dusk', calm: 'left' },
  }
}

/** Next to the consultation form: open doors. */
const consultation: Decide = ({ entry }) => ({
  row: 'consultation',
  kinds: ['news'],
  about: [{ text: 'open doors', weight: 10 }],
  options: { seed: seedOf(entry), width: 1200, height: 900, palette: 'dawn' },
})

const person = (people: People, { entry, beside, block }: Slot): Wish => {
  const who = namedIn(beside)
  return isPerson(who.name) ? people.portraitOf(who, block ? `block-${block.id}` : seedOf(entry)) : undefined
}

/** Decides the picture of a slot. */
export const wishOf = (people: People, slot: Slot): Wish => {
  if (slot.name === 'photo') return person(people, slot)
  if (slot.block) return inBlock(slot)
  const [first] = slot.path
  if (first === 'banner') return banner(slot)
  if (first === 'consultation_image') return consultation(slot)
  // A drawn name would be in one language; without a picture the site writes it in each.
  if (first === 'footer_logo') return undefined
  return ofEntry(slot)
}
