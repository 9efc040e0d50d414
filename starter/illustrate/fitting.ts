import { hints, type SceneKind } from './hints.ts'

/** A text, and its weight in the choice of a picture. */
export type About = { text: string; weight: number }

/** One scene of one kind of picture. */
export type Scene = { kind: SceneKind; scene: string }

const patternOf = (words: string) =>
  new RegExp(
    words
      .split(' ')
      .map((word) => `(?<![\\w’-])${word.replaceAll('_', ' ').replaceAll('*', '[\\w’-]*')}${word.endsWith('*') ? '' : 's?'}(?![\\w-])`)
      .join('|'),
    'g',
  )

const patterns = (Object.keys(hints) as SceneKind[]).flatMap((kind) =>
  Object.entries(hints[kind]).map(([scene, words]) => ({ kind, scene, pattern: patternOf(words) })),
)

// A sport is never meant in passing.
const meant = (kind: SceneKind) => (kind === 'sport' ? 2 : 1)

const matches = (pattern: RegExp, text: string) => new Set(text.toLowerCase().match(pattern)).size

/** How well each scene of these kinds fits the texts; scenes without a matching word are left out. */
export const fitting = (kinds: readonly SceneKind[], about: readonly About[]): (Scene & { score: number })[] =>
  patterns
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, scene, pattern }) => ({
      kind,
      scene,
      score: meant(kind) * about.reduce((sum, { text, weight }) => sum + weight * matches(pattern, text), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
