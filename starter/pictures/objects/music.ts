import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, path, rect, ring, stroke } from '../hand/shapes.ts'

/** A dombra upright, in a box of 200 around 0, 0. */
export const dombra = ({ c }: Art, wood = mix(c.accent, c.wall[2], 0.35)) => {
  const dark = mix(wood, c.deep, 0.35)
  const frets = [-66, -54, -43, -33, -23, -14, -5, 3].map((y) => d`M-4 ${y}H4`).join('')
  return (
    rect(-4, -84, 8, 112, dark) +
    path('M-7 -100H7L5 -82H-5Z', dark) +
    stroke('M-12 -96H-6M12 -91H6', c.deep, 4) +
    path('M0 18C34 26 44 60 32 82Q22 100 0 100Q-22 100 -32 82C-44 60 -34 26 0 18Z', wood) +
    path('M0 18C34 26 44 60 32 82Q22 100 0 100Q22 84 20 60Q18 34 0 18Z', dark) +
    disc(0, 58, 7, c.deep) +
    stroke('M-11 84H11', c.deep, 4) +
    stroke(frets, c.wall[0], 1.4) +
    stroke('M-1.6 -86V84M1.6 -86V84', c.wall[0], 1)
  )
}

/** A microphone on its stand. */
export const microphone = ({ c }: Art) =>
  stroke('M0 100V-14', c.deep, 7) +
  path('M-44 100Q0 78 44 100Z', c.deep) +
  path('M-24 -86A24 24 0 0 1 24 -86V-40A24 24 0 0 1 -24 -40Z', mix(c.wall[1], c.ridges[2], 0.35)) +
  path('M4 -110A24 24 0 0 1 24 -86V-40A24 24 0 0 1 4 -17Z', mix(c.ridges[2], c.deep, 0.2)) +
  stroke('M-22 -84H22M-24 -70H24M-24 -56H24', c.deep, 3) +
  rect(-26, -44, 52, 10, c.accent) +
  stroke('M-38 -54V-42A38 38 0 0 0 38 -42V-54', c.deep, 7)

/** A cup of tea that steams. */
export const teacup = ({ c }: Art) =>
  path(ring(0, 74, 92, 14), mix(c.wall[1], c.wall[2], 0.5)) +
  stroke('M58 12Q104 6 92 42Q82 66 46 58', c.wall[2], 11) +
  path('M-66 -4H66Q62 74 20 78H-20Q-62 74 -66 -4Z', c.wall[0]) +
  path('M66 -4Q62 74 20 78H4Q40 62 40 -4Z', c.wall[1]) +
  path(ring(0, -4, 66, 12), mix(c.accent, c.ridges[3], 0.45)) +
  path('M-40 30L-30 20L-20 30L-30 40ZM-14 36L-4 26L6 36L-4 46Z', c.accent) +
  stroke('M-22 -26q-16 -18 0 -34t0 -34M14 -28q-14 -16 0 -30t0 -28', mix(c.wall[0], c.ridges[1], 0.5), 7, 'opacity=".8"')

/** Balloons on their strings. */
export const balloons = ({ c }: Art) => {
  const one = (x: number, y: number, colour: string) =>
    stroke(d`M${x} ${y + 38}Q${x * 0.6} ${y + 90} 0 100`, c.deep, 2) +
    path(
      d`M${x} ${y - 40}C${x + 38} ${y - 40} ${x + 36} ${y + 14} ${x} ${y + 38}C${x - 36} ${y + 14} ${x - 38} ${y - 40} ${x} ${y - 40}Z`,
      colour,
    ) +
    stroke(d`M${x - 16} ${y - 18}q-6 10 -2 20`, c.wall[0], 4, 'opacity=".6"')
  return one(-52, -36, c.accent) + one(54, -28, c.cloth) + one(2, -58, c.ridges[2])
}
