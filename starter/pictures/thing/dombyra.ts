import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { disc, path, placed, rect, stroke } from '../hand/shapes.ts'
import { goldOf } from '../hand/tinctures.ts'
import { dombra } from '../objects/music.ts'

/** A dombyra before a felt carpet. */
export const dombyra = (art: Art) => {
  const { r, w, h, unit, c } = art
  const felt = c.cloth === c.ridges[4] ? c.ridges[2] : c.cloth
  const motif = mix(felt, c.accent, 0.55)
  const step = unit * r.between(0.24, 0.36)
  const tilt = r.between(54, 72)
  const round = unit * r.between(0.22, 0.3)
  let horns = ''
  for (let x = step * 0.5; x < w; x += step)
    for (const y of [0.12, 0.88]) horns += placed(hornsOf(art), x, h * y, unit / 900, y > 0.5 ? 180 : 0)
  const rows = Array.from({ length: Math.ceil(w / (unit * 0.08)) + 1 }, (_, at) => {
    const x = at * unit * 0.08
    return `M${Math.round(x)} ${Math.round(h * 0.235)}l${Math.round(unit * 0.04)} ${Math.round(unit * 0.03)}l${Math.round(unit * 0.04)} ${-Math.round(unit * 0.03)}M${Math.round(x)} ${Math.round(h * 0.765)}l${Math.round(unit * 0.04)} ${-Math.round(unit * 0.03)}l${Math.round(unit * 0.04)} ${Math.round(unit * 0.03)}`
  }).join('')
  return (
    rect(0, 0, w, h, art.fade(felt, mix(felt, c.deep, 0.3))) +
    `<g fill="${motif}">${horns}</g>` +
    stroke(rows, c.accent, unit * 0.008) +
    disc(w / 2, h / 2, round, mix(felt, c.wall[0], 0.86)) +
    stroke(`M${Math.round(w * 0.04)} ${Math.round(h / 2)}H${Math.round(w * 0.96)}`, motif, unit * 0.006) +
    path(
      `M${Math.round(w / 2 - round)} ${Math.round(h / 2)}a${Math.round(round)} ${Math.round(round)} 0 0 0 ${Math.round(round * 2)} 0Z`,
      mix(felt, c.wall[0], 0.66),
    ) +
    placed(dombra(art, mix(goldOf(c), c.wall[2], 0.35)), w / 2, h / 2, (Math.min(w, h * 1.5) / 200) * 0.92, tilt * r.side())
  )
}
