import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { path, placed, rect, ring, slab, stroke } from '../hand/shapes.ts'
import { goldOf } from '../hand/tinctures.ts'
import { tableTop } from '../sets/table-top.ts'

/** A calculator on a sheet of figures, with a few coins. */
export const calculator = (art: Art) => {
  const { r, c } = art
  const gold = goldOf(c)
  const rows = [-66, -50, -34, -18, -2, 14, 30, 46, 62].map((y) => `M-66 ${y}H-8M30 ${y}H${r.whole(44, 62)}`).join('')
  const sheet =
    path(slab(-80, -96, 160, 186, 3), c.wall[0]) + rect(-66, -84, 74, 9, c.accent) + stroke(rows, mix(c.ridges[2], c.wall[0], 0.35), 3.4)
  let keys = ''
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 3; column += 1) keys += slab(-36 + column * 22, -18 + row * 22, 16, 16, 4)
  const sums = [0, 1, 2, 3].map((row) => slab(30, -18 + row * 22, 16, 16, 4)).join('')
  const machine =
    path(slab(-48, -84, 106, 168, 10), mix(c.deep, c.ridges[3], 0.35)) +
    path(slab(-38, -72, 86, 38, 5), mix(c.wall[0], c.ridges[1], 0.35)) +
    stroke('M8 -46V-60M20 -46V-60M32 -46V-60', c.deep, 5) +
    path(keys, c.wall[1]) +
    path(sums, c.accent)
  const heap = (x: number, count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        path(ring(x, 84 - at * 10, 21, 8), mix(gold, c.deep, 0.35)) +
        path(ring(x, 80 - at * 10, 21, 8), at % 2 ? mix(gold, c.wall[0], 0.3) : gold),
    ).join('')
  return tableTop(art, placed(sheet, -44, 0, 1, -7) + placed(machine, 42, 0, 1, 5) + heap(-118, 3) + heap(130, 5), { shadow: 150 })
}
