import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { d, disc, path, placed, rect, slab, stroke } from '../hand/shapes.ts'
import type { Lit } from '../land/sky.ts'

/** A lectern seen from the front, with horns on it; `x`, `y` its foot, `s` its height. */
export const lectern = (art: Art, x: number, y: number, s: number, lit: Lit, wood = art.c.ridges[3]) => {
  const { c } = art
  const half = s * 0.3
  const front = d`M${x - half} ${y - s * 0.86}H${x + half}L${x + half * 0.8} ${y}H${x - half * 0.8}Z`
  const shade =
    lit < 0
      ? d`M${x + half * 0.6} ${y - s * 0.86}H${x + half}L${x + half * 0.8} ${y}H${x + half * 0.48}Z`
      : d`M${x - half * 0.6} ${y - s * 0.86}H${x - half}L${x - half * 0.8} ${y}H${x - half * 0.48}Z`
  return (
    stroke(d`M${x + half * 0.3} ${y - s * 0.9}Q${x + half * 0.2} ${y - s * 1.1} ${x} ${y - s * 1.14}`, c.deep, s * 0.02) +
    disc(x, y - s * 1.14, s * 0.035, c.deep) +
    path(front, wood) +
    path(shade, mix(wood, c.deep, 0.3)) +
    path(
      d`M${x - half * 1.12} ${y - s * 0.95}H${x + half * 1.12}L${x + half * 1.04} ${y - s * 0.84}H${x - half * 1.04}Z`,
      mix(wood, c.wall[0], 0.22),
    ) +
    `<g fill="${c.accent}">${placed(hornsOf(art), x, y - s * 0.5, s / 420)}</g>`
  )
}

/** A table from the front; `y` the floor. */
export const table = (
  { c }: Art,
  x: number,
  y: number,
  w: number,
  high: number,
  { cloth = false, top = c.wall[2] }: { cloth?: boolean; top?: string } = {},
) => {
  const board = high * 0.11
  const body = cloth
    ? path(slab(x + w * 0.01, y - high + board, w * 0.98, high - board), c.ridges[3]) +
      path(slab(x + w * 0.01, y - high + board, w * 0.98, high * 0.1), c.accent)
    : path(slab(x + w * 0.04, y - high, w * 0.035, high) + slab(x + w * 0.925, y - high, w * 0.035, high), mix(top, c.deep, 0.45))
  return body + rect(x, y - high, w, board, top) + rect(x, y - high, w, board * 0.4, mix(top, c.wall[0], 0.4))
}

/** A chair from the side; its seat is where a sitting person of this size sits. */
export const chair = ({ c }: Art, x: number, y: number, size: number, face: -1 | 1) => {
  const seat = y - size * 0.235
  const back = x - face * size * 0.1
  return stroke(
    d`M${back - face * size * 0.03} ${seat - size * 0.24}L${back} ${seat}H${x + face * size * 0.14}L${x + face * size * 0.15} ${y}M${back} ${seat}L${back - face * size * 0.02} ${y}`,
    mix(c.wall[2], c.deep, 0.35),
    size * 0.028,
  )
}

/** A lamp that hangs from above, with the light under it. */
export const hangingLamp = ({ c }: Art, x: number, y: number, s: number, reach: number) =>
  path(d`M${x - s * 0.5} ${y}L${x - s * 1.6} ${y + reach}H${x + s * 1.6}L${x + s * 0.5} ${y}Z`, c.sun, 'opacity=".13"') +
  stroke(d`M${x} -5V${y - s * 0.5}`, c.deep, s * 0.07) +
  path(
    d`M${x - s * 0.62} ${y}Q${x - s * 0.55} ${y - s * 0.56} ${x} ${y - s * 0.6}Q${x + s * 0.55} ${y - s * 0.56} ${x + s * 0.62} ${y}Z`,
    c.accent,
  ) +
  path(d`M${x - s * 0.3} ${y}a${s * 0.3} ${s * 0.2} 0 0 0 ${s * 0.6} 0Z`, c.sun)

/** A laptop from the side, open towards `face`. */
export const laptop = ({ c }: Art, x: number, y: number, s: number, face: -1 | 1) =>
  path(
    d`M${x - face * s * 0.5} ${y}H${x + face * s * 0.42}L${x + face * s * 0.72} ${y - s * 0.62}L${x + face * s * 0.66} ${y - s * 0.64}L${x + face * s * 0.36} ${y - s * 0.06}H${x - face * s * 0.5}Z`,
    mix(c.wall[0], c.deep, 0.2),
  )

/** A pile of books. */
export const pile = ({ r, c }: Art, x: number, y: number, s: number, count = 3) => {
  const colours = [c.cloth, c.accent, c.ridges[2], c.wall[0], c.ridges[3]] as const
  return Array.from({ length: count }, (_, at) => {
    const wide = s * r.between(0.8, 1.05)
    const colour = colours[(at + r.whole(0, 4)) % colours.length] ?? c.accent
    const left = x - wide / 2 + r.between(-0.08, 0.08) * s
    return (
      rect(left, y - s * 0.17 * (at + 1), wide, s * 0.16, colour) +
      rect(left + wide * 0.08, y - s * 0.17 * (at + 1), wide * 0.06, s * 0.16, mix(colour, c.wall[0], 0.5))
    )
  }).join('')
}
