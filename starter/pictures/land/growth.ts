import { isDark, mix } from '../hand/colour.ts'
import { d, path, rect, stroke } from '../hand/shapes.ts'
import { redOf } from '../hand/tinctures.ts'
import type { Stand } from './stand.ts'
import { crown, poplar, spruce } from './trees.ts'
import { turbine } from './turbine.ts'
import { yurt } from './yurt.ts'

const clumps = ({ art, hill }: Stand, place: () => number) => {
  const { r, w, unit, c } = art
  let trees = ''
  for (let left = r.whole(2, 3); left > 0; left -= 1) {
    const cx = place() * w
    const count = r.whole(5, 11)
    for (let at = 0; at < count; at += 1) {
      const x = cx + (at - count / 2) * unit * r.between(0.028, 0.045)
      trees += spruce(x, hill.at(x) + unit * 0.02, unit * r.between(0.1, 0.2))
    }
  }
  return path(trees, c.ridges[4])
}

/** Clumps of spruces anywhere. */
export const forest = (stand: Stand) => clumps(stand, () => stand.art.r.between(0, 1))

/** Clumps of spruces at both ends, so that the water stays open. */
export const shoreForest = (stand: Stand) => {
  const { r } = stand.art
  return clumps(stand, () => r.pick([r.between(0, 0.22), r.between(0.78, 1)]))
}

/** A lake with the sun's road on it. */
export const lake = ({ art, sun, horizon }: Stand) => {
  const { r, w, h, c } = art
  const top = horizon + h * 0.07
  let road = ''
  for (let at = 0; at < 9; at += 1) {
    const long = sun.r * r.between(0.5, 2) * (1 + at * 0.1)
    road += d`M${sun.x - long + r.between(-0.4, 0.4) * sun.r} ${top + h * 0.012 + at * h * 0.019}h${long * 2}`
  }
  let ripples = ''
  for (let at = 0; at < 16; at += 1) ripples += d`M${r.between(-0.1, 1) * w} ${top + r.between(0.02, 0.24) * h}h${r.between(0.05, 0.2) * w}`
  return (
    rect(0, top, w, h - top, art.fade(mix(c.sky[1], c.ridges[0], 0.25), mix(c.ridges[1], c.ridges[2], 0.5))) +
    stroke(road, c.sun, h * 0.0075, 'opacity=".62"') +
    stroke(ripples, c.snow, h * 0.004, 'opacity=".5"')
  )
}

/** A row of poplars. */
export const poplars = ({ art, hill, lit, calm }: Stand) => {
  const { r, w, unit, c } = art
  const start = (calm === 'left' ? r.between(0.5, 0.7) : r.between(0.04, 0.6)) * w
  const row = Array.from({ length: r.whole(6, 10) }, (_, at) => {
    const x = start + at * unit * 0.062
    return poplar(x, hill.at(x) + unit * 0.012, unit * 0.22 * r.between(0.78, 1.12), lit)
  })
  const [fill, shade] = isDark(c.sky[0])
    ? [mix(c.ridges[0], c.ridges[1], 0.6), mix(c.ridges[2], c.ridges[1], 0.5)]
    : [mix(c.ridges[4], c.ridges[3], 0.25), c.ridges[5]]
  return path(row.map((tree) => tree.body).join(''), fill) + path(row.map((tree) => tree.shade).join(''), shade)
}

/** Two or three yurts. */
export const yurts = ({ art, hill, lit, calm }: Stand) => {
  const { r, w, unit } = art
  const cx = (calm === 'left' ? r.between(0.6, 0.8) : r.between(0.18, 0.8)) * w
  const places = [
    [-0.17, 0.085],
    [0, 0.115],
    [0.15, 0.07],
  ] as const
  return places
    .slice(0, r.whole(2, 3))
    .map(([dx, s]) => yurt(art, cx + dx * unit, hill.at(cx + dx * unit) + unit * 0.035, unit * s, lit))
    .join('')
}

/** Furrows that follow the hill. */
export const fields = ({ art, hill }: Stand) => {
  const { h, unit, c } = art
  const furrow = art.define((id) => `<path id="${id}" d="${hill.edge}"/>`)
  let rows = ''
  for (let at = 1; at <= 8; at += 1)
    rows += d`<use href="#${furrow}" y="${h * 0.007 * at ** 1.55}" stroke-width="${unit * 0.003 * (1 + at * 0.35)}"/>`
  return `<g fill="none" stroke="${mix(c.ridges[3], c.accent, 0.6)}" opacity=".62">${rows}</g>`
}

/** Apple trees in rows, heavy with fruit: Almaty is named after them. */
export const orchard = ({ art, hill, calm }: Stand) => {
  const { r, w, unit, c } = art
  const start = (calm === 'left' ? 0.5 : r.between(0.04, 0.4)) * w
  let leaves = ''
  let fruit = ''
  for (const [row, size] of [0.1, 0.14].entries()) {
    for (let at = 0; at < 7 - row; at += 1) {
      const x = start + (at + row * 0.5) * unit * (0.105 + row * 0.03)
      const y = hill.at(x) + unit * (0.012 + row * 0.05)
      const s = unit * size * r.between(0.92, 1.1)
      leaves += crown(r, x, y, s)
      for (let apple = 0; apple < 5; apple += 1) fruit += d`M${x + r.between(-0.32, 0.32) * s} ${y - r.between(0.42, 0.9) * s}h.1`
    }
  }
  return (
    path(leaves, isDark(c.sky[0]) ? mix(c.ridges[0], c.ridges[1], 0.4) : mix(c.ridges[1], c.ridges[2], 0.7)) +
    stroke(fruit, redOf(c), unit * 0.014)
  )
}

/** Wind turbines on the hill. */
export const turbines = ({ art, hill, calm }: Stand) => {
  const { r, w, h, unit } = art
  const start = calm === 'left' ? 0.56 : r.between(0.06, 0.3)
  return [0, 1, 2, 3]
    .map((at) => {
      const x = w * (start + at * (calm === 'left' ? 0.1 : 0.17) + r.between(-0.03, 0.03))
      return turbine(art, x, hill.at(x) + h * 0.012, unit * (0.26 + ((at * 2) % 3) * 0.06))
    })
    .join('')
}
