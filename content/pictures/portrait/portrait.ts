import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { inked, set } from '../hand/lettering.ts'
import { placed } from '../hand/shapes.ts'
import { clothes } from './clothes.ts'
import { face, jewels } from './face.ts'
import { hairOf } from './hair.ts'
import { headwear } from './headwear.ts'
import { niche } from './niche.ts'
import { type Figure, sitter, type Walk } from './sitter.ts'

/** Walks of life a portrait can show. */
export const portraitScenes = ['staff', 'student'] as const satisfies readonly Walk[]

// For a portrait without a name.
const letters = ['А', 'Ә', 'Б', 'Ғ', 'Д', 'Е', 'Ж', 'К', 'Қ', 'М', 'Н', 'С', 'Т'] as const

/** A duotone bust with the initials of the person. */
export const portrait = (art: Art, walk: Walk, text?: string, figure?: Figure) => {
  const { r, w, h, c } = art
  const who = sitter(art, walk, figure)
  const hair = hairOf(who)
  const bust = niche(who) + hair.rear + clothes(who) + hair.plait + face(who) + hair.front + headwear(who) + jewels(who)
  const scale = Math.max(w / 400, h / 500)
  const initials = text ?? `${r.pick(letters)}${r.pick(letters)}`
  const ink = isDark(c.ground[0]) ? c.wall[0] : mix(c.deep, c.ground[0], 0.12)
  return (
    placed(bust, (w - 400 * scale) / 2, h - 500 * scale, scale) +
    inked(set([...initials].slice(0, 3).join(''), 30), w * 0.065, h * 0.055, h * 0.05, 11, ink)
  )
}
