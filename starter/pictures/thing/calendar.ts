import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { disc, path, rect, ring, slab, stroke } from '../hand/shapes.ts'
import { pile } from '../objects/furniture.ts'
import { tableTop } from '../sets/table-top.ts'

/** The month on a desk calendar, some days marked and one of them ringed. */
export const calendar = (art: Art) => {
  const { r, c } = art
  const day = r.whole(8, 19)
  let plain = ''
  let marked = ''
  let ringed = ''
  for (let at = 0; at < 28; at += 1) {
    const [x, y] = [-84 + (at % 7) * 28, -30 + Math.floor(at / 7) * 26]
    if (at === day) ringed = ring(x, y, 14)
    if (at % 7 > 4) marked += slab(x - 8, y - 8, 16, 16, 3)
    else plain += slab(x - 8, y - 8, 16, 16, 3)
  }
  const rings = [-70, -42, -14, 14, 42, 70].map((x) => `M${x} -88V-66`).join('')
  return tableTop(
    art,
    pile(art, r.pick([-128, 128]), 84, 56, 3) +
      path('M-112 92L-98 -74H98L112 92Z', mix(c.wall[2], c.deep, 0.25)) +
      path(slab(-108, -78, 216, 160, 6), c.wall[0]) +
      path('M-108 -52V-72Q-108 -78 -102 -78H102Q108 -78 108 -72V-52Z', c.cloth === c.ridges[4] ? c.accent : c.cloth) +
      stroke(rings, mix(c.wall[1], c.deep, 0.35), 5) +
      path(plain, mix(c.wall[0], c.ridges[1], 0.55)) +
      path(marked, mix(c.accent, c.wall[0], 0.45)) +
      stroke(ringed, c.sun === c.wall[0] ? c.accent : c.ridges[3], 4.4) +
      rect(-108, 82, 216, 5, c.wall[1]) +
      disc(0, -65, 4, c.wall[0]),
  )
}
