import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, rect, ring, slab, stroke } from '../hand/shapes.ts'
import { chair, hangingLamp, table } from '../objects/furniture.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** Lunch in the canteen: a counter that steams, and people at a table. */
export const canteen = (art: Art) => {
  const { r, w, h, c } = art
  const set = hall(art, { floor: 0.72, window: r.pick(['arches', 'wide']) })
  const side = r.side()
  const x = (at: number) => (side > 0 ? at * w : w - at * w)
  const middle = x(0.62)
  const size = h * 0.5
  const ground = h * 0.94
  const high = size * 0.4
  const bowl = (bx: number) =>
    path(
      d`M${bx - h * 0.036} ${ground - high - h * 0.03}h${h * 0.072}q${-h * 0.008} ${h * 0.034} ${-h * 0.036} ${h * 0.034}t${-h * 0.036} ${-h * 0.034}Z`,
      c.wall[0],
    ) +
    stroke(
      d`M${bx} ${ground - high - h * 0.045}q${-h * 0.014} ${-h * 0.02} 0 ${-h * 0.04}t0 ${-h * 0.03}`,
      c.wall[0],
      h * 0.007,
      'opacity=".7"',
    )
  const seats = ([-1, 1] as const).map((face) => ({ x: middle - face * h * 0.3, face }))
  const eaters = seats.map((seat) => someone(art, { ...seat, y: ground, size, pose: 'sit', floating: true }, set.behind))
  const cx = x(0.16)
  const cook = someone(
    art,
    {
      x: cx,
      y: set.floor + h * 0.14,
      size: h * 0.46,
      pose: 'hold',
      dress: 'white',
      cloth: mix(c.wall[0], '#ffffff', 0.5),
      face: side,
      floating: true,
    },
    set.behind,
  )
  const left = cx - h * 0.24
  const pots = [0.08, 0.24, 0.4].map((at) => slab(left + h * at - h * 0.05, set.floor - h * 0.09, h * 0.1, h * 0.06, h * 0.014)).join('')
  return (
    set.body +
    [0.34, 0.62, 0.9].map((at) => hangingLamp(art, x(at), h * 0.24, h * 0.1, h * 0.3)).join('') +
    gathering(art, set.lit, [cook]) +
    path(pots, mix(c.wall[1], c.wall[2], 0.6)) +
    rect(left, set.floor - h * 0.04, h * 0.52, h * 0.2, c.ridges[3]) +
    rect(left - h * 0.02, set.floor - h * 0.04, h * 0.56, h * 0.03, c.wall[0]) +
    path(ring(left + h * 0.26, set.floor + h * 0.06, h * 0.03), c.accent) +
    seats.map((seat) => chair(art, seat.x, ground, size, seat.face)).join('') +
    gathering(art, set.lit, eaters) +
    table(art, middle - h * 0.24, ground, h * 0.48, high) +
    bowl(middle - h * 0.12) +
    bowl(middle + h * 0.12)
  )
}
