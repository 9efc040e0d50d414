import type { Art } from '../hand/canvas.ts'
import { disc, line, path, poly } from '../hand/shapes.ts'

/** A wind turbine at a position; `s` is the height of its hub. */
export const turbine = ({ r, c }: Art, x: number, y: number, s: number) => {
  const top = y - s
  const turn = r.between(0, 2)
  const blades = [0, 1, 2].map((at) => {
    const angle = turn + (at * 2 * Math.PI) / 3
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return line([
      [x - dy * s * 0.02, top + dx * s * 0.02],
      [x + dx * s * 0.16 - dy * s * 0.035, top + dy * s * 0.16 + dx * s * 0.035],
      [x + dx * s * 0.52, top + dy * s * 0.52],
      [x + dy * s * 0.015, top - dx * s * 0.015],
    ])
  })
  const mast = poly([
    [x - s * 0.012, top],
    [x + s * 0.012, top],
    [x + s * 0.026, y],
    [x - s * 0.026, y],
  ])
  return path(mast, c.wall[1]) + path(blades.join(''), c.wall[0]) + disc(x, top, s * 0.035, c.accent)
}
