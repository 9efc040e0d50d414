import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { rect } from '../hand/shapes.ts'
import { lectern } from '../objects/furniture.ts'
import { screen } from '../objects/screens.ts'
import { audience, gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** A lecturer seen close, with a screen and the first row. */
export const lecture = (art: Art) => {
  const { r, w, h, c } = art
  const set = hall(art, { floor: 0.9, window: 'none' })
  const side = r.side()
  const size = h * 0.92
  const [x, foot] = [w / 2 - side * w * 0.24, h * 1.08]
  const wide = Math.min(w * 0.5, h * 0.76)
  const box = { x: w / 2 + side * w * 0.2 - wide / 2, y: h * 0.16, w: wide, h: wide * 0.62 }
  const speaker = someone(
    art,
    { x, y: foot, size, pose: r.pick(['point', 'speak']), face: side, dress: r.pick(['jacket', 'skirt']), floating: true },
    set.behind,
  )
  return (
    set.body +
    rect(0, h * 0.12, w, h * 0.012, mix(set.behind, c.wall[2], 0.4)) +
    screen(art, box, r.pick(['bars', 'globe', 'ring', 'peaks']), true) +
    gathering(art, set.lit, [speaker]) +
    lectern(art, x + side * h * 0.02, h * 1.2, h * 0.62, set.lit) +
    audience(art, { rows: 1, size: 0.17 })
  )
}
