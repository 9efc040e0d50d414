import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { disc, path, placed, slab, stroke } from '../hand/shapes.ts'
import { tableTop } from '../sets/table-top.ts'

const pin = (fill: string, dot: string) =>
  path('M0 0C-20 -26 -24 -36 -24 -48A24 24 0 1 1 24 -48C24 -36 20 -26 0 0Z', fill) + disc(0, -48, 9, dot)

/** A folded map of the campus: paths, houses, gardens and two pins. */
export const campusMap = (art: Art) => {
  const { r, c } = art
  const paper = c.wall[0]
  const green = mix(c.ridges[1], paper, 0.45)
  const houses = [
    slab(-116, -46, 34, 24),
    slab(-70, -58, 22, 40),
    slab(-28, 18, 44, 22),
    slab(30, -58, 40, 22),
    slab(84, 6, 28, 40),
    slab(-112, 24, 30, 34),
  ]
  const inside =
    path('M-140 -66H-48V10H-140ZM20 -24H76V60H20Z', green) +
    stroke('M-140 14H140M-8 -80V80M-140 66Q-60 40 -8 52T140 -10', mix(c.wall[1], c.wall[2], 0.5), 9) +
    path(houses.join(''), c.ridges[2]) +
    stroke('M-92 50Q-40 8 -6 14T52 -30', c.ridges[4], 4, 'stroke-dasharray="2 9"')
  const sheet = 'M-136 -62L-46 -78L46 -62L136 -78V58L46 74L-46 58L-136 74Z'
  return tableTop(
    art,
    path(sheet, paper) +
      art.within(sheet, inside) +
      path('M-46 -78L46 -62V74L-46 58Z', c.deep, 'opacity=".07"') +
      path('M46 -62L136 -78V58L46 74Z', c.deep, 'opacity=".03"') +
      placed(pin(c.ridges[3], paper), -92, 50, 0.8) +
      placed(pin(c.accent, paper), 52, -30, 1.15, r.between(-3, 3)),
    { size: 0.9, shadow: 146 },
  )
}
