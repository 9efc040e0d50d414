import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, path, rect, slab, stroke } from '../hand/shapes.ts'
import { chair, laptop, pile, table } from '../objects/furniture.ts'
import { framed } from '../objects/signs.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** A room in a hall of residence: a bed, a desk, a shelf and a student at work. */
export const room = (art: Art) => {
  const { r, w, h, c } = art
  const set = hall(art, { floor: 0.8, window: 'shanyrak' })
  const side = r.side()
  const x = (at: number) => w / 2 + side * at * Math.min(w, h * 1.5)
  const box = (from: number, to: number, y: number, high: number, fill: string) =>
    rect(Math.min(x(from), x(to)), y, Math.abs(x(to) - x(from)), high, fill)
  const blanket = c.cloth === c.ridges[4] ? c.ridges[2] : c.cloth
  const bed =
    box(-0.47, -0.44, h * 0.54, h * 0.4, mix(c.wall[2], c.deep, 0.35)) +
    box(-0.47, -0.04, h * 0.78, h * 0.08, mix(c.wall[2], c.deep, 0.2)) +
    box(-0.44, -0.06, h * 0.7, h * 0.09, c.wall[0]) +
    box(-0.32, -0.05, h * 0.69, h * 0.12, blanket) +
    path(
      slab(Math.min(x(-0.435), x(-0.335)), h * 0.645, Math.abs(x(-0.335) - x(-0.435)), h * 0.07, h * 0.03),
      mix(c.wall[0], c.accent, 0.35),
    ) +
    box(-0.07, -0.05, h * 0.7, h * 0.24, mix(c.wall[2], c.deep, 0.35)) +
    box(-0.46, -0.44, h * 0.86, h * 0.08, c.deep)
  const size = h * 0.5
  const ground = h * 0.95
  const high = size * 0.42
  const back = side < 0 ? 1 : -1
  const left = Math.min(x(0.3), x(0.47))
  return (
    set.body +
    framed(art, Math.min(x(-0.4), x(-0.29)), h * 0.2, Math.abs(x(0.11) - x(0)), h * 0.15) +
    box(0.26, 0.48, h * 0.36, h * 0.02, mix(c.wall[2], c.deep, 0.3)) +
    pile(art, x(0.33), h * 0.36, h * 0.12, 3) +
    disc(x(0.43), h * 0.325, h * 0.034, c.accent) +
    bed +
    table(art, left - h * 0.06, ground, Math.abs(x(0.47) - x(0.3)) + h * 0.06, high) +
    stroke(d`M${x(0.45)} ${ground - high}V${ground - high - h * 0.16}L${x(0.4)} ${ground - high - h * 0.2}`, c.deep, h * 0.014) +
    path(
      d`M${x(0.42)} ${ground - high - h * 0.24}L${x(0.36)} ${ground - high - h * 0.2}L${x(0.4)} ${ground - high - h * 0.14}Z`,
      c.accent,
    ) +
    laptop(art, x(0.33), ground - high, h * 0.13, side) +
    chair(art, x(0.2), ground, size, side) +
    gathering(art, set.lit, [
      someone(art, { x: x(0.2), y: ground, size, pose: 'type', face: back < 0 ? 1 : -1, floating: true }, set.behind),
    ])
  )
}
