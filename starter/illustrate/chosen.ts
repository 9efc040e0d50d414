import { hash } from '../pictures/hand/dice.ts'
import { type PaletteName, paletteNames } from '../pictures/hand/palettes.ts'
import { kinds as pictureKinds } from '../pictures/kinds.ts'
import type { PictureOptions } from '../pictures/picture.ts'
import { fitting, type Scene } from './fitting.ts'
import { usual } from './hints.ts'
import type { Open } from './wish.ts'

/** The scene and colours of a picture. */
export type Choice = Scene & { palette: PaletteName }

/** The surroundings of a picture: no repetition on its page, few in its section. */
export type Surroundings = { onPage: ReadonlySet<string>; inSection: ReadonlyMap<string, number> }

/** Penalties: for a scene that does not fit, or for a recent one. A slightly worse fit beats a repetition. */
const costs = {
  lessFitting: 1.5,
  usual: 9,
  other: 60,
  pairAgain: 9,
  sceneAgain: 1.5,
  paletteAgain: 0.1,
  /** In the part of a list that a page shows. */
  sceneInSight: 200,
  /** The second in a section, and each one after it. */
  inSection: [0, 3, 14],
  /** Of the one before, the one before that, and so on. */
  nearPalette: [20, 3, 1],
} as const

/** How many entries of a list are seen at once, before the one that is chosen. */
const inSight = 19

/** The least that a text must say for a scene to fit: more than a word in passing. */
const meant = 3

/** The same where the picture could be left out: the title names the scene. */
const named = 4

/** A unique key of a scene. */
export const sceneKey = ({ kind, scene }: { kind: string; scene?: string | undefined }) => `${kind} ${scene}`

const sameScene = (one: Scene, other: Scene) => one.kind === other.kind && one.scene === other.scene

const fitsOf = ({ kinds, about, fitting: must, wordless }: Open): (Scene & { cost: number })[] => {
  const fits = fitting(kinds, about).filter(({ score }) => score >= (must ? named : meant))
  const best = fits[0]?.score ?? 0
  return kinds.flatMap((kind) =>
    pictureKinds[kind].scenes.flatMap((scene) => {
      const fit = fits.find((one) => sameScene(one, { kind, scene }))
      const known: readonly string[] = usual[kind]
      const unfit = wordless || known.includes(scene) ? costs.usual : costs.other
      if (must && !fit) return []
      return [{ kind, scene, cost: fit ? Math.min(costs.usual, (best - fit.score) * costs.lessFitting) : unfit }]
    }),
  )
}

const inSectionCost = (times: number) => costs.inSection[Math.min(times, 2)] ?? 0

const costOf = (
  choice: Choice,
  fit: number,
  before: readonly Choice[],
  { listed, options: { seed, palette: asked } }: Open,
  { inSection }: Surroundings,
) => {
  const near = before.slice(-3).reduceRight((sum, other, at, last) => {
    const back = last.length - 1 - at
    return sum + (other.palette === choice.palette ? (costs.nearPalette[back] ?? 0) : 0)
  }, 0)
  const again = before.filter((other) => sameScene(other, choice))
  const seen = before.slice(listed ? -inSight : before.length).filter((other) => sameScene(other, choice)).length
  const pairs = again.filter(({ palette }) => palette === choice.palette).length
  const palettes = before.filter(({ palette }) => palette === choice.palette).length
  const times = inSection.get(sceneKey(choice)) ?? 0
  // Decides between equals, always in the same way.
  const lot = (hash(`${seed} ${choice.kind} ${choice.scene} ${choice.palette}`) % 1000) / 1000
  return (
    fit +
    near +
    (asked ? 0 : pairs * costs.pairAgain) +
    again.length * costs.sceneAgain +
    seen * costs.sceneInSight +
    inSectionCost(times) * Math.max(1, times - 1) +
    palettes * costs.paletteAgain +
    lot
  )
}

/** Chooses scene and palette for the next picture of a row, after those before it; none where a fitting one is wanted and there is none. */
export const chosen = (wish: Open, before: readonly Choice[], around: Surroundings): Choice | undefined => {
  const palettes = wish.options.palette ? [wish.options.palette] : paletteNames
  const free = fitsOf(wish).filter((scene) => !around.onPage.has(sceneKey(scene)))
  const left = wish.fitting ? free.filter((scene) => (around.inSection.get(sceneKey(scene)) ?? 0) < 2) : free
  const all = left.flatMap(({ cost, ...scene }) =>
    palettes.map((palette) => ({ choice: { ...scene, palette }, cost: costOf({ ...scene, palette }, cost, before, wish, around) })),
  )
  return all.length === 0 ? undefined : all.reduce((best, one) => (one.cost < best.cost ? one : best)).choice
}

/** The options of a picture that was chosen. */
export const optionsOf = ({ options }: Open, { kind, scene, palette }: Choice): PictureOptions =>
  // The scene belongs to its kind: it was taken from its list.
  ({ ...options, kind, scene, palette }) as PictureOptions
