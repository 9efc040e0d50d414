import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornPair, rosette } from '../hand/horn.ts'
import { d, group, placed, rect, slab } from '../hand/shapes.ts'

type Motifs = { art: Art; horn: string; flower: string }
type Cloth = { body: string; sparks: string }

const diamond = (x: number, y: number, s: number) => d`<path d="M${x} ${y - s}L${x + s} ${y}L${x} ${y + s}L${x - s} ${y}Z"/>`

const medallion = ({ art, horn, flower }: Motifs): Cloth => {
  const { r, w, h, unit } = art
  const size = unit / r.between(310, 420)
  const [x, y] = [w * r.between(0.24, 0.76), h * r.between(0.4, 0.6)]
  const corners = [45, 135, 225, 315].map((turn) =>
    group(placed(horn, 0, -218 * size, size * 0.7), d`translate(${x} ${y}) rotate(${turn})`),
  )
  const row = [-2, -1, 0, 1, 2].map((at) => placed(flower, x + at * 337 * size, y, size))
  return {
    body: row.join(''),
    sparks: corners.join('') + diamond(x - 168 * size, y, 15 * size) + diamond(x + 168 * size, y, 15 * size),
  }
}

const rows = ({ art, horn }: Motifs): Cloth => {
  const { r, w, h } = art
  const count = r.whole(2, 4)
  const band = h / count
  const size = band / 250
  const pitch = 196 * size
  const across = Math.ceil(w / pitch) + 1
  const start = (w - (across - 1) * pitch) / 2 + r.between(-0.5, 0.5) * pitch
  let body = ''
  let sparks = ''
  for (let row = 0; row < count; row += 1) {
    const y = band * (row + 0.5)
    for (let at = -1; at <= across; at += 1) {
      const x = start + at * pitch
      body += placed(horn, x, y - 22 * size, size) + placed(horn, x + pitch / 2, y + 22 * size, size, 180)
      sparks += diamond(x, y - 96 * size, 9 * size) + diamond(x + pitch / 2, y + 96 * size, 9 * size)
    }
    if (row) sparks += `<path d="${slab(0, band * row - 3 * size, w, 6 * size)}"/>`
  }
  return { body, sparks }
}

const field = ({ art, flower }: Motifs, drop: boolean): Cloth => {
  const { r, w, h, unit } = art
  const cell = unit / r.between(1.4, 2.7)
  const size = (cell / 330) * (drop ? 0.84 : 0.96)
  const columns = Math.ceil(w / cell) + 1
  const lines = Math.ceil(h / cell) + 1
  const from = r.between(0.36, 0.64)
  let body = ''
  let sparks = ''
  for (let row = -1; row <= lines; row += 1)
    for (let column = -1; column <= columns; column += 1) {
      const x = w * from + (column - Math.floor(columns / 2)) * cell + (drop && row % 2 ? cell / 2 : 0)
      const y = h / 2 + (row - Math.floor(lines / 2)) * cell * (drop ? 0.86 : 1)
      body += placed(flower, x, y, size)
      sparks += diamond(x + cell / 2, y + (drop ? 0 : cell / 2), cell * 0.055)
    }
  return { body, sparks }
}

// The lattice of a yurt's wall (кереге) with horns in its cells.
const lattice = ({ art, horn }: Motifs): Cloth => {
  const { r, w, h, unit } = art
  const cell = unit / r.between(1.8, 3.2)
  const from = r.between(0, 1) * cell
  let bars = ''
  let body = ''
  let sparks = ''
  for (let row = -1; row * cell * 0.5 < h + cell; row += 1)
    for (let x = -cell + from + (row % 2 ? cell / 2 : 0); x < w + cell; x += cell) {
      const y = (row * cell) / 2
      bars += d`M${x} ${y - cell / 2}L${x + cell / 2} ${y}L${x} ${y + cell / 2}L${x - cell / 2} ${y}Z`
      body += placed(horn, x, y - cell * 0.06, cell / 470)
      sparks += diamond(x + cell / 2, y, cell * 0.045)
    }
  return { body: `${body}<path d="${bars}" fill="none" stroke="currentColor" stroke-width="${d`${cell * 0.035}`}"/>`, sparks }
}

const layouts = {
  grid: (motifs: Motifs) => field(motifs, false),
  drop: (motifs: Motifs) => field(motifs, true),
  rows,
  medallion,
  lattice,
} as const

type PatternScene = keyof typeof layouts

/** Ways to lay the ornament. */
export const patternScenes = ['rows', 'drop', 'medallion', 'lattice', 'grid'] as const satisfies readonly PatternScene[]

/** The horn ornament as cloth. */
export const pattern = (art: Art, scene: PatternScene) => {
  const { r, w, h, c } = art
  const use = (make: () => string) => `<use href="#${art.define((id) => `<g id="${id}">${make()}</g>`)}"/>`
  const [ground, figure, spark] = r.pick([
    [c.ridges[3], mix(c.ridges[3], c.ridges[2], 0.62), c.accent],
    [c.ridges[4], c.ridges[3], c.accent],
    [c.sky[1], mix(c.sky[1], c.ridges[0], 0.8), c.ridges[2]],
    [c.cloth, mix(c.cloth, c.wall[0], 0.86), c.accent],
  ])
  const { body, sparks } = layouts[scene]({ art, horn: use(hornPair), flower: use(rosette) })
  return `${rect(0, 0, w, h, ground)}<g fill="${figure}" color="${figure}">${body}</g><g fill="${spark}">${sparks}</g>`
}
