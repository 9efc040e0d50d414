import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { path, placed, rect, slab, stroke } from '../hand/shapes.ts'
import { tableTop } from '../sets/table-top.ts'

const envelope = (fill: string, edge: string, seal: string) =>
  path(slab(-54, -36, 108, 72, 4), fill) + stroke('M-52 -34L0 8L52 -34', edge, 3) + path('M-8 2L0 -6L8 2L0 10Z', seal)

/** A letter box with its slot open, and letters in front of it. */
export const mailbox = (art: Art) => {
  const { c } = art
  const paint = c.cloth === c.ridges[4] ? c.ridges[2] : c.cloth
  const edge = mix(c.wall[2], c.deep, 0.2)
  return tableTop(
    art,
    path('M-62 88V-52A62 52 0 0 1 62 -52V88Z', paint) +
      path('M20 -101A62 52 0 0 1 62 -52V88H28Z', mix(paint, c.deep, 0.32)) +
      placed(envelope(c.wall[0], edge, c.accent), 0, -62, 0.72, -4) +
      rect(-46, -46, 92, 14, c.deep) +
      path('M-46 -32H46V-2Q0 8 -46 -2Z', mix(paint, c.wall[0], 0.12)) +
      `<g fill="${c.accent}">${placed(hornsOf(art), 0, 36, 0.32)}</g>` +
      placed(envelope(mix(c.wall[0], c.accent, 0.3), edge, c.ridges[3]), 92, 56, 0.9, 12) +
      placed(envelope(c.wall[0], edge, c.accent), -92, 58, 1, -9),
    { shadow: 150 },
  )
}
