import type { Art } from '../hand/canvas.ts'
import { d, disc, path, rect } from '../hand/shapes.ts'

/** Position and size of the sun. */
export type Sun = { x: number; y: number; r: number }

/** The side the light comes from: -1 left, 1 right. */
export type Lit = -1 | 1

/** A side of a landscape without details, for a heading. */
export type Calm = 'left' | 'top'

/** The side of the picture with the sun. */
export const litBy = (art: Art, sun: Sun): Lit => (sun.x < art.w / 2 ? -1 : 1)

/** A place for the sun that leaves the quiet side alone. */
export const placeSun = ({ r, w, h, unit }: Art, calm?: Calm): Sun => {
  const free = () => (r.chance(0.5) ? r.between(0.16, 0.36) : r.between(0.62, 0.84))
  const x = calm === 'left' ? r.between(0.68, 0.8) : calm === 'top' ? r.between(0.62, 0.8) : free()
  return { x: x * w, y: h * (calm === 'top' ? 0.66 : r.between(0.18, 0.3)), r: unit * r.between(0.085, 0.13) }
}

/** The sun and the air that glows around it. */
const sunDisc = ({ c }: Art, { x, y, r }: Sun) =>
  disc(x, y, r * 1.9, c.glow, 'opacity=".28"') + disc(x, y, r * 1.42, c.glow, 'opacity=".4"') + disc(x, y, r, c.sun)

/** The entire sky; a veil of clouds goes behind the sun. */
export const sky = (art: Art, sun: Sun, veil = '') =>
  rect(0, 0, art.w, art.h, art.fade(art.c.sky[0], art.c.sky[1], 0.04, 0.66)) + veil + sunDisc(art, sun)

/** Long flat clouds around a height. */
export const clouds = ({ r, w, unit, c }: Art, y: number) => {
  let shape = ''
  for (let left = r.whole(2, 3); left > 0; left -= 1) {
    const x = r.between(0, 1) * w
    const long = unit * r.between(0.24, 0.5)
    const thin = unit * r.between(0.011, 0.017)
    const top = y + unit * r.between(-0.1, 0.1)
    const turn = (sweep: 0 | 1, down: number) => d`a${thin} ${thin} 0 0 ${sweep} 0 ${down}`
    shape += d`M${x} ${top}h${long}${turn(1, thin * 2)}h${-long * 0.34}${turn(0, thin * 2)}h${-long * 0.5}${turn(1, -thin * 2)}h${-long * 0.16}${turn(1, -thin * 2)}Z`
  }
  return path(shape, c.snow, 'opacity=".42"')
}

/** A few birds far away. */
export const birds = ({ r, c }: Art, x: number, y: number, size: number) => {
  let shape = ''
  for (let left = r.whole(2, 4); left > 0; left -= 1) {
    const bx = x + r.between(-3, 3) * size
    const by = y + r.between(-1.4, 1.4) * size
    const s = size * r.between(0.6, 1.05)
    shape += d`M${bx - s} ${by - s * 0.2}Q${bx - s * 0.45} ${by - s * 0.46} ${bx} ${by}Q${bx + s * 0.45} ${by - s * 0.46} ${bx + s} ${by - s * 0.24}Q${bx + s * 0.42} ${by - s * 0.22} ${bx} ${by + s * 0.17}Q${bx - s * 0.42} ${by - s * 0.22} ${bx - s} ${by - s * 0.2}Z`
  }
  return path(shape, c.ridges[4], 'opacity=".8"')
}

/** Stars of a night sky. */
export const stars = ({ r, w, unit, c }: Art, from: number, to: number, count = 36) => {
  let small = ''
  for (let at = 0; at < count; at += 1) small += d`M${r.between(0, 1) * w} ${r.between(from, to)}h.1`
  return `<path d="${small}" stroke="${c.sun}" stroke-width="${d`${unit * 0.005}`}" stroke-linecap="round" opacity=".7"/>`
}
