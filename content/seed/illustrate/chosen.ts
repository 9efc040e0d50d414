import { hash } from '../../pictures/hand/dice.ts'
import { type PaletteName, paletteNames } from '../../pictures/hand/palettes.ts'
import { kinds as pictureKinds } from '../../pictures/kinds.ts'
import type { PictureOptions } from '../../pictures/picture.ts'
import { fitting, type Scene } from './fitting.ts'
import { usual } from './hints.ts'
import type { Open } from './wish.ts'

type Choice = Scene & { palette: PaletteName }

/** What a choice costs: a scene that does not fit, or one that was just seen. Fitting a little less beats looking the same. */
const costs = {
  lessFitting: 1.5,
  usual: 9,
  other: 40,
  pairAgain: 9,
  sceneAgain: 0.7,
  sceneAgainVaried: 20,
  paletteAgain: 0.1,
  /** Of the one before, the one before that, and so on. */
  nearScene: [3, 2, 1],
  nearPalette: [20, 3, 1],
} as const

const sameScene = (one: Scene, other: Scene) => one.kind === other.kind && one.scene === other.scene

const fitsOf = ({ kinds, about }: Open): (Scene & { cost: number })[] => {
  const fits = fitting(kinds, about)
  const best = fits[0]?.score ?? 0
  return kinds.flatMap((kind) =>
    pictureKinds[kind].scenes.map((scene) => {
      const fit = fits.find((one) => sameScene(one, { kind, scene }))
      const known: readonly string[] = usual[kind]
      const unfit = known.includes(scene) ? costs.usual : costs.other
      return { kind, scene, cost: fit ? Math.min(costs.usual, (best - fit.score) * costs.lessFitting) : unfit }
    }),
  )
}

const costOf = (choice: Choice, fit: number, before: readonly Choice[], { varied, options: { seed, palette: asked } }: Open) => {
  const near = before.slice(-3).reduceRight((sum, other, at, last) => {
    const back = last.length - 1 - at
    return (
      sum +
      (sameScene(other, choice) ? (costs.nearScene[back] ?? 0) : 0) +
      (other.palette === choice.palette ? (costs.nearPalette[back] ?? 0) : 0)
    )
  }, 0)
  const again = before.filter((other) => sameScene(other, choice))
  const pairs = again.filter(({ palette }) => palette === choice.palette).length
  const palettes = before.filter(({ palette }) => palette === choice.palette).length
  // Decides between equals, always in the same way.
  const lot = (hash(`${seed} ${choice.kind} ${choice.scene} ${choice.palette}`) % 1000) / 1000
  return (
    fit +
    near +
    (asked ? 0 : pairs * costs.pairAgain) +
    again.length * (varied ? costs.sceneAgainVaried : costs.sceneAgain) +
    palettes * costs.paletteAgain +
    lot
  )
}

/** Chooses scene and palette for the next picture of a row, after those before it. */
export const chosen = (wish: Open, before: readonly Choice[]): Choice => {
  const palettes = wish.options.palette ? [wish.options.palette] : paletteNames
  const all = fitsOf(wish).flatMap(({ cost, ...scene }) =>
    palettes.map((palette) => ({ choice: { ...scene, palette }, cost: costOf({ ...scene, palette }, cost, before, wish) })),
  )
  return all.reduce((best, one) => (one.cost < best.cost ? one : best)).choice
}

/** The options of a picture that was chosen. */
export const optionsOf = ({ options }: Open, { kind, scene, palette }: Choice): PictureOptions =>
  // The scene is one of its own kind's list: it was taken from there.
  ({ ...options, kind, scene, palette }) as PictureOptions
