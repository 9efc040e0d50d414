import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { disc, path, placed, rect, ring, slab, stroke } from '../hand/shapes.ts'
import { tableTop } from '../sets/table-top.ts'

/** An answer sheet with its circles filled in, a pencil and a clock. */
export const exam = (art: Art) => {
  const { r, c } = art
  let empty = ''
  let marked = ''
  for (let row = 0; row < 7; row += 1) {
    const answer = r.whole(0, 4)
    for (let column = 0; column < 5; column += 1) {
      const spot = ring(-34 + column * 22, -50 + row * 20, 6.4)
      if (column === answer && row < 5) marked += spot
      else empty += spot
    }
  }
  const numbers = Array.from({ length: 7 }, (_, row) => `M-64 ${-50 + row * 20}h10`).join('')
  const sheet =
    path(slab(-80, -98, 156, 190, 4), c.wall[0]) +
    rect(-66, -84, 92, 11, c.accent) +
    stroke(numbers, c.ridges[3], 4) +
    stroke(empty, mix(c.ridges[2], c.wall[0], 0.3), 2.2) +
    path(marked, c.ridges[4])
  const hour = r.between(0.6, 2.6)
  const clock =
    disc(116, -46, 40, c.deep) +
    disc(116, -46, 34, c.wall[0]) +
    stroke('M116 -76v5M116 -21v5M86 -46h5M141 -46h5', c.ridges[3], 3) +
    stroke(`M116 -46V-70M116 -46l${Math.round(Math.sin(hour) * 16)} ${Math.round(-Math.cos(hour) * 16)}`, c.ridges[4], 4) +
    disc(116, -46, 4, c.accent)
  const pencil = placed(
    path('M-7 -80H7V46H-7Z', c.accent) +
      path('M1 -80H7V46H1Z', mix(c.accent, c.deep, 0.3)) +
      path('M-7 46H7L0 70Z', c.wall[1]) +
      path('M-2.6 61H2.6L0 70Z', c.deep) +
      rect(-7, -92, 14, 12, c.ridges[2]),
    96,
    34,
    1,
    58,
  )
  return tableTop(art, clock + placed(sheet, -22, 0, 1, -4) + pencil, { size: 0.9 })
}
