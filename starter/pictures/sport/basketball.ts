import type { Art } from '../hand/canvas.ts'
import { ball, hoop } from '../objects/play.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'
import { gymFloor } from './gym-floor.ts'
import { kits } from './kits.ts'

/** A shot at the basket. */
export const basketball = (art: Art) => {
  const { r, w, h } = art
  const place = hall(art, { floor: 0.74, window: r.pick(['arches', 'shanyrak', 'wide']) })
  const side = r.side()
  const [own, other] = kits(art, place.behind)
  const at = (share: number) => w / 2 + side * Math.min(w, h * 1.5) * share
  const back = side < 0 ? 1 : -1
  const ground = h * 0.93
  const size = h * 0.52
  const dress = 'sport' as const
  const players = [
    someone(art, { x: at(-0.1) + r.between(-0.06, 0.04) * h, y: ground, size, pose: 'shoot', face: side, dress, cloth: own }, place.behind),
    someone(
      art,
      { x: at(0.14) + r.between(-0.03, 0.05) * h, y: ground, size, pose: 'block', face: back, dress, cloth: other },
      place.behind,
    ),
    someone(
      art,
      {
        x: at(-0.36) + r.between(-0.06, 0.06) * h,
        y: ground + h * 0.03,
        size,
        pose: r.pick(['stride', 'run', 'reach']),
        face: side,
        dress,
        cloth: r.pick([own, other]),
      },
      place.behind,
    ),
  ]
  return (
    place.body +
    gymFloor(art, place.floor) +
    hoop(art, at(0.37), ground - h * 0.02, h * 0.8, back) +
    gathering(art, place.lit, players) +
    ball(art, 'basket', at(0.02), h * 0.2, h * 0.065)
  )
}
