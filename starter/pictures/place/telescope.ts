import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, placed, rect, stroke } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { stars } from '../land/sky.ts'
import { swell } from '../land/swell.ts'
import { gathering, someone } from '../people/crowd.ts'

/** An astronomer at a telescope on a hill, under the stars. */
export const telescope = (art: Art) => {
  const { r, w, h, unit, c } = art
  const side = r.side()
  const x = (at: number) => w / 2 + side * at * Math.min(w, h * 1.5)
  const moon = { x: x(0.3), y: h * 0.2, r: unit * 0.08 }
  const night = [mix(c.deep, c.ridges[4], 0.4), mix(c.ridges[3], c.ridges[2], 0.3)] as const
  const hill = swell(art, { y: h * 0.9, height: h * 0.14, fill: c.ridges[4], mist: c.ridges[5], waves: 0.5 })
  const foot = hill.at(x(0)) + h * 0.05
  const s = h * 0.36
  const plough = (
    [
      [0, 0],
      [0.1, 0.05],
      [0.17, 0.02],
      [0.24, 0.08],
      [0.36, 0.06],
      [0.38, 0.17],
      [0.26, 0.18],
      [0.24, 0.08],
    ] as const
  )
    .map(([dx, dy], at) => d`${at ? 'L' : 'M'}${x(-0.36) + side * dx * h * 0.9} ${h * (0.12 + dy * 1.2)}`)
    .join('')
  const tube =
    stroke('M0 0L-26 74M0 0L26 74M0 0V72', mix(c.wall[2], c.deep, 0.2), 6) +
    placed(
      rect(-74, -15, 148, 30, c.wall[0]) +
        rect(-74, 3, 148, 12, c.wall[1]) +
        rect(66, -20, 26, 40, c.accent) +
        rect(-96, -8, 24, 16, c.deep) +
        disc(0, 0, 10, c.accent),
      0,
      -6,
      1,
      -32,
    )
  const watcher = someone(art, { x: x(-0.21), y: foot + h * 0.02, size: h * 0.48, pose: 'hold', face: side }, c.ridges[3])
  const friend = someone(art, { x: x(-0.36), y: foot + h * 0.03, size: h * 0.46, pose: 'point', face: side }, c.ridges[3])
  return (
    rect(0, 0, w, h, art.fade(night[0], night[1])) +
    stars(art, 0, h * 0.56, 70) +
    stroke(plough, c.sun, unit * 0.004, 'opacity=".7"') +
    disc(moon.x, moon.y, moon.r * 1.5, c.glow, 'opacity=".22"') +
    disc(moon.x, moon.y, moon.r, c.snow) +
    mountains(art, { ...moon, r: 0 }, { horizon: h * 0.8, tall: h * 0.36, plain: true }) +
    hill.body +
    `<g transform="${d`translate(${x(0)} ${foot - s * 0.66})`} scale(${(side * Math.round((s / 112) * 100)) / 100} ${Math.round((s / 112) * 100) / 100})">${tube}</g>` +
    gathering(art, side, [watcher, friend])
  )
}
