import { band } from '../hand/band.ts'
import type { Art } from '../hand/canvas.ts'
import { d, path, rect } from '../hand/shapes.ts'
import type { Lit } from './sky.ts'

/** A yurt at a position; `s` is half its width. */
export const yurt = ({ c }: Art, x: number, y: number, s: number, lit: Lit) => {
  const wall = s * 0.62
  const body = d`M${x - s * 0.96} ${y - wall}H${x + s * 0.96}V${y}Q${x} ${y + s * 0.14} ${x - s * 0.96} ${y}Z`
  const roof = d`M${x - s} ${y - wall}Q${x - s * 0.62} ${y - s * 1.22} ${x - s * 0.16} ${y - s * 1.3}H${x + s * 0.16}Q${x + s * 0.62} ${y - s * 1.22} ${x + s} ${y - wall}Z`
  const at = (k: number) => x - lit * s * k
  const shade = d`M${at(0.1)} ${y - s * 1.3}H${at(0.16)}Q${at(0.62)} ${y - s * 1.22} ${at(1)} ${y - wall}H${at(0.96)}V${y}Q${at(0.7)} ${y + s * 0.05} ${at(0.4)} ${y + s * 0.06}V${y - wall}Q${at(0.36)} ${y - s * 1.1} ${at(0.1)} ${y - s * 1.3}Z`
  return (
    path(body + roof, c.wall[0]) +
    path(shade, c.wall[1]) +
    rect(x - s * 0.18, y - s * 1.37, s * 0.36, s * 0.1, c.wall[2]) +
    rect(x - s * 0.19, y - s * 0.52, s * 0.38, s * 0.58, c.dark) +
    band(x - s * 0.94, y - wall - s * 0.02, s * 1.88, s * 0.19, c.accent)
  )
}
