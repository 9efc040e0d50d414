import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { rect } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, placeSun, sky } from '../land/sky.ts'
import { yurt } from '../land/yurt.ts'
import { pennants } from '../objects/fair.ts'
import { altybaqan, cauldron } from '../objects/outdoors.ts'
import { gathering, someone } from '../people/crowd.ts'

/** The spring feast: yurts, a swing and a cauldron. */
export const nauryz = (art: Art) => {
  const { r, w, h, unit, c } = art
  const sun = placeSun(art)
  const lit = litBy(art, sun)
  const floor = h * 0.64
  const side = r.side()
  const lawn = isDark(c.sky[0]) ? mix(c.ridges[2], c.ridges[3], 0.4) : mix(c.ridges[1], c.ridges[2], 0.4)
  const x = (share: number) => (side > 0 ? share * w : w - share * w)
  const swing = x(0.74)
  const s = h * 0.62
  const guests = [0.1, 0.22, 0.5].map((at) =>
    someone(
      art,
      {
        x: x(at) + r.between(-0.02, 0.02) * w,
        y: h * r.between(0.88, 0.96),
        size: h * 0.38,
        dress: r.pick(['shapan', 'skirt', 'shapan', 'coat']),
        pose: r.pick(['clap', 'hold', 'stand', 'wave', 'speak']),
      },
      lawn,
    ),
  )
  const rider = someone(
    art,
    { x: swing, y: h * 0.93 - s * 0.165 + h * 0.095, size: h * 0.36, pose: 'sit', face: side > 0 ? -1 : 1, dress: 'skirt', floating: true },
    lawn,
  )
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon: floor, tall: h * 0.46, plain: true }) +
    rect(0, floor, w, h - floor, art.fade(lawn, mix(c.ridges[2], c.ridges[3], 0.6))) +
    yurt(art, x(0.14), floor + h * 0.07, unit * 0.13, lit) +
    yurt(art, x(0.4), floor + h * 0.08, unit * 0.16, lit) +
    yurt(art, x(0.92), floor + h * 0.05, unit * 0.1, lit) +
    pennants(art, h * 0.36, h * 0.05, 22) +
    cauldron(art, x(0.36), h * 0.95, h * 0.18) +
    altybaqan(art, swing, h * 0.93, s) +
    gathering(art, lit, [rider, ...guests])
  )
}
