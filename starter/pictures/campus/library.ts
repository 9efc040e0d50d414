import { band } from '../hand/band.ts'
import { mix } from '../hand/colour.ts'
import { d, lerp, path, poly, rect, stroke } from '../hand/shapes.ts'
import { swell } from '../land/swell.ts'
import { arch } from './arch.ts'
import { backdrop, walkers } from './plaza.ts'
import { shelves } from './shelves.ts'
import type { View } from './view.ts'

/** Shelves on both sides of a window to the mountains. */
export const library = ({ art, sun, lit, pointed }: View) => {
  const { r, w, h, c } = art
  const span = Math.min(w * 0.42, h * 0.56)
  const x = w * r.between(0.42, 0.58) - span / 2
  const top = h * 0.13
  const sill = h * 0.76
  const floor = h * 0.84
  const frame = span * 0.13
  const hole = arch(x, top, span, sill - top, pointed)
  const view =
    backdrop(art, { x: x + span * 0.5 + lit * span * 0.2, y: h * 0.34, r: sun.r * 0.8 }, sill, 0.78, true) +
    swell(art, { y: sill + h * 0.02, height: h * 0.08, fill: c.ridges[3], mist: c.ridges[4], waves: 2 }).body +
    rect(lit < 0 ? x + span * 0.94 : x, top, span * 0.06, h, c.wall[1])
  const light = poly([
    [x, floor],
    [x + span, floor],
    [x + span * (lit < 0 ? 1.5 : 0.9), h],
    [x + span * (lit < 0 ? 0.1 : -0.5), h],
  ])
  return (
    rect(0, 0, w, h, mix(c.wall[1], c.wall[2], 0.4)) +
    shelves(art, 0, x - frame, floor) +
    shelves(art, x + span + frame, w, floor) +
    path(arch(x - frame, top - frame, span + frame * 2, floor - top + frame, pointed), c.wall[0]) +
    art.within(hole, view) +
    stroke(d`M${x + span / 2} ${top}V${sill}M${x} ${lerp(top, sill, 0.52)}H${x + span}`, c.wall[0], span * 0.022) +
    rect(x - frame * 1.15, sill, span + frame * 2.3, h * 0.022, c.wall[1]) +
    band(x - frame * 0.6, sill + h * 0.035, span + frame * 1.2, h * 0.03, c.accent) +
    rect(0, floor, w, h - floor, art.fade(c.floor[0], c.floor[1])) +
    path(light, c.wall[0], 'opacity=".55"') +
    walkers(art, floor, lit, 0.14, 0.86)
  )
}
