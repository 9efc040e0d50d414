import type { Art } from '../hand/canvas.ts'
import { d, path, stroke } from '../hand/shapes.ts'
import { table } from '../objects/furniture.ts'
import { screen } from '../objects/screens.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** A team shows its numbers to a jury. */
export const pitch = (art: Art) => {
  const { r, w, h, c } = art
  const set = hall(art, { floor: 0.72 })
  const side = r.side()
  const ground = set.floor + h * 0.1
  const size = h * 0.42
  const bw = h * 0.5
  const bx = w / 2 - side * w * 0.2 - bw / 2
  const legs = stroke(
    d`M${bx + bw * 0.2} ${ground - h * 0.2}L${bx + bw * 0.08} ${ground}M${bx + bw * 0.8} ${ground - h * 0.2}L${bx + bw * 0.92} ${ground}`,
    c.deep,
    h * 0.012,
  )
  const team = [
    someone(art, { x: w / 2 - side * w * 0.42, y: ground, size, face: side, pose: 'hold' }, set.behind),
    someone(
      art,
      { x: w / 2 + side * w * 0.005, y: ground + h * 0.02, size: size * 1.03, face: side < 0 ? 1 : -1, pose: 'point' },
      set.behind,
    ),
  ]
  const jury = [0.2, 0.32, 0.44].map((at) =>
    someone(
      art,
      {
        x: w / 2 + side * w * at,
        y: ground + h * 0.03,
        size,
        face: side < 0 ? 1 : -1,
        pose: r.pick(['sit', 'read', 'sit']),
        floating: true,
      },
      set.behind,
    ),
  )
  const tx = side > 0 ? w * 0.62 : w * 0.04
  return (
    set.body +
    legs +
    screen(art, { x: bx, y: ground - h * 0.2 - bw * 0.66, w: bw, h: bw * 0.66 }, r.pick(['bars', 'ring'])) +
    gathering(art, set.lit, team) +
    gathering(art, set.lit, jury) +
    table(art, tx, ground + h * 0.06, w * 0.34, h * 0.2, { cloth: true }) +
    path(d`M${tx + w * 0.1} ${ground - h * 0.14}l${w * 0.03} 0l-${w * 0.004} -${h * 0.03}h-${w * 0.022}Z`, c.wall[0])
  )
}
