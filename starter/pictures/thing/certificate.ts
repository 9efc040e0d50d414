import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { disc, path, placed, rect, slab, stroke } from '../hand/shapes.ts'
import { goldOf } from '../hand/tinctures.ts'
import { tableTop } from '../sets/table-top.ts'

/** A diploma with its seal and ribbon, next to the cap. */
export const certificate = (art: Art) => {
  const { c } = art
  const gold = goldOf(c)
  const ink = mix(c.ridges[3], c.wall[0], 0.25)
  const sheet =
    path(slab(-116, -78, 216, 148, 4), c.wall[0]) +
    stroke('M-106 -68H90V60H-106Z', gold, 3) +
    `<g fill="${gold}">${placed(hornsOf(art), -8, -50, 0.16)}</g>` +
    rect(-66, -24, 116, 10, c.cloth === c.ridges[4] ? c.ridges[3] : c.cloth) +
    stroke('M-82 0H66M-70 14H54M-88 40H-40', ink, 4) +
    path('M40 44L30 84L46 76L58 88L62 44Z', mix(gold, c.deep, 0.3)) +
    disc(50, 36, 21, gold) +
    disc(50, 36, 14, mix(gold, c.wall[0], 0.45))
  const cap =
    path('M66 52Q104 68 142 52V80Q104 96 66 80Z', mix(c.deep, c.ridges[3], 0.25)) +
    path('M38 48L104 22L170 48L104 74Z', c.deep) +
    stroke('M104 48L152 58V86', gold, 3.4) +
    path('M146 84H158L160 102H144Z', gold)
  return tableTop(art, placed(sheet, -14, -4, 1, -5) + placed(cap, 14, -8, 0.9), { size: 0.9, shadow: 150 })
}
