import { arch } from '../campus/arch.ts'
import { backdrop } from '../campus/plaza.ts'
import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { path, placed, rect, ring, stroke } from '../hand/shapes.ts'
import { innerWall } from './hall.ts'

/** A table seen from above its edge, with a wall behind and the mountains in a window; what lies on it is drawn in a box of 300 by 200. */
export const tableTop = (
  art: Art,
  thing: string,
  { size = 1, turn = 0, shadow = 130 }: { size?: number; turn?: number; shadow?: number } = {},
) => {
  const { r, w, h, unit, c } = art
  const [above, below] = innerWall(art)
  const edge = h * r.between(0.6, 0.7)
  const side = r.side()
  const [x, wide] = [w * (0.5 + side * 0.26), unit * 0.52]
  const hole = arch(x - wide / 2, h * 0.08, wide, edge, r.chance(0.5))
  const sun = { x: x + side * unit * 0.08, y: h * 0.24, r: unit * 0.07 }
  const wood = isDark(c.sky[0]) ? mix(c.ridges[2], c.wall[2], 0.4) : mix(c.wall[2], c.ridges[1], 0.4)
  const scale = Math.min(w / 330, h / 224) * size
  return (
    rect(0, 0, w, h, art.fade(above, below)) +
    art.within(hole, backdrop(art, sun, edge, 0.72, true)) +
    stroke(hole, mix(above, c.wall[0], isDark(c.sky[0]) ? 0.3 : 0.9), unit * 0.02) +
    rect(0, edge, w, h - edge, art.fade(wood, mix(wood, c.deep, 0.28))) +
    rect(0, edge, w, h * 0.014, mix(wood, c.wall[0], 0.45)) +
    placed(
      path(ring(0, 84, shadow, 13), c.deep, 'opacity=".2"') + placed(thing, 0, 0, 1, turn + r.between(-2.5, 2.5)),
      w * r.between(0.46, 0.54),
      h * 0.5,
      scale,
    )
  )
}
