import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, stroke } from '../hand/shapes.ts'
import { redOf } from '../hand/tinctures.ts'

type Level = (x: number) => number

/** Tufts of feather grass, a few blades of them bright. */
export const grass = ({ r, w, unit }: Art, level: Level, fill: string, accent: string, amount = 1) => {
  const plain: string[] = []
  const bright: string[] = []
  for (let left = Math.round((w / unit) * 9 * amount); left > 0; left -= 1) {
    const cx = r.between(-0.02, 1.02) * w
    const foot = level(cx) + unit * r.between(0.05, 0.2)
    const blades = r.whole(5, 9)
    for (let blade = 0; blade < blades; blade += 1) {
      const x = cx + (blade - blades / 2) * unit * 0.011
      // Integers, as for rock: there are many blades, and a single line is not noticed.
      const tall = Math.round(unit * r.between(0.06, 0.15))
      const bend = Math.round((r.between(0.1, 0.62) + (blade - blades / 2) * 0.06) * tall)
      const thick = Math.round(unit * 0.0042)
      const shape = d`M${Math.round(x - thick)} ${Math.round(foot)}q${Math.round(bend * 0.16)} ${Math.round(-tall * 0.7)} ${thick + bend} ${-tall}q${Math.round(thick - bend * 0.76)} ${Math.round(tall * 0.38)} ${thick - bend} ${tall}Z`
      if (r.chance(0.14)) bright.push(shape)
      else plain.push(shape)
    }
  }
  return path(plain.join(''), fill) + path(bright.join(''), accent)
}

/** A bunch of wild tulips near one edge. */
export const tulips = (art: Art, level: Level) => {
  const { r, w, unit, c } = art
  const cx = r.pick([r.between(0.06, 0.3), r.between(0.7, 0.94)]) * w
  let stems = ''
  let cups = ''
  let folds = ''
  for (let left = r.whole(5, 9); left > 0; left -= 1) {
    const x = cx + r.between(-0.16, 0.16) * unit
    const foot = level(x) + unit * 0.12
    const tall = unit * r.between(0.1, 0.19)
    const tip = x + r.between(-0.2, 0.3) * tall * 0.4
    const s = unit * r.between(0.016, 0.022)
    const y = foot - tall
    const right = d`C${tip + s} ${y - s} ${tip + s * 1.2} ${y + s * 0.4} ${tip} ${y + s * 0.5}Z`
    stems += d`M${x} ${foot}Q${x} ${foot - tall * 0.5} ${tip} ${y}M${x} ${foot - tall * 0.2}q${s * 0.9} ${-s * 1.4} ${s * 1.1} ${-s * 3}`
    cups += d`M${tip} ${y + s * 0.5}C${tip - s * 1.2} ${y + s * 0.4} ${tip - s} ${y - s} ${tip - s * 0.8} ${y - s * 1.7}L${tip - s * 0.35} ${y - s}L${tip} ${y - s * 1.9}L${tip + s * 0.35} ${y - s}L${tip + s * 0.8} ${y - s * 1.7}${right}`
    folds += d`M${tip} ${y + s * 0.5}C${tip + s * 0.2} ${y - s * 0.4} ${tip + s * 0.5} ${y - s * 1.2} ${tip + s * 0.8} ${y - s * 1.7}${right}`
  }
  const red = redOf(c)
  return stroke(stems, c.ridges[5], unit * 0.006) + path(cups, red) + path(folds, mix(red, c.deep, 0.3))
}
