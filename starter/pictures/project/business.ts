import type { Art } from '../hand/canvas.ts'
import { isDark } from '../hand/colour.ts'
import { line, type Point, rect, stroke } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, placeSun, sky } from '../land/sky.ts'
import { booth } from '../objects/fair.ts'
import { gathering, someone } from '../people/crowd.ts'
import { windbreak } from './windbreak.ts'

/** A village shop and its ledger that rises. */
export const business = (art: Art) => {
  const { r, w, h, c } = art
  const sun = placeSun(art)
  const lit = litBy(art, sun)
  const floor = h * 0.8
  const side = r.side()
  const wide = Math.min(w * 0.42, h * 0.62)
  const x = side < 0 ? w * 0.1 : w * 0.9 - wide
  const keeper = gathering(art, lit, [
    someone(
      art,
      { x: x + wide * 0.5, y: floor, size: h * 0.4, pose: r.pick(['hold', 'speak', 'wave']), cloth: c.wall[0], floating: true },
      c.deep,
    ),
  ])
  const bx = side < 0 ? w * 0.62 : w * 0.08
  const columns = [0.12, 0.2, 0.17, 0.28, 0.38].map((tall, at) =>
    rect(bx + at * w * 0.06, floor - h * tall, w * 0.045, h * tall, at % 2 ? c.ridges[2] : c.accent),
  )
  const trend = line([0.16, 0.25, 0.22, 0.34, 0.46].map((tall, at): Point => [bx + w * 0.022 + at * w * 0.06, floor - h * tall]))
  const buyers = [
    someone(
      art,
      { x: x + wide * (side < 0 ? 1.14 : -0.14), y: h * 0.92, size: h * 0.42, pose: 'carry', face: side < 0 ? -1 : 1 },
      c.floor[0],
    ),
    someone(art, { x: x + wide * 0.2, y: h * 0.95, size: h * 0.42, pose: r.pick(['point', 'hold']) }, c.floor[0]),
  ]
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon: floor, tall: h * 0.5, plain: true }) +
    windbreak(art, floor + h * 0.01, lit, side < 0 ? w * 0.6 : w * 0.04, 6) +
    rect(0, floor, w, h - floor, art.fade(c.floor[0], c.floor[1])) +
    columns.join('') +
    stroke(trend, isDark(c.sky[0]) ? c.snow : c.deep, h * 0.012) +
    booth(art, x, floor + h * 0.04, wide, h * 0.56, c.cloth === c.ridges[4] ? c.ridges[2] : c.cloth, keeper) +
    gathering(art, lit, buyers)
  )
}
