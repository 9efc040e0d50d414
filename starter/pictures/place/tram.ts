import { band } from '../hand/band.ts'
import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, path, rect, slab, stroke } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, placeSun, sky } from '../land/sky.ts'
import { planting } from '../land/trees.ts'
import { gathering, someone } from '../people/crowd.ts'

/** A tram under its wire, on an avenue that leads to the mountains. */
export const tram = (art: Art) => {
  const { r, w, h, c } = art
  const sun = placeSun(art)
  const lit = litBy(art, sun)
  const floor = h * 0.74
  const long = Math.min(w * 0.8, h * 1.2)
  const left = w / 2 - long / 2 + r.between(-0.05, 0.05) * w
  const high = h * 0.34
  const base = h * 0.84
  const paint = isDark(c.sky[0]) ? c.accent : c.cloth
  const glass = isDark(c.sky[0]) ? mix(c.wall[0], c.deep, 0.15) : mix(c.ridges[1], c.snow, 0.35)
  const panes = [0.03, 0.135, 0.24, 0.42, 0.525, 0.63, 0.81, 0.9]
    .map((at) => slab(left + long * at, base - high * 0.86, long * (at > 0.89 ? 0.07 : 0.09), high * 0.4, h * 0.012))
    .join('')
  const doors = [0.345, 0.735].map((at) => slab(left + long * at, base - high * 0.88, long * 0.06, high * 0.82, h * 0.008)).join('')
  const wheels = [0.12, 0.2, 0.5, 0.58, 0.82, 0.9].map((at) => d`M${left + long * at} ${base}h.1`).join('')
  const people = [0.12, 0.86].map((at) =>
    someone(art, { x: w * at, y: h * 0.97, size: h * 0.38, pose: r.pick(['walk', 'stand', 'wave']) }, c.floor[0]),
  )
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon: floor, tall: h * 0.54, plain: true }) +
    planting(
      art,
      floor + h * 0.01,
      lit,
      [0.02, 0.12, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.94].map((at) => at * w),
      h * 0.3,
    ) +
    rect(0, floor, w, h - floor, art.fade(c.floor[0], c.floor[1])) +
    stroke(d`M0 ${h * 0.3}Q${w / 2} ${h * 0.335} ${w} ${h * 0.3}`, c.deep, h * 0.006) +
    stroke(d`M${left + long * 0.44} ${base - high}l${h * 0.07} ${-h * 0.09}l${-h * 0.05} ${-h * 0.07}`, c.deep, h * 0.012) +
    path(slab(left, base - high, long, high * 0.96, h * 0.05), paint) +
    rect(left, base - high * 0.34, long, high * 0.12, mix(paint, c.deep, 0.35)) +
    path(panes, glass) +
    path(doors, mix(glass, c.deep, 0.25)) +
    band(left + long * 0.02, base - high * 0.31, long * 0.96, high * 0.08, c.wall[0]) +
    rect(left + long * 0.36, base - high * 1.06, long * 0.26, high * 0.08, mix(paint, c.deep, 0.4)) +
    stroke(wheels, c.deep, h * 0.07) +
    stroke(d`M0 ${base + h * 0.035}H${w}M0 ${base + h * 0.075}H${w}`, mix(c.deep, c.wall[2], 0.3), h * 0.009) +
    gathering(art, lit, people)
  )
}
