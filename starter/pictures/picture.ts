import { choice, placeOf } from './choice.ts'
import { canvas } from './hand/canvas.ts'
import { dice, hash } from './hand/dice.ts'
import { type PaletteName, palettes } from './hand/palettes.ts'
import type { PictureRequest } from './kind.ts'
import { kinds } from './kinds.ts'

export type PictureKind = keyof typeof kinds

/** What pictures of a kind can show. */
export type SceneOf<K extends PictureKind> = (typeof kinds)[K]['scenes'][number]

/** Options of a drawing. The seed determines everything else; entries of a list have it end in their id (`news-12`). */
export type PictureOptions<K extends PictureKind = PictureKind> = PictureRequest & {
  kind: K
  width?: number | undefined
  height?: number | undefined
  palette?: PaletteName | undefined
  scene?: SceneOf<K> | undefined
}

const placeIn = <K extends PictureKind>(options: PictureOptions<K>) => placeOf(`${options.kind}:${kinds[options.kind].order(options)}`)

/** The scene of a picture, without drawing it: for alternative texts and for lists in which neighbours must differ. */
export const planned = <K extends PictureKind>(
  options: PictureOptions<K>,
): { scene: SceneOf<K>; palette: PaletteName; width: number; height: number } => {
  const { size, scenes, palettes: suiting } = kinds[options.kind]
  const chosen = choice(placeIn(options), scenes, suiting)
  return {
    scene: options.scene ?? chosen.scene,
    palette: options.palette ?? chosen.palette,
    width: options.width ?? size[0],
    height: options.height ?? size[1],
  }
}

/** Draws one picture as an SVG document. The same options always give the same bytes. */
export const picture = <K extends PictureKind>(options: PictureOptions<K>): string => {
  const { scene, palette, width: w, height: h } = planned(options)
  const { kind, seed, text = '', figure = '', age = '', calm = '' } = options
  const name = `p${hash([kind, seed, scene, palette, w, h, text, figure, age, calm].join('|')).toString(36)}`
  const art = canvas({ name, r: dice(`${kind}:${seed}`), place: placeIn(options), w, h, c: palettes[palette] })
  return art.svg(kinds[kind].draw(art, scene, options))
}
