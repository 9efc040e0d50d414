import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, rect, stroke } from '../hand/shapes.ts'

/** The wooden floor of a gym with its lines. */
export const gymFloor = (art: Art, floor: number) => {
  const { w, h, c } = art
  const wood = mix(c.accent, c.wall[1], 0.55)
  return (
    rect(0, floor, w, h - floor, art.fade(wood, mix(wood, c.ridges[3], 0.35))) +
    stroke(d`M0 ${floor + (h - floor) * 0.42}H${w}M${w * 0.5} ${floor}L${w * 0.46} ${h}`, c.wall[0], h * 0.008)
  )
}
