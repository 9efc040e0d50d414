import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, stroke } from '../hand/shapes.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'
import { square } from '../sets/square.ts'

/** Two wrestlers on the carpet, holding each other's belts. */
export const kures = (art: Art) => {
  const { r, w, h, c } = art
  const place = r.chance(0.5) ? hall(art, { floor: 0.66 }) : square(art, { floor: 0.6, ground: 'lawn' })
  const ground = h * 0.86
  const size = h * 0.56
  const ring = (grow: number, colour: string) =>
    `<ellipse cx="${d`${w / 2}`}" cy="${d`${ground}`}" rx="${d`${Math.min(w * 0.46, h * 0.66) * grow}`}" ry="${d`${h * 0.12 * grow}`}" fill="${colour}"/>`
  const belt = (colour: string) => () => stroke('M-7 -44H9', colour, 4.4)
  const pair = [
    someone(
      art,
      {
        x: w / 2 - h * 0.17,
        y: ground + h * 0.02,
        size,
        face: 1,
        pose: 'grapple',
        dress: 'jacket',
        cloth: c.wall[0],
        legs: c.wall[1],
        crown: 'short',
        holds: belt(c.accent),
      },
      place.behind,
    ),
    someone(
      art,
      {
        x: w / 2 + h * 0.17,
        y: ground + h * 0.02,
        size,
        face: -1,
        pose: 'grapple',
        dress: 'jacket',
        cloth: c.ridges[3],
        legs: c.ridges[4],
        crown: 'short',
        holds: belt(c.accent),
      },
      place.behind,
    ),
  ]
  const watchers = [-0.44, -0.34, 0.34, 0.44].map((at) =>
    someone(
      art,
      {
        x: w / 2 + at * Math.min(w, h * 1.6),
        y: h * 0.78,
        size: h * 0.34,
        dress: r.pick(['shapan', 'coat']),
        pose: r.pick(['clap', 'stand', 'cheer']),
        face: at < 0 ? 1 : -1,
      },
      place.behind,
    ),
  )
  const judge = someone(art, { x: w / 2 + r.side() * h * 0.3, y: h * 0.77, size: h * 0.36, dress: 'jacket', pose: 'wave' }, place.behind)
  return (
    place.body +
    gathering(art, place.lit, [...watchers, judge]) +
    ring(1, c.cloth) +
    ring(0.86, c.accent) +
    ring(0.78, mix(c.cloth, c.wall[1], 0.25)) +
    disc(w / 2, ground, 0.1, c.accent) +
    gathering(art, place.lit, pair)
  )
}
