import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { path, rect, ring } from '../hand/shapes.ts'
import { bubble } from '../objects/fair.ts'
import { chair, laptop, pile, table } from '../objects/furniture.ts'
import { sapling } from '../objects/outdoors.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** Two people talk across a desk. */
export const advice = (art: Art) => {
  const { r, w, h, c } = art
  const set = hall(art, { floor: 0.76, window: r.pick(['arches', 'wide']) })
  const side = r.side()
  const x = (at: number) => w / 2 + side * at * Math.min(w, h * 1.5)
  const size = h * 0.66
  const ground = h * 0.96
  const high = size * 0.42
  const wide = h * 0.5
  const seats = [
    { x: x(-0.25), face: side, dress: 'jacket' as const },
    { x: x(0.25), face: side < 0 ? (1 as const) : (-1 as const), dress: 'coat' as const },
  ]
  const people = seats.map((seat, at) => someone(art, { ...seat, y: ground, size, pose: at ? 'sit' : 'type', floating: true }, set.behind))
  return (
    set.body +
    path(ring(w / 2, ground, h * 0.62, h * 0.03), c.deep, 'opacity=".14"') +
    sapling(art, x(0.44), ground - h * 0.06, h * 0.4, mix(c.ridges[2], c.ridges[3], 0.4)) +
    rect(x(0.44) - h * 0.06, ground - h * 0.1, h * 0.12, h * 0.1, c.accent) +
    bubble(x(-0.09), h * 0.2, h * 0.22, h * 0.12, side < 0 ? 1 : -1, c.wall[0]) +
    bubble(x(0.1), h * 0.3, h * 0.18, h * 0.1, side, c.accent) +
    seats.map((seat) => chair(art, seat.x, ground, size, seat.face)).join('') +
    gathering(art, set.lit, people) +
    table(art, w / 2 - wide / 2, ground, wide, high) +
    laptop(art, x(-0.05), ground - high, h * 0.14, side) +
    pile(art, x(0.1), ground - high, h * 0.12, 3)
  )
}
