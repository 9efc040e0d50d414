import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, path, poly, stroke } from '../hand/shapes.ts'
import { swell } from '../land/swell.ts'
import { turbine } from '../land/turbine.ts'
import { gathering, someone } from '../people/crowd.ts'
import { openCountry } from './open-country.ts'

/** Turbines and panels on the hills. */
export const energy = (art: Art) => {
  const { r, w, h, c } = art
  const horizon = h * 0.62
  const { lit, back } = openCountry(art, horizon, 0.44)
  const hill = swell(art, {
    y: horizon + h * 0.14,
    height: h * 0.12,
    fill: mix(c.ridges[2], c.ridges[3], 0.4),
    mist: c.ridges[3],
    waves: 1,
  })
  const towers = [0.14, 0.34, 0.6, 0.84].map((at, index) => {
    const x = w * (at + r.between(-0.04, 0.04))
    return turbine(art, x, hill.at(x) + h * 0.01, h * (0.3 + ((index * 2) % 3) * 0.07))
  })
  const panel = (x: number, y: number, s: number) => {
    const shape = poly([
      [x, y],
      [x + s, y],
      [x + s * 0.86, y + s * 0.42],
      [x - s * 0.2, y + s * 0.42],
    ])
    const grid =
      [0.25, 0.5, 0.75].map((t) => d`M${x + s * t} ${y}L${x - s * 0.2 + s * 1.06 * t} ${y + s * 0.42}`).join('') +
      d`M${x - s * 0.1} ${y + s * 0.21}H${x + s * 0.93}`
    return (
      stroke(d`M${x + s * 0.4} ${y + s * 0.4}v${s * 0.14}`, c.wall[2], s * 0.05) +
      path(shape, isDark(c.sky[0]) ? c.ridges[0] : c.ridges[4]) +
      stroke(grid, mix(c.ridges[2], c.wall[0], 0.5), s * 0.014)
    )
  }
  const panels = [0, 1, 2, 3].map((at) => panel(w * (0.05 + at * 0.25), h * (0.82 + (at % 2) * 0.03), Math.min(w * 0.19, h * 0.28)))
  const keeper = someone(
    art,
    { x: w * r.pick([0.27, 0.52, 0.77]), y: h * 0.97, size: h * 0.3, pose: r.pick(['hold', 'point', 'hipHand']) },
    c.ridges[3],
  )
  return back + hill.body + towers.join('') + panels.join('') + gathering(art, lit, [keeper])
}
