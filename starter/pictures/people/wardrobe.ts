import type { Art } from '../hand/canvas.ts'
import { lightness, mix } from '../hand/colour.ts'
import type { Palette } from '../hand/palettes.ts'

/** Skin of small figures: between the two tones of a portrait, warmed where the palette is cold. */
export const fleshOf = (c: Palette) => mix(mix(c.skin[0], c.skin[1], 0.75), '#d99a72', 0.4)

/** Colours of clothes that contrast with the background. */
export const wardrobe = ({ c }: Art, behind: string): readonly [string, ...string[]] => {
  const colours = [c.cloth, c.accent, c.ridges[3], c.ridges[2], c.wall[0], c.ridges[4], c.sun, mix(c.ridges[1], c.accent, 0.35)]
  const [first = c.wall[0], ...rest] = colours.filter((colour) => Math.abs(lightness(colour) - lightness(behind)) > 46)
  return [first, ...rest]
}
