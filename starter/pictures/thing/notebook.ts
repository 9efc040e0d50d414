import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { disc, path, placed, rect, slab, stroke } from '../hand/shapes.ts'
import { pile } from '../objects/furniture.ts'
import { tableTop } from '../sets/table-top.ts'

/** An open notebook with notes and a drawing, books behind it. */
export const notebook = (art: Art) => {
  const { r, c } = art
  const ink = mix(c.ridges[3], c.wall[0], 0.2)
  const words = [-30, -16, -2, 12, 26].map((y) => `M-112 ${y - 4}L${-r.whole(28, 44)} ${y}`).join('')
  const sketch = 'M22 28L46 -8L60 10L80 -22L112 24M92 -34a9 9 0 1 0 .1 0'
  const pages =
    path('M0 -46Q-60 -66 -134 -50V62Q-60 46 0 66Q60 46 134 62V-50Q60 -66 0 -46Z', mix(c.cloth, c.deep, 0.1)) +
    path('M0 -50Q-60 -70 -128 -55V54Q-60 38 0 58Z', c.wall[0]) +
    path('M0 -50Q60 -70 128 -55V54Q60 38 0 58Z', mix(c.wall[0], c.wall[1], 0.35)) +
    stroke('M0 -50V58', mix(c.wall[2], c.deep, 0.2), 2.4) +
    stroke(words, ink, 3.6) +
    rect(-112, -48, 46, 8, c.accent) +
    stroke(sketch, c.ridges[3], 4) +
    stroke('M22 40L112 37', ink, 3)
  const pencil = placed(
    path('M-5 -64H5V34H-5Z', c.accent) + path('M-5 34H5L0 52Z', c.wall[1]) + disc(0, -64, 5, c.ridges[2]),
    106,
    20,
    1,
    42,
  )
  return tableTop(
    art,
    pile(art, r.pick([-96, 96]), 26, 96, 4) +
      path(slab(-132, 58, 264, 10, 4), mix(c.cloth, c.deep, 0.35)) +
      placed(pages, 0, 14, 1) +
      pencil,
    { shadow: 150 },
  )
}
