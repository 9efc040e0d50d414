import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, path, rect, slab, stroke } from '../hand/shapes.ts'

/** A conical flask at a position, half full. */
export const flask = (art: Art, x: number, y: number, s: number, liquid: string) => {
  const { c } = art
  const glass = d`M${x - s * 0.11} ${y - s}h${s * 0.22}v${s * 0.36}L${x + s * 0.4} ${y - s * 0.06}Q${x + s * 0.42} ${y} ${x + s * 0.34} ${y}H${x - s * 0.34}Q${x - s * 0.42} ${y} ${x - s * 0.4} ${y - s * 0.06}L${x - s * 0.11} ${y - s * 0.64}Z`
  return (
    path(glass, c.wall[0], 'opacity=".75"') +
    art.within(
      glass,
      rect(x - s, y - s * 0.36, s * 2, s, liquid) +
        disc(x + s * 0.08, y - s * 0.2, s * 0.045, c.wall[0], 'opacity=".6"') +
        disc(x - s * 0.1, y - s * 0.12, s * 0.03, c.wall[0], 'opacity=".6"'),
    ) +
    stroke(glass, mix(c.ridges[3], c.ridges[4], 0.5), s * 0.028) +
    stroke(d`M${x - s * 0.15} ${y - s}h${s * 0.3}`, mix(c.ridges[3], c.ridges[4], 0.5), s * 0.05)
  )
}

/** Test tubes in a rack. */
export const tubes = ({ c }: Art, x: number, y: number, s: number, liquids: readonly string[]) => {
  const wide = s * 0.3 * liquids.length
  const parts = liquids.map((liquid, at) => {
    const tx = x - wide / 2 + s * 0.3 * (at + 0.5)
    return (
      path(slab(tx - s * 0.08, y - s * 0.95, s * 0.16, s * 0.9, s * 0.08), c.wall[0], 'opacity=".85"') +
      path(slab(tx - s * 0.08, y - s * (0.44 + at * 0.08), s * 0.16, s * (0.39 + at * 0.08), s * 0.08), liquid)
    )
  })
  const wood = mix(c.wall[2], c.deep, 0.3)
  return (
    parts.join('') +
    rect(x - wide / 2 - s * 0.06, y - s * 0.72, wide + s * 0.12, s * 0.09, wood) +
    rect(x - wide / 2 - s * 0.06, y - s * 0.1, wide + s * 0.12, s * 0.1, wood)
  )
}

/** A microscope that looks to one side. */
export const microscope = ({ c }: Art, x: number, y: number, s: number, face: -1 | 1) => {
  const k = (dx: number) => x + face * s * dx
  return (
    path(d`M${k(-0.3)} ${y}v${-s * 0.09}H${k(0.3)}v${s * 0.09}Z`, c.deep) +
    stroke(d`M${k(-0.12)} ${y - s * 0.08}Q${k(-0.42)} ${y - s * 0.46} ${k(-0.06)} ${y - s * 0.72}`, c.deep, s * 0.09) +
    stroke(d`M${k(-0.16)} ${y - s * 0.28}H${k(0.2)}`, c.deep, s * 0.06) +
    stroke(d`M${k(0.1)} ${y - s * 0.4}L${k(-0.1)} ${y - s * 0.86}`, c.ridges[3], s * 0.13) +
    stroke(d`M${k(-0.1)} ${y - s * 0.86}L${k(-0.15)} ${y - s * 0.97}`, c.accent, s * 0.1)
  )
}
