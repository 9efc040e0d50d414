import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, poly, rect, ring } from '../hand/shapes.ts'
import type { Place } from './hall.ts'

/** A stage: dark wall, light from above, curtains on both sides. */
export const stage = (
  art: Art,
  { floor: share = 0.72, lights = 3, curtain = true }: { floor?: number; lights?: number; curtain?: boolean } = {},
): Place & { curtains: string } => {
  const { r, w, h, c } = art
  const floor = h * share
  const wall = mix(c.ridges[4], c.ridges[3], 0.35)
  const lit = r.side()
  const beams = Array.from({ length: lights }, (_, at) => {
    const from = w * ((at + 0.5) / lights)
    const to = w * (0.5 + ((at + 0.5) / lights - 0.5) * 0.62)
    return poly([
      [from - w * 0.012, -5],
      [from + w * 0.012, -5],
      [to + w * 0.13, floor + h * 0.05],
      [to - w * 0.13, floor + h * 0.05],
    ])
  })
  const drape = (side: -1 | 1) => {
    const x = (share_: number) => (side < 0 ? share_ * w : w - share_ * w)
    const cloth = d`M${x(0)} 0H${x(0.2)}C${x(0.19)} ${h * 0.3} ${x(0.15)} ${h * 0.46} ${x(0.085)} ${h * 0.56}Q${x(0.12)} ${h * 0.7} ${x(0.12)} ${floor + h * 0.05}H${x(0)}Z`
    const folds = [0.03, 0.07, 0.11, 0.155].map(
      (at) => d`M${x(at)} 0Q${x(at * 0.98)} ${h * 0.36} ${x(at * 0.62)} ${h * 0.56}Q${x(at * 0.7)} ${h * 0.36} ${x(at + 0.016)} 0Z`,
    )
    const tie = d`M${x(0)} ${h * 0.545}L${x(0.095)} ${h * 0.545}L${x(0.09)} ${h * 0.575}L${x(0)} ${h * 0.575}Z`
    return (
      path(cloth, c.cloth === wall ? c.ridges[2] : mix(c.cloth, c.ridges[2], 0.25)) +
      path(folds.join(''), c.deep, 'opacity=".28"') +
      path(tie, c.accent)
    )
  }
  const swag = Array.from(
    { length: 6 },
    (_, at) => d`M${(w / 6) * at} 0h${w / 6}v${h * 0.06}Q${(w / 6) * (at + 0.5)} ${h * 0.14} ${(w / 6) * at} ${h * 0.06}Z`,
  ).join('')
  return {
    body:
      rect(0, 0, w, floor, art.fade(c.ridges[5], wall)) +
      path(beams.join(''), art.fade(c.sun, wall), 'opacity=".16"') +
      rect(0, floor, w, h - floor, art.fade(mix(c.ridges[2], c.wall[2], 0.35), c.ridges[4])) +
      path(ring(w / 2, floor + h * 0.06, w * 0.34, h * 0.045), c.sun, 'opacity=".2"'),
    curtains: curtain ? drape(-1) + drape(1) + path(swag, mix(c.cloth, c.deep, 0.25)) + rect(0, h * 0.045, w, h * 0.012, c.accent) : '',
    floor,
    behind: wall,
    lit,
  }
}
