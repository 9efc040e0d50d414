import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { disc, path, placed, rect, ring, slab, stroke } from '../hand/shapes.ts'
import { globe } from '../objects/signs.ts'
import { tableTop } from '../sets/table-top.ts'

/** A passport with a boarding pass in it, and a page with stamps. */
export const passport = (art: Art) => {
  const { c } = art
  const gold = mix(c.accent, c.wall[0], 0.3)
  const cover = c.cloth === c.ridges[4] ? c.ridges[3] : c.cloth
  const pass =
    path(slab(-40, -106, 66, 120, 5), c.wall[0]) +
    rect(-40, -92, 66, 12, c.accent) +
    stroke('M-30 -70H14M-30 -58H2M-30 -46H14', c.ridges[3], 4) +
    stroke('M-30 -30V-14M-24 -30V-14M-16 -30V-14M-6 -30V-14M2 -30V-14M12 -30V-14', c.deep, 3)
  const book =
    path(slab(-62, -64, 108, 150, 8), mix(cover, c.deep, 0.35)) +
    path(slab(-66, -68, 108, 150, 8), cover) +
    globe(-12, 2, 32, mix(cover, c.wall[0], 0.12), gold, 2.4) +
    `<g fill="${gold}">${placed(hornsOf(art), -12, -42, 0.16)}</g>` +
    stroke('M-44 52H20M-34 64H10', gold, 5)
  const stamps =
    path(slab(50, -40, 92, 124, 5), c.wall[0]) +
    path(slab(50, -40, 10, 124), mix(c.wall[0], c.wall[2], 0.5)) +
    stroke(ring(100, -4, 24) + ring(100, -4, 18), c.accent, 3) +
    stroke('M86 -4H114', c.accent, 4) +
    stroke('M76 40H130V66H76Z', c.ridges[2], 3.4) +
    disc(90, 53, 5, c.ridges[2]) +
    stroke('M102 53H122', c.ridges[2], 4)
  return tableTop(art, placed(stamps, 0, 0, 1, 9) + placed(pass, -6, 0, 1, -7) + placed(book, -14, 0, 1, -5), { shadow: 150 })
}
