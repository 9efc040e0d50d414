import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { disc, path, placed, rect, slab, stroke } from '../hand/shapes.ts'
import { tableTop } from '../sets/table-top.ts'

/** A contract with its signature, seal and pen. */
export const contract = (art: Art) => {
  const { r, c } = art
  const ink = mix(c.ridges[3], c.wall[0], 0.25)
  const lines = [-52, -40, -28, -8, 4, 16].map((y) => `M-62 ${y}H${r.whole(30, 58)}`).join('')
  const sheet = (turn: number, fill: string, words: string) => placed(path(slab(-80, -98, 160, 190, 3), fill) + words, 0, 0, 1, turn)
  const seal =
    path('M34 62L26 92L40 84L52 94L50 62Z', mix(c.accent, c.deep, 0.25)) +
    disc(42, 54, 19, c.accent) +
    `<g fill="${c.wall[0]}">${placed(hornsOf(art), 42, 51, 0.11)}</g>`
  const pen = placed(
    path('M-6 -92H6V30H-6Z', c.cloth) +
      path('M0 -92H6V30H0Z', mix(c.cloth, c.deep, 0.4)) +
      rect(-7, 22, 14, 8, c.accent) +
      path('M-5 30H5L0 54Z', c.wall[1]) +
      stroke('M0 36V50', c.deep, 1.6),
    112,
    20,
    1,
    34,
  )
  return tableTop(
    art,
    sheet(7, mix(c.wall[0], c.wall[2], 0.4), '') +
      sheet(
        -3,
        c.wall[0],
        `${rect(-62, -82, 76, 11, c.accent)}${stroke(lines, ink, 4)}${stroke('M-62 66q10 -26 18 -6t16 -8t12 6t18 -6', c.ridges[4], 3.4)}${stroke('M-64 76H-4', ink, 2)}`,
      ) +
      seal +
      pen,
    { size: 0.9 },
  )
}
