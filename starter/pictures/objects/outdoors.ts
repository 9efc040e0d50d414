import { band } from '../hand/band.ts'
import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, disc, path, rect, ring, slab, stroke } from '../hand/shapes.ts'
import { redOf } from '../hand/tinctures.ts'

/** A young tree with a stake; `y` the ground. */
export const sapling = (art: Art, x: number, y: number, s: number, leaf = art.c.ridges[3]) => {
  const { c } = art
  const leaves = [
    [0, -0.98, 0.2],
    [-0.16, -0.8, 0.17],
    [0.17, -0.78, 0.18],
    [0.02, -0.7, 0.19],
  ] as const
  return (
    stroke(d`M${x + s * 0.09} ${y}V${y - s * 0.72}`, c.wall[2], s * 0.03) +
    stroke(d`M${x} ${y}Q${x - s * 0.02} ${y - s * 0.4} ${x} ${y - s * 0.8}`, c.ridges[5], s * 0.04) +
    path(leaves.map(([dx, dy, r]) => ring(x + dx * s, y + dy * s, r * s)).join(''), leaf) +
    path(
      ring(x - s * 0.12, y - s * 0.82, s * 0.04) + ring(x + s * 0.14, y - s * 0.72, s * 0.04) + ring(x + s * 0.02, y - s * 1.02, s * 0.04),
      redOf(c),
    ) +
    path(ring(x, y, s * 0.26, s * 0.05), mix(c.ridges[5], c.ridges[4], 0.4))
  )
}

/** A watering can that pours to one side. */
export const wateringCan = ({ c }: Art, x: number, y: number, s: number, face: -1 | 1) => {
  const k = (dx: number) => x + face * s * dx
  return (
    path(d`M${k(-0.34)} ${y}V${y - s * 0.6}H${k(0.24)}V${y}Z`, c.accent) +
    path(
      d`M${k(0.2)} ${y - s * 0.2}L${k(0.62)} ${y - s * 0.66}L${k(0.7)} ${y - s * 0.58}L${k(0.2)} ${y - s * 0.06}Z`,
      mix(c.accent, c.deep, 0.25),
    ) +
    stroke(d`M${k(-0.34)} ${y - s * 0.5}Q${k(-0.62)} ${y - s * 0.36} ${k(-0.34)} ${y - s * 0.12}`, c.deep, s * 0.06)
  )
}

/** A city bus that drives to one side; `x` its middle, `y` the road. */
export const bus = (art: Art, x: number, y: number, w: number, face: -1 | 1) => {
  const { c } = art
  const h = w * 0.34
  const left = x - w / 2
  const k = (dx: number) => x + face * w * dx
  const panes = Array.from({ length: 5 }, (_, at) =>
    slab(left + w * (0.05 + at * 0.185), y - h * 0.86, w * 0.155, h * 0.38, w * 0.012),
  ).join('')
  const wheel = (wx: number) => disc(wx, y - h * 0.02, h * 0.16, c.deep) + disc(wx, y - h * 0.02, h * 0.07, c.wall[1])
  const paint = isDark(c.sky[0]) ? c.accent : c.cloth
  const glass = isDark(c.sky[0]) ? mix(c.wall[0], c.deep, 0.15) : mix(c.ridges[1], c.snow, 0.35)
  return (
    path(slab(left, y - h, w, h * 0.96, w * 0.035), paint) +
    rect(left, y - h * 0.36, w, h * 0.12, mix(paint, c.deep, 0.35)) +
    path(panes, glass) +
    band(left + w * 0.04, y - h * 0.33, w * 0.92, h * 0.08, c.wall[0]) +
    path(slab(k(0.475) - w * 0.02, y - h * 0.24, w * 0.04, h * 0.09, w * 0.01), c.sun) +
    wheel(x - w * 0.3) +
    wheel(x + w * 0.3)
  )
}

