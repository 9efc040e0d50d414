import type { Art } from '../hand/canvas.ts'
import { d, path, stroke } from '../hand/shapes.ts'
import { ball } from '../objects/play.ts'
import { gathering, someone } from '../people/crowd.ts'
import { square } from '../sets/square.ts'
import { kits } from './kits.ts'

/** A kick at the goal. */
export const football = (art: Art) => {
  const { r, w, h, c } = art
  const place = square(art, { floor: 0.6, ground: 'lawn' })
  const side = r.side()
  const [own, other] = kits(art, place.behind)
  const at = (share: number) => w / 2 + side * Math.min(w, h * 1.5) * share
  const back = side < 0 ? 1 : -1
  const ground = h * 0.9
  const dress = 'sport' as const
  const [post, tall] = [at(0.44), h * 0.44]
  const deep = side * h * 0.2
  const goal =
    path(d`M${post} ${ground}V${ground - tall}L${post + deep} ${ground - tall * 0.8}V${ground - h * 0.06}Z`, c.wall[0], 'opacity=".28"') +
    stroke(
      [0.25, 0.5, 0.75]
        .map(
          (t) =>
            d`M${post} ${ground - tall * t}L${post + deep} ${ground - tall * t * 0.8}M${post + deep * t} ${ground - tall * (1 - 0.2 * t)}V${ground - h * 0.06 * t}`,
        )
        .join(''),
      c.wall[0],
      h * 0.003,
    ) +
    stroke(d`M${post} ${ground}V${ground - tall}L${post + deep} ${ground - tall * 0.8}`, c.wall[0], h * 0.014)
  const players = [
    someone(art, { x: at(-0.16), y: ground, size: h * 0.5, pose: 'kick', face: side, dress, cloth: own }, place.behind),
    someone(
      art,
      { x: at(0.34), y: ground, size: h * 0.48, pose: r.pick(['reach', 'block']), face: back, dress, cloth: c.accent },
      place.behind,
    ),
    someone(
      art,
      {
        x: at(-0.4),
        y: ground - h * 0.06,
        size: h * 0.42,
        pose: r.pick(['run', 'stride']),
        face: side,
        dress,
        cloth: r.pick([own, other]),
      },
      place.behind,
    ),
  ]
  const lines = stroke(d`M0 ${h * 0.72}H${w}M${at(0.2)} ${h * 0.72}L${at(0.12)} ${h}`, c.wall[0], h * 0.006, 'opacity=".7"')
  return place.body + lines + goal + gathering(art, place.lit, players) + ball(art, 'foot', at(0.06), ground - h * 0.1, h * 0.055)
}
