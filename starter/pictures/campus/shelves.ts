import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { path, rect, slab } from '../hand/shapes.ts'

/** Shelves full of books between two edges; books of one colour are one path. */
export const shelves = ({ r, h, c }: Art, from: number, to: number, floor: number, rows = 6, thickness = 1) => {
  const colours = [c.cloth, c.accent, c.ridges[4], c.ridges[2], c.wall[0], c.ridges[3], c.deep] as const
  const spines = new Map<string, string>()
  const add = (colour: string, shape: string) => spines.set(colour, `${spines.get(colour) ?? ''}${shape}`)
  let boards = ''
  for (let row = 0; row < rows; row += 1) {
    const base = (floor / rows) * (row + 1) - h * 0.012
    const room = floor / rows - h * 0.03
    let x = from + h * 0.011
    while (x < to) {
      const thick = h * r.between(0.012, 0.03) * thickness
      if (x + thick > to - h * 0.006) break
      if (r.chance(0.07)) {
        x += thick * 1.6
        continue
      }
      const high = room * r.between(0.62, 0.98)
      const colour = r.pick(colours)
      add(colour, slab(x, base - high, thick * 0.92, high))
      if (r.chance(0.35)) add(mix(colour, c.wall[0], 0.5), slab(x, base - high * 0.8, thick * 0.92, high * 0.07))
      x += thick
    }
    boards += slab(from, base, to - from, h * 0.014)
  }
  const plain = colours.map((colour) => path(spines.get(colour) ?? '', colour))
  const labels = colours.map((colour) => path(spines.get(mix(colour, c.wall[0], 0.5)) ?? '', mix(colour, c.wall[0], 0.5)))
  return rect(from, 0, to - from, floor, c.ridges[5]) + plain.join('') + labels.join('') + path(boards, c.wall[2])
}