/** A fictional flag on a pole, with a stripe at the hoist. */
export const flag = ({ c }: Art, x: number, y: number, s: number, colour: string, face: -1 | 1 = 1) => {
  const k = (dx: number) => x + face * s * dx
  const cloth = (to: number) =>
    d`M${x} ${y - s}Q${k(0.1)} ${y - s * 1.05} ${k(0.2)} ${y - s}T${k(to)} ${y - s}V${y - s * 0.72}Q${k(to - 0.1)} ${y - s * 0.67} ${k(0.2)} ${y - s * 0.72}T${x} ${y - s * 0.72}Z`
  return (
    path(cloth(0.4), colour) +
    path(d`M${x} ${y - s}l${face * s * 0.07} ${-s * 0.024}v${s * 0.28}L${x} ${y - s * 0.72}Z`, c.wall[0]) +
    stroke(d`M${x} ${y}V${y - s * 1.02}`, mix(c.wall[2], c.deep, 0.3), s * 0.022)
  )
}

/** A suitcase on wheels. */
export const suitcase = ({ c }: Art, x: number, y: number, s: number, colour: string) =>
  stroke(d`M${x - s * 0.13} ${y - s * 0.7}V${y - s}H${x + s * 0.13}V${y - s * 0.7}`, c.deep, s * 0.04) +
  path(slab(x - s * 0.26, y - s * 0.74, s * 0.52, s * 0.7, s * 0.07), colour) +
  path(
    slab(x - s * 0.12, y - s * 0.74, s * 0.05, s * 0.7) + slab(x + s * 0.07, y - s * 0.74, s * 0.05, s * 0.7),
    mix(colour, c.deep, 0.35),
  ) +
  path(ring(x - s * 0.18, y - s * 0.02, s * 0.045) + ring(x + s * 0.18, y - s * 0.02, s * 0.045), c.deep)

/** A cauldron on its fire. */
export const cauldron = ({ c }: Art, x: number, y: number, s: number) =>
  path(
    d`M${x - s * 0.2} ${y}Q${x - s * 0.34} ${y - s * 0.2} ${x - s * 0.12} ${y - s * 0.36}Q${x - s * 0.1} ${y - s * 0.2} ${x} ${y - s * 0.42}Q${x + s * 0.04} ${y - s * 0.2} ${x + s * 0.16} ${y - s * 0.34}Q${x + s * 0.32} ${y - s * 0.16} ${x + s * 0.2} ${y}Z`,
    c.sun,
  ) +
  stroke(d`M${x - s * 0.42} ${y}L${x - s * 0.34} ${y - s * 0.3}M${x + s * 0.42} ${y}L${x + s * 0.34} ${y - s * 0.3}`, c.deep, s * 0.05) +
  path(
    d`M${x - s * 0.5} ${y - s * 0.6}H${x + s * 0.5}Q${x + s * 0.44} ${y - s * 0.16} ${x} ${y - s * 0.16}Q${x - s * 0.44} ${y - s * 0.16} ${x - s * 0.5} ${y - s * 0.6}Z`,
    c.ridges[5],
  ) +
  path(ring(x, y - s * 0.6, s * 0.52, s * 0.07), mix(c.ridges[5], c.wall[1], 0.35)) +
  stroke(
    d`M${x - s * 0.1} ${y - s * 0.74}q${-s * 0.12} ${-s * 0.14} 0 ${-s * 0.26}t0 ${-s * 0.26}M${x + s * 0.16} ${y - s * 0.74}q${-s * 0.1} ${-s * 0.12} 0 ${-s * 0.22}t0 ${-s * 0.2}`,
    c.snow,
    s * 0.05,
    'opacity=".7"',
  )

/** A swing of six poles (алтыбақан); its seat hangs at a sixth of its height. */
export const altybaqan = ({ c }: Art, x: number, y: number, s: number) => {
  const tripod = (at: number) =>
    d`M${at} ${y - s}L${at - s * 0.26} ${y}M${at} ${y - s}L${at + s * 0.02} ${y + s * 0.05}M${at} ${y - s}L${at + s * 0.24} ${y}`
  const wood = mix(c.wall[2], c.deep, 0.3)
  return (
    stroke(`${tripod(x - s * 0.42)}${tripod(x + s * 0.42)}${d`M${x - s * 0.5} ${y - s * 0.98}H${x + s * 0.5}`}`, wood, s * 0.035) +
    stroke(
      d`M${x - s * 0.2} ${y - s * 0.96}L${x - s * 0.16} ${y - s * 0.17}M${x + s * 0.2} ${y - s * 0.96}L${x + s * 0.16} ${y - s * 0.17}`,
      c.wall[0],
      s * 0.012,
    ) +
    rect(x - s * 0.22, y - s * 0.18, s * 0.44, s * 0.035, c.accent)
  )
}
