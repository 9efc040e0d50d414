import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { d, disc, path, placed, rect, slab } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { gathering, someone } from '../people/crowd.ts'

/** The doors of the university wide open. */
export const openDoors = (art: Art) => {
  const { r, w, h, unit, c } = art
  const floor = h * 0.8
  const lit = r.side()
  const wall = mix(c.wall[0], c.wall[1], 0.3)
  const x = w * r.pick([0.4, 0.5, 0.6])
  const [wide, tall] = [Math.min(w * 0.4, h * 0.5), h * 0.58]
  const top = floor - tall
  const hole = d`M${x - wide / 2} ${floor}V${top + wide / 2}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V${floor}Z`
  const leaf = (side: -1 | 1) => {
    const [edge, out] = [x + (side * wide) / 2, x + side * wide * 0.86]
    const board = d`M${edge} ${top + wide / 2}L${out} ${top + wide * 0.44}V${floor + h * 0.05}L${edge} ${floor}Z`
    return (
      path(board, c.cloth) +
      path(
        d`M${edge + side * wide * 0.06} ${top + wide * 0.56}L${out - side * wide * 0.05} ${top + wide * 0.52}V${top + wide * 0.8}L${edge + side * wide * 0.06} ${top + wide * 0.82}ZM${edge + side * wide * 0.06} ${top + wide * 0.9}L${out - side * wide * 0.05} ${top + wide * 0.88}V${floor + h * 0.01}L${edge + side * wide * 0.06} ${floor - h * 0.02}Z`,
        mix(c.cloth, c.deep, 0.3),
      ) +
      disc(out - side * wide * 0.06, floor - tall * 0.32, unit * 0.009, c.accent)
    )
  }
  const glow = isDark(c.sky[0]) ? c.sun : c.snow
  const light = d`M${x - wide / 2} ${floor}H${x + wide / 2}L${x + wide * 1.1} ${h}H${x - wide * 1.1}Z`
  const banner = (bx: number) =>
    path(slab(bx - unit * 0.05, h * 0.14, unit * 0.1, h * 0.42), c.accent) +
    path(d`M${bx - unit * 0.05} ${h * 0.56}l${unit * 0.05} ${unit * 0.04}l${unit * 0.05} ${-unit * 0.04}Z`, c.accent) +
    `<g fill="${c.wall[0]}">${placed(hornsOf(art), bx, h * 0.26, unit / 2400)}${placed(hornsOf(art), bx, h * 0.42, unit / 2400)}</g>`
  const guests = Array.from({ length: r.whole(4, 6) }, (_, at) => {
    const depth = r.between(0, 1)
    return someone(
      art,
      {
        x: x + (at - 2.4) * wide * 0.42 + r.between(-0.1, 0.1) * wide,
        y: floor + h * (0.02 + depth * 0.17),
        size: h * (0.27 + depth * 0.1),
        pose: r.pick(['walk', 'walk', 'stand', 'wave']),
        face: at < 2.5 ? 1 : -1,
      },
      c.floor[0],
    )
  })
  return (
    rect(0, 0, w, h, art.fade(mix(wall, c.wall[1], 0.6), wall)) +
    path(
      d`M${x - wide * 0.62} ${floor}V${top + wide / 2}a${wide * 0.62} ${wide * 0.62} 0 0 1 ${wide * 1.24} 0V${floor}Z`,
      mix(c.wall[1], c.wall[2], 0.4),
    ) +
    art.within(
      hole,
      rect(0, 0, w, floor, art.fade(glow, mix(glow, c.sun, 0.35))) +
        mountains(art, { x: x + lit * wide * 0.2, y: top, r: 1 }, { horizon: floor, tall: h * 0.3, plain: true }) +
        disc(x + lit * wide * 0.2, top + tall * 0.28, unit * 0.06, c.sun),
    ) +
    banner(Math.max(unit * 0.08, x - wide * 1.25)) +
    banner(Math.min(w - unit * 0.08, x + wide * 1.25)) +
    rect(0, floor, w, h - floor, art.fade(c.floor[0], c.floor[1])) +
    path(light, glow, 'opacity=".6"') +
    leaf(-1) +
    leaf(1) +
    gathering(art, lit, guests)
  )
}
