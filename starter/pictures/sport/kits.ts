import type { Art } from '../hand/canvas.ts'
import { lightness } from '../hand/colour.ts'
import { wardrobe } from '../people/wardrobe.ts'

/** Two kits that contrast with the place and with each other. */
export const kits = (art: Art, behind: string): readonly [string, string] => {
  const colours = wardrobe(art, behind)
  const own = art.r.pick(colours)
  const [other = own] = colours.toSorted(
    (one, two) => Math.abs(lightness(two) - lightness(own)) - Math.abs(lightness(one) - lightness(own)),
  )
  return [own, other]
}
