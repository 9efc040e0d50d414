import { aboutEntry, seedOf } from './about.ts'
import { cover, goal, logo } from './by-name.ts'
import type { SceneKind } from './hints.ts'
import type { Slot } from './slots.ts'
import type { Decide, Open } from './wish.ts'

/** One size, so that pictures of several kinds align in a row. */
export const usualSize = { width: 1200, height: 800 } as const

const scene = ({ entry, name }: Slot, kinds: readonly SceneKind[]): Open => ({
  row: `${entry.kind} ${name}`,
  listed: true,
  kinds,
  about: aboutEntry({ entry }),
  options: { seed: seedOf(entry), ...usualSize },
})

/** Scenes of these kinds, chosen by the entry's texts. */
const scenes =
  (...kinds: readonly SceneKind[]): Decide =>
  (slot) =>
    scene(slot, kinds)

/** The leaf of a calendar with the day of the month. */
const leaf: Decide = (slot) => {
  const wish = scene(slot, ['event'])
  const day = Number.parseInt(String(slot.beside.date).slice(8, 10), 10)
  return { ...wish, options: { ...wish.options, text: `${day}` } }
}

const ofKind: Readonly<Record<string, Decide>> = {
  school: scenes('campus'),
  event: leaf,
  organization: scenes('organization'),
  'sports-club': scenes('sport'),
  'student-life': scenes('news', 'sport', 'project', 'campus', 'place', 'thing'),
  'history-timeline': scenes('campus', 'news', 'place', 'thing'),
  project: scenes('project'),
  'project-activity': scenes('project', 'news', 'place', 'thing', 'campus', 'landscape'),
  'research-team': scenes('project', 'news', 'place', 'thing', 'campus', 'landscape'),
  'international-project': scenes('project', 'news', 'place', 'thing', 'campus', 'landscape'),
  'science-grant': scenes('project', 'news', 'place', 'thing', 'campus', 'landscape'),
  publication: scenes('project', 'news', 'place', 'thing', 'campus', 'landscape'),
  'rg-gold-project': scenes('project', 'news', 'landscape'),
  'olympiad-result': scenes('news', 'place', 'thing', 'campus'),
  award: scenes('news', 'sport', 'place', 'thing', 'campus'),
  news: scenes('news', 'project', 'campus', 'sport', 'place', 'thing', 'landscape'),
  partner: logo,
  provider: logo,
  university: logo,
  rating: logo,
  book: cover,
  sdg: goal,
}

const ofAnyKind = scenes('news', 'project', 'campus', 'place', 'thing', 'landscape')

/** A kind's own picture; the default is chosen by its texts. */
export const ofEntry: Decide = (slot) => (ofKind[slot.entry.kind] ?? ofAnyKind)(slot)
