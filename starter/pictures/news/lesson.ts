import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { rect } from '../hand/shapes.ts'
import { screen } from '../objects/screens.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** A teacher at the board and rows of listeners. */
export const lesson = (art: Art) => {
  const { r, w, h, c } = art
  const set = hall(art, { floor: 0.7, window: 'none' })
  const side = r.side()
  const wide = Math.min(w * 0.62, h * 1.05)
  const box = { x: w / 2 - wide / 2 + side * w * 0.08, y: h * 0.15, w: wide, h: h * 0.42 }
  const teacher = someone(
    art,
    {
      x: w / 2 - side * wide * 0.5,
      y: set.floor + h * 0.05,
      size: h * 0.45,
      pose: 'point',
      face: side,
      dress: r.pick(['jacket', 'skirt']),
    },
    set.behind,
  )
  const benches = [0, 1].map((row) => {
    const top = h * (0.82 + row * 0.12)
    const size = h * (0.36 + row * 0.06)
    const pitch = w / (6 - row)
    const seats = Array.from({ length: 7 - row }, (_, at) => ({
      x: pitch * (at + row * 0.5) + r.between(-0.1, 0.1) * pitch,
      y: top + size * 0.55,
      size,
    })).filter(() => r.chance(0.86))
    const listeners = seats.map((seat) =>
      someone(
        art,
        { ...seat, pose: r.pick(['stand', 'stand', 'stand', 'wave']), crown: 'back', dress: 'coat', floating: true },
        c.floor[1],
      ),
    )
    return (
      gathering(art, set.lit, listeners) +
      rect(0, top, w, h - top, row ? c.ridges[4] : c.ridges[3]) +
      rect(0, top, w, h * 0.018, mix(c.ridges[3], c.wall[1], 0.4))
    )
  })
  return (
    set.body + screen(art, box, r.pick(['bars', 'globe', 'ring', 'peaks']), true) + gathering(art, set.lit, [teacher]) + benches.join('')
  )
}
