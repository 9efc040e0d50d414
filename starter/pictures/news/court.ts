import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { disc, rect } from '../hand/shapes.ts'
import { lectern } from '../objects/furniture.ts'
import { scales } from '../objects/signs.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** A moot court: three judges, two sides. */
export const court = (art: Art) => {
  const { r, w, h, c } = art
  const place = hall(art, { floor: 0.72, window: r.pick(['none', 'arches']) })
  const wood = mix(c.ridges[3], c.ridges[4], 0.4)
  const wide = Math.min(w * 0.56, h * 0.9)
  const left = (w - wide) / 2
  const top = h * 0.52
  const columns = [left - wide * 0.12, left + wide * 1.04].map(
    (x) =>
      rect(x, h * 0.1, wide * 0.08, top + h * 0.1, c.wall[0]) +
      rect(x + wide * 0.05, h * 0.1, wide * 0.03, top + h * 0.1, c.wall[1]) +
      rect(x - wide * 0.02, h * 0.1, wide * 0.12, h * 0.03, c.wall[2]),
  )
  const judges = [0.2, 0.5, 0.8].map((at) =>
    someone(
      art,
      {
        x: left + wide * at,
        y: top + h * 0.16,
        size: h * 0.38,
        dress: 'gown',
        cloth: c.deep,
        pose: r.pick(['hold', 'speak', 'stand']),
        floating: true,
      },
      place.behind,
    ),
  )
  const sides = ([-1, 1] as const).map((side) =>
    someone(
      art,
      { x: w / 2 + side * w * 0.36, y: h * 0.95, size: h * 0.46, face: side < 0 ? 1 : -1, pose: r.pick(['speak', 'point', 'hold']) },
      place.behind,
    ),
  )
  return (
    place.body +
    columns.join('') +
    disc(w / 2, h * 0.24, h * 0.15, mix(c.ridges[3], place.behind, 0.15)) +
    scales(art, w / 2, h * 0.35, h * 0.22, isDark(c.sky[0]) ? c.sun : c.wall[0]) +
    gathering(art, place.lit, judges) +
    rect(left, top, wide, h * 0.24, wood) +
    [0.2, 0.5, 0.8].map((at) => rect(left + wide * (at - 0.11), top + h * 0.06, wide * 0.22, h * 0.14, mix(wood, c.deep, 0.3))).join('') +
    rect(left - wide * 0.03, top, wide * 1.06, h * 0.03, mix(wood, c.wall[1], 0.4)) +
    gathering(art, place.lit, sides) +
    lectern(art, w / 2 - w * 0.24, h * 0.97, h * 0.26, place.lit) +
    lectern(art, w / 2 + w * 0.24, h * 0.97, h * 0.26, place.lit)
  )
}
