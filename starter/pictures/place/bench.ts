import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { rect } from '../hand/shapes.ts'
import { flask, microscope, tubes } from '../objects/glass.ts'
import { hall } from '../sets/hall.ts'

/** Glass and a microscope on a laboratory bench, seen close. */
export const bench = (art: Art) => {
  const { r, w, h, c } = art
  const set = hall(art, { floor: 0.8, window: 'wide' })
  const top = h * 0.8
  const side = r.side()
  const x = (at: number) => w / 2 + side * at * Math.min(w, h * 1.5)
  return (
    set.body +
    microscope(art, x(-0.26), top, h * 0.68, side) +
    tubes(art, x(0.06), top, h * 0.36, [c.accent, c.cloth, c.ridges[2], c.sun]) +
    flask(art, x(0.3), top, h * 0.52, c.accent) +
    flask(art, x(0.43), top + h * 0.03, h * 0.32, c.ridges[2]) +
    rect(0, top, w, h * 0.05, c.wall[0]) +
    rect(0, top + h * 0.05, w, h, mix(c.ridges[3], c.ridges[2], 0.3)) +
    rect(0, top + h * 0.05, w, h * 0.02, mix(c.ridges[3], c.deep, 0.4))
  )
}
