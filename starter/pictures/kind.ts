import type { Art } from './hand/canvas.ts'
import { type PaletteName, paletteNames } from './hand/palettes.ts'
import type { Calm } from './land/sky.ts'
import type { Age, Figure } from './portrait/sitter.ts'

/** Options of a picture besides its kind, size and colours. */
export type PictureRequest = {
  seed: string
  text?: string | undefined
  figure?: Figure | undefined
  age?: Age | undefined
  calm?: Calm | undefined
}

type KindOptions<S extends string> = {
  /** Default width and height. */
  size: readonly [width: number, height: number]
  scenes: readonly [S, ...S[]]
  /** Palettes that suit the kind; all by default. */
  palettes?: readonly [PaletteName, ...PaletteName[]]
  /** The text whose number decides palette and scene; the seed by default. */
  order?: (asked: PictureRequest) => string
  draw: (art: Art, scene: S, asked: PictureRequest) => string
}

/** A kind of picture, ready to be drawn by the name of a scene. */
type Kind<S extends string> = Required<Omit<KindOptions<S>, 'draw'>> & { draw: (art: Art, scene: string, asked: PictureRequest) => string }

/** Declares a kind of picture. */
export const kind = <const S extends string>({ draw, ...declared }: KindOptions<S>): Kind<S> => ({
  palettes: paletteNames,
  order: ({ seed }) => seed,
  ...declared,
  draw: (art, name, asked) => {
    const scene = declared.scenes.find((known) => known === name)
    if (!scene) throw new Error(`No scene "${name}"; one of ${declared.scenes.join(', ')}`)
    return draw(art, scene, asked)
  },
})
