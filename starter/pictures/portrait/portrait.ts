import type { Art } from '../hand/canvas.ts'
import { placed } from '../hand/shapes.ts'
import { clothes } from './clothes.ts'
import { face, jewels } from './face.ts'
import { hairOf } from './hair.ts'
import { headwear } from './headwear.ts'
import { niche } from './niche.ts'
import { type Age, type Figure, sitter, type Walk } from './sitter.ts'

/** Walks of life a portrait can show. */
export const portraitScenes = ['staff', 'student'] as const satisfies readonly Walk[]

/** A duotone bust. One file serves every language, so it bears no letters. */
export const portrait = (art: Art, walk: Walk, figure?: Figure, age?: Age) => {
  const { w, h } = art
  const who = sitter(art, walk, figure, age)
  const hair = hairOf(who)
  const bust = niche(who) + hair.rear + clothes(who) + hair.plait + face(who) + hair.front + headwear(who) + jewels(who)
  const scale = Math.max(w / 400, h / 500)
  return placed(bust, (w - 400 * scale) / 2, h - 500 * scale, scale)
}
