import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { disc, path, placed, rect, slab, stroke } from '../hand/shapes.ts'
import { bubble } from '../objects/fair.ts'
import { tableTop } from '../sets/table-top.ts'

/** A phone with messages that come and go. */
export const phone = (art: Art) => {
  const { c } = art
  const glass = isLight(c.wall[0])
  const body =
    path(slab(-52, -98, 104, 190, 14), c.deep) +
    path(slab(-45, -88, 90, 170, 8), glass) +
    rect(-45, -88, 90, 24, c.cloth === c.ridges[4] ? c.ridges[3] : c.cloth) +
    disc(-30, -76, 7, c.wall[0]) +
    stroke('M-16 -76H26', c.wall[0], 5) +
    path(slab(-37, -52, 56, 26, 8) + slab(-37, 16, 48, 22, 8), mix(c.ridges[1], c.wall[0], 0.35)) +
    path(slab(-16, -18, 54, 26, 8), c.accent) +
    stroke('M-29 -43H9M-29 -35H-3M-29 27H3', c.ridges[3], 3.4) +
    stroke('M-8 -9H28M-8 -1H16', c.wall[0], 3.4) +
    path(slab(-37, 54, 74, 18, 9), mix(c.wall[0], c.wall[2], 0.4))
  return tableTop(
    art,
    bubble(104, -50, 84, 54, -1, c.accent) +
      stroke('M80 -50h.1M104 -50h.1M128 -50h.1', c.wall[0], 9) +
      bubble(-104, -18, 88, 56, 1, c.wall[0]) +
      stroke('M-132 -26H-78M-132 -10H-96', c.ridges[3], 6) +
      placed(body, 0, 0, 1, 4),
    { shadow: 70 },
  )
}

// A screen is lit also at night.
const isLight = (paper: string) => mix(paper, '#ffffff', 0.5)
