import type { Art } from '../hand/canvas.ts'
import { ball, net } from '../objects/play.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'
import { gymFloor } from './gym-floor.ts'
import { kits } from './kits.ts'

/** A smash over the net. */
export const volleyball = (art: Art) => {
  const { r, w, h } = art
  const place = hall(art, { floor: 0.74, window: r.pick(['arches', 'wide']) })
  const side = r.side()
  const [own, other] = kits(art, place.behind)
  const x = w / 2
  const size = h * 0.5
  const ground = h * 0.92
  const dress = 'sport' as const
  const back = side < 0 ? 1 : -1
  const players = [
    someone(art, { x: x + side * h * 0.24, y: ground, size, pose: 'smash', face: back, dress, cloth: own }, place.behind),
    someone(art, { x: x - side * h * 0.16, y: ground, size, pose: 'block', face: side, dress, cloth: other }, place.behind),
    someone(
      art,
      { x: x - side * h * 0.36, y: ground + h * 0.02, size, pose: r.pick(['block', 'reach']), face: side, dress, cloth: other },
      place.behind,
    ),
    someone(
      art,
      { x: x + side * h * 0.56, y: ground + h * 0.03, size, pose: r.pick(['reach', 'stride']), face: back, dress, cloth: own },
      place.behind,
    ),
  ]
  return (
    place.body +
    gymFloor(art, place.floor) +
    net(art, x, ground, h * 0.5) +
    gathering(art, place.lit, players) +
    ball(art, 'volley', x + side * h * 0.06, h * 0.24, h * 0.062)
  )
}
