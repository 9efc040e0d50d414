import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, rect, ring, stroke } from '../hand/shapes.ts'
import { ball } from '../objects/play.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'
import { gymFloor } from '../sport/gym-floor.ts'

/** The sports hall: wall bars, rings, mats and people at exercise. */
export const gym = (art: Art) => {
  const { r, w, h, c } = art
  const set = hall(art, { floor: 0.7, window: 'none' })
  const side = r.side()
  const x = (at: number) => (side > 0 ? at * w : w - at * w)
  const wood = mix(c.wall[2], c.accent, 0.3)
  const bars = [0.06, 0.24, 0.42].map((at) => {
    const left = Math.min(x(at), x(at + 0.14))
    const rungs = Array.from({ length: 9 }, (_, row) => d`M${left} ${h * (0.2 + row * 0.055)}h${w * 0.14}`).join('')
    return (
      stroke(rungs, mix(wood, c.wall[0], 0.3), h * 0.011) +
      stroke(d`M${left} ${h * 0.16}V${set.floor}M${left + w * 0.14} ${h * 0.16}V${set.floor}`, wood, h * 0.018)
    )
  })
  const hang = (rx: number) =>
    stroke(d`M${rx} 0V${h * 0.33}`, c.deep, h * 0.006) + stroke(ring(rx, h * 0.365, h * 0.035), c.accent, h * 0.014)
  const people = [
    someone(art, { x: x(0.2), y: h * 0.92, size: h * 0.48, pose: 'tree', dress: 'tight', face: side }, set.behind),
    someone(art, { x: x(0.5), y: h * 0.94, size: h * 0.48, pose: 'stride', dress: 'sport', face: side }, set.behind),
    someone(art, { x: x(0.82), y: h * 0.9, size: h * 0.48, pose: 'cheer', dress: 'sport', face: side < 0 ? 1 : -1 }, set.behind),
  ]
  return (
    set.body +
    bars.join('') +
    hang(x(0.72)) +
    hang(x(0.8)) +
    gymFloor(art, set.floor) +
    path(ring(x(0.2), h * 0.92, h * 0.2, h * 0.032), c.cloth) +
    rect(Math.min(x(0.9), x(1.02)), set.floor - h * 0.05, w * 0.12, h * 0.14, c.ridges[3]) +
    rect(Math.min(x(0.9), x(1.02)), set.floor - h * 0.05, w * 0.12, h * 0.03, c.accent) +
    gathering(art, set.lit, people) +
    ball(art, 'basket', x(0.65), h * 0.88, h * 0.05)
  )
}
