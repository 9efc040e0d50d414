import type { Art } from '../hand/canvas.ts'
import { isDark } from '../hand/colour.ts'
import { rect } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { sky } from '../land/sky.ts'
import { yurt } from '../land/yurt.ts'
import { pile } from '../objects/furniture.ts'
import { scales } from '../objects/signs.ts'
import { gathering, someone } from '../people/crowd.ts'

/** Justice that comes to the village: scales before a yurt and the mountains. */
export const justice = (art: Art) => {
  const { r, w, h, unit, c } = art
  const sun = { x: w / 2, y: h * 0.36, r: unit * 0.24 }
  const lit = r.side()
  const floor = h * 0.72
  const steps = [0, 1, 2].map((at) =>
    rect(
      w / 2 - unit * (0.22 + at * 0.08),
      floor - h * 0.02 + at * h * 0.035,
      unit * (0.44 + at * 0.16),
      h * 0.036,
      at % 2 ? c.wall[1] : c.wall[0],
    ),
  )
  const people = ([-1, 1] as const).flatMap((side) => [
    someone(
      art,
      { x: w / 2 + side * h * 0.42, y: h * 0.93, size: h * 0.42, pose: r.pick(['speak', 'hold', 'point']), face: side < 0 ? 1 : -1 },
      c.floor[0],
    ),
    someone(
      art,
      {
        x: w / 2 + side * h * 0.58,
        y: h * 0.96,
        size: h * 0.42,
        pose: r.pick(['stand', 'hipHand', 'hold']),
        dress: r.pick(['shapan', 'coat']),
        face: side < 0 ? 1 : -1,
      },
      c.floor[0],
    ),
  ])
  return (
    sky(art, sun) +
    mountains(art, { ...sun, r: 0, x: lit < 0 ? 0 : w }, { horizon: floor, tall: h * 0.36, plain: true }) +
    rect(0, floor, w, h - floor, art.fade(c.floor[0], c.floor[1])) +
    yurt(art, w * 0.12, floor + h * 0.04, unit * 0.12, lit) +
    yurt(art, w * 0.9, floor + h * 0.03, unit * 0.1, lit) +
    scales(art, w / 2, floor, h * 0.52, isDark(c.sky[0]) ? c.ridges[5] : c.ridges[4]) +
    steps.join('') +
    pile(art, w / 2 + lit * unit * 0.3, h * 0.84, unit * 0.16, 3) +
    gathering(art, lit, people)
  )
}
