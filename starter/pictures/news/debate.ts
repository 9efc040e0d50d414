import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, stroke } from '../hand/shapes.ts'
import { bubble } from '../objects/fair.ts'
import { lectern } from '../objects/furniture.ts'
import { audience, gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

const dots = (x: number, y: number, s: number) => d`M${x - s} ${y}h.1M${x} ${y}h.1M${x + s} ${y}h.1`

const rows = (x: number, y: number, s: number) => d`M${x - s * 1.2} ${y - s * 0.6}h${s * 2.4}M${x - s * 1.2} ${y + s * 0.6}h${s * 1.4}`

/** Two speakers at their lecterns, answering each other. */
export const debate = (art: Art) => {
  const { r, w, h, unit, c } = art
  const set = hall(art, { floor: 0.72, window: r.pick(['shanyrak', 'arches', 'none']) })
  const ground = set.floor + h * 0.1
  const size = h * 0.44
  const wide = Math.min(w * 0.27, h * 0.46)
  const speakers = ([-1, 1] as const).map((side) =>
    someone(
      art,
      {
        x: w / 2 + side * wide * 1.06,
        y: ground - h * 0.03,
        size,
        face: side < 0 ? 1 : -1,
        pose: r.pick(['speak', 'point', 'stand']),
        floating: true,
      },
      set.behind,
    ),
  )
  const bubbleY = h * 0.27
  const tall = unit * 0.17
  return (
    set.body +
    ([-1, 1] as const)
      .map((side) => {
        const x = w / 2 + side * wide * 0.42
        const y = bubbleY + side * unit * 0.035
        const colour = side < 0 ? c.cloth : c.accent
        const ink = c.wall[0]
        return (
          bubble(x, y, tall * 1.5, tall, side, colour) +
          stroke(side < 0 ? rows(x, y, tall * 0.28) : dots(x, y, tall * 0.3), ink, tall * (side < 0 ? 0.09 : 0.14))
        )
      })
      .join('') +
    gathering(art, set.lit, speakers) +
    lectern(art, w / 2 - wide, ground, h * 0.29, set.lit) +
    lectern(art, w / 2 + wide, ground, h * 0.29, set.lit, mix(c.ridges[3], c.accent, 0.35)) +
    audience(art)
  )
}
