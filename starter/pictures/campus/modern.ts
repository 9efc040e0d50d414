import { band } from '../hand/band.ts'
import { mix } from '../hand/colour.ts'
import { path, rect, slab } from '../hand/shapes.ts'
import { planting } from '../land/trees.ts'
import { opening } from './arch.ts'
import { wing } from './building.ts'
import { backdrop, plaza, walkers } from './plaza.ts'
import type { View } from './view.ts'

/** A glass building with an old gate set into it. */
export const modern = ({ art, sun, lit, pointed }: View) => {
  const { r, w, h, c } = art
  const floor = h * 0.8
  const back = backdrop(art, sun, floor - h * 0.05)
  const side = r.side()
  const wide = Math.min(w * 0.62, h * 1.1)
  const x = side < 0 ? w * 0.08 : w * 0.92 - wide
  const tall = h * r.between(0.4, 0.46)
  const y = floor - tall
  const arch = h * 0.27
  const gx = x + wide * (side < 0 ? 0.7 : 0.3) - arch * 0.5

  const glass = () => {
    const fins = Math.round(wide / (h * 0.045))
    const pane = wide / fins
    let glow = ''
    let bars = ''
    for (let at = 0; at < fins; at += 1)
      for (let level = 0; level < 4; level += 1)
        if (r.chance(0.16)) glow += slab(x + pane * at, y + tall * (level / 5 + 0.05), pane, tall / 5)
    for (let at = 0; at <= fins; at += 1) bars += slab(x + pane * at - h * 0.004, y, h * 0.008, tall)
    for (let level = 1; level < 4; level += 1) bars += slab(x, y + tall * (level / 5 + 0.05), wide, h * 0.01)
    return (
      rect(x, y, wide, tall, c.ridges[3]) +
      rect(x, y, wide, tall, art.fade(mix(c.ridges[3], c.sky[1], 0.28), c.ridges[4]), 'opacity=".8"') +
      path(glow, c.accent, 'opacity=".75"') +
      path(bars, c.wall[0]) +
      rect(x - h * 0.02, y - h * 0.03, wide + h * 0.04, h * 0.045, c.wall[0]) +
      rect(x - h * 0.02, y, wide + h * 0.04, h * 0.015, c.wall[2])
    )
  }

  const door =
    rect(gx - arch * 0.16, floor - arch * 1.36, arch * 1.32, arch * 1.36, c.wall[0]) +
    rect(lit < 0 ? gx + arch * 1.04 : gx - arch * 0.16, floor - arch * 1.36, arch * 0.12, arch * 1.36, c.wall[1]) +
    opening(c, gx, floor - arch * 1.12, arch, arch * 1.12, pointed, lit) +
    band(gx - arch * 0.1, floor - arch * 1.31, arch * 1.2, arch * 0.13, c.accent)
  const steps = [0, 1, 2].map((at) =>
    rect(gx - arch * (0.26 + at * 0.12), floor + h * 0.012 * at, arch * (1.52 + at * 0.24), h * 0.013, at % 2 ? c.wall[1] : c.wall[0]),
  )
  const trees = side < 0 ? [0.03, 0.8, 0.88, 0.96] : [0.04, 0.12, 0.2, 0.97]
  return (
    back +
    glass() +
    door +
    wing(art, {
      x: side < 0 ? x + wide : x - w * 0.34,
      y: floor - h * 0.2,
      w: w * 0.34,
      h: h * 0.2,
      lit,
      pointed,
      floors: 1,
      bay: h * 0.105,
    }) +
    plaza(art, floor, gx + arch / 2) +
    steps.join('') +
    planting(
      art,
      floor + h * 0.012,
      lit,
      trees.map((share) => share * w),
      h * 0.28,
    ) +
    walkers(art, floor, lit, 0.1, 0.9)
  )
}
