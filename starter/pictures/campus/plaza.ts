import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, disc, path, rect, stroke } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { clouds, type Lit, type Sun, sky } from '../land/sky.ts'

/** Sky and mountains behind buildings. */
export const backdrop = (art: Art, sun: Sun, horizon: number, rise = 1, plain = false) => {
  const { h, r } = art
  return (
    sky(art, sun, r.chance(0.5) ? clouds(art, h * 0.16) : '') +
    mountains(art, sun, { horizon, tall: h * r.between(0.5, 0.62) * rise, plain })
  )
}

/** Paving that runs to a vanishing point. */
export const plaza = (art: Art, y: number, vanish: number) => {
  const { w, h, c } = art
  let lines = ''
  for (let at = -7; at <= 7; at += 1) lines += d`M${vanish + at * w * 0.045} ${y}L${vanish + at * w * 0.24} ${h}`
  for (let at = 1; at <= 4; at += 1) lines += d`M0 ${y + (h - y) * (at / 4.6) ** 1.7}H${w}`
  return (
    rect(0, y, w, h - y, art.fade(c.floor[0], c.floor[1])) +
    stroke(lines, mix(c.floor[0], c.wall[0], 0.6), art.unit * 0.003, `opacity="${isDark(c.floor[1]) ? 0.3 : 0.7}"`)
  )
}

// A passer-by, small: a coat, two legs, a head and perhaps a bag.
const walker = ({ r, c }: Art, x: number, y: number, size: number, lit: Lit) => {
  const coat = r.pick([c.deep, c.cloth, c.accent, c.ridges[3], c.ridges[4]])
  const stride = r.between(0.05, 0.1) * size
  const turn = r.side()
  const s = (k: number) => size * k
  const hem = r.between(0.26, 0.36)
  const shadow = d`M${x} ${y}l${s(-0.62) * lit} ${s(0.05)}l${s(0.05) * lit} ${s(0.045)}L${x + s(0.03)} ${y + s(0.02)}Z`
  const body = d`M${x - s(0.115)} ${y - s(0.7)}Q${x - s(0.1)} ${y - s(0.82)} ${x} ${y - s(0.82)}Q${x + s(0.1)} ${y - s(0.82)} ${x + s(0.115)} ${y - s(0.7)}L${x + s(0.145)} ${y - s(hem)}H${x - s(0.145)}Z`
  const bag = d`M${x - turn * s(0.1)} ${y - s(0.74)}q${-turn * s(0.13)} ${s(0.02)} ${-turn * s(0.1)} ${s(0.27)}h${turn * s(0.1)}Z`
  const hair = d`M${x - s(0.085)} ${y - s(0.89)}a${s(0.086)} ${s(0.09)} 0 0 1 ${s(0.17)} 0q${s(-0.04)} ${s(-0.05)} ${s(-0.085)} ${s(-0.045)}q${s(-0.05)} ${s(0.005)} ${s(-0.085)} ${s(0.045)}Z`
  return (
    path(shadow, c.deep, 'opacity=".18"') +
    stroke(d`M${x} ${y - s(0.42)}L${x + stride} ${y}M${x} ${y - s(0.42)}L${x - stride} ${y}`, c.deep, s(0.075)) +
    path(body, coat) +
    (r.chance(0.55) ? path(bag, mix(coat, c.wall[0], 0.4)) : '') +
    disc(x + turn * s(0.01), y - s(0.905), s(0.078), c.skin[1]) +
    path(hair, c.hair)
  )
}

/** Passers-by on a floor, the nearer the larger. */
export const walkers = (art: Art, floor: number, lit: Lit, from: number, to: number) => {
  const { r, w, h } = art
  return Array.from({ length: r.whole(2, 5) }, () => ({ x: r.between(from, to) * w, y: floor + r.between(0.02, 0.62) * (h - floor) }))
    .sort((one, other) => one.y - other.y)
    .map(({ x, y }) => walker(art, x, y, h * (0.07 + 0.11 * ((y - floor) / (h - floor))), lit))
    .join('')
}
