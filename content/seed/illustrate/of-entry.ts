import { aboutEntry, seedOf } from './about.ts'
import { cover, goal, logo } from './by-name.ts'
import type { SceneKind } from './hints.ts'
import type { Slot } from './slots.ts'
import type { Decide, Open } from './wish.ts'

/** One size, so that pictures of several kinds stand in one row. */
export const usualSize = { width: 1200, height: 800 } as const

const scene = ({ entry, name }: Slot, kinds: readonly SceneKind[]): Open => ({
  row: `${entry.kind} ${name}`,
  kinds,
  about: aboutEntry({ entry }),
  options: { seed: seedOf(entry), ...usualSize },
})

/** Scenes of these kinds, chosen by what the entry is about. */
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
  'student-life': scenes('news', 'sport', 'project', 'campus'),
  'history-timeline': scenes('campus', 'news'),
  project: scenes('project'),
  'project-activity': scenes('project', 'news'),
  'research-team': scenes('project', 'news'),
  'international-project': scenes('project', 'news'),
  'science-grant': scenes('project'),
  publication: scenes('project', 'news'),
  'rg-gold-project': scenes('project', 'news', 'landscape'),
  'olympiad-result': scenes('news'),
  award: scenes('news', 'sport'),
  news: scenes('news', 'project', 'campus', 'sport'),
  partner: logo,
  provider: logo,
  university: logo,
  rating: logo,
  book: cover,
  sdg: goal,
}

const ofAnyKind = scenes('news', 'project', 'campus')

/** What a kind's own picture shows; a kind that is not named here is told by its words as well. */
export const ofEntry: Decide = (slot) => (ofKind[slot.entry.kind] ?? ofAnyKind)(slot)
