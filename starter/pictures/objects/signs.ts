import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, path, rect, ring, slab, stroke } from '../hand/shapes.ts'

/** Scales of justice; `y` their foot, `s` their height. */
export const scales = ({ c }: Art, x: number, y: number, s: number, metal = c.accent) => {
  const pan = (px: number, py: number) =>
    stroke(d`M${px} ${py - s * 0.34}L${px - s * 0.17} ${py}M${px} ${py - s * 0.34}L${px + s * 0.17} ${py}`, metal, s * 0.018) +
    path(
      d`M${px - s * 0.2} ${py}H${px + s * 0.2}Q${px + s * 0.16} ${py + s * 0.12} ${px} ${py + s * 0.12}Q${px - s * 0.16} ${py + s * 0.12} ${px - s * 0.2} ${py}Z`,
      metal,
    )
  return (
    stroke(
      d`M${x} ${y}V${y - s * 0.9}M${x - s * 0.4} ${y - s * 0.76}Q${x - s * 0.2} ${y - s * 0.86} ${x} ${y - s * 0.84}Q${x + s * 0.2} ${y - s * 0.86} ${x + s * 0.4} ${y - s * 0.76}`,
      metal,
      s * 0.04,
    ) +
    disc(x, y - s * 0.92, s * 0.05, metal) +
    path(d`M${x - s * 0.2} ${y}Q${x} ${y - s * 0.16} ${x + s * 0.2} ${y}Z`, metal) +
    pan(x - s * 0.4, y - s * 0.4) +
    pan(x + s * 0.4, y - s * 0.4)
  )
}

/** A mask of the theatre, glad or sad, 100 high. */
export const mask = (glad: boolean, skin: string, ink: string) => {
  const mouth = glad ? 'M-24 14Q0 44 24 14Q0 26 -24 14Z' : 'M-22 34Q0 8 22 34Q0 22 -22 34Z'
  const eyes = glad
    ? 'M-30 -12Q-20 -26 -10 -12Q-20 -16 -30 -12ZM10 -12Q20 -26 30 -12Q20 -16 10 -12Z'
    : 'M-30 -16Q-20 -6 -10 -14Q-20 -2 -30 -16ZM30 -16Q20 -6 10 -14Q20 -2 30 -16Z'
  return path('M-44 -44Q0 -30 44 -44Q50 14 24 40Q0 62 -24 40Q-50 14 -44 -44Z', skin) + path(`${mouth}${eyes}`, ink)
}

/** The globe with its meridians. */
export const globe = (x: number, y: number, r: number, fill: string, ink: string, pen = r * 0.03) =>
  disc(x, y, r, fill) +
  stroke(
    d`${ring(x, y, r)}${ring(x, y, r * 0.45, r)}M${x} ${y - r}V${y + r}M${x - r} ${y}H${x + r}M${x - r * 0.87} ${y - r * 0.5}H${x + r * 0.87}M${x - r * 0.87} ${y + r * 0.5}H${x + r * 0.87}`,
    ink,
    pen,
  )

const motifs = ['hills', 'grid', 'peaks', 'face', 'sun'] as const

/** A picture in a frame; the number selects its content. */
export const framed = (art: Art, x: number, y: number, w: number, h: number, number = art.r.whole(0, 4)) => {
  const { r, c } = art
  const edge = Math.min(w, h) * 0.06
  const ground = r.pick([c.sky[1], c.ridges[3], c.wall[0], c.accent])
  const [a, b] = ground === c.ridges[3] ? [c.wall[0], c.accent] : [c.ridges[3], ground === c.accent ? c.wall[0] : c.accent]
  const hill = (top: number) =>
    d`M${x} ${y + h}V${y + h * top}Q${x + w * 0.3} ${y + h * (top - 0.3)} ${x + w * 0.55} ${y + h * top}T${x + w} ${y + h * (top - 0.1)}V${y + h}Z`
  const inner = {
    hills: () => disc(x + w * 0.68, y + h * 0.3, Math.min(w, h) * 0.14, b) + path(hill(0.66), a),
    peaks: () =>
      path(
        d`M${x} ${y + h}L${x + w * 0.36} ${y + h * 0.34}L${x + w * 0.56} ${y + h * 0.66}L${x + w * 0.7} ${y + h * 0.48}L${x + w} ${y + h}Z`,
        a,
      ) + disc(x + w * 0.7, y + h * 0.24, Math.min(w, h) * 0.09, b),
    face: () =>
      disc(x + w / 2, y + h * 0.4, Math.min(w, h) * 0.2, b) +
      path(
        d`M${x + w * 0.16} ${y + h}Q${x + w * 0.2} ${y + h * 0.64} ${x + w / 2} ${y + h * 0.64}Q${x + w * 0.8} ${y + h * 0.64} ${x + w * 0.84} ${y + h}Z`,
        a,
      ),
    grid: () =>
      path(
        [0, 1, 2]
          .flatMap((row) =>
            [0, 1, 2].map((at) =>
              (row + at) % 2 ? '' : slab(x + w * (0.08 + at * 0.29), y + h * (0.08 + row * 0.29), w * 0.26, h * 0.26),
            ),
          )
          .join(''),
        a,
      ) + disc(x + w / 2, y + h / 2, Math.min(w, h) * 0.13, b),
    sun: () => disc(x + w / 2, y + h * 0.62, Math.min(w, h) * 0.32, b) + path(slab(x, y + h * 0.62, w, h * 0.38), a),
  } as const
  return (
    rect(x - edge, y - edge, w + edge * 2, h + edge * 2, mix(c.wall[2], c.deep, 0.25)) +
    rect(x, y, w, h, ground) +
    art.within(slab(x, y, w, h), inner[motifs[number % 5] ?? 'hills']())
  )
}
