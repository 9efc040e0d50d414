import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, disc, path, rect, slab, stroke } from '../hand/shapes.ts'
import { openCountry } from './open-country.ts'

/** The city under its haze, and the sensors that weigh the air. */
export const air = (art: Art) => {
  const { r, w, h, unit, c } = art
  const horizon = h * 0.7
  const { back } = openCountry(art, horizon, 0.56)
  let blocks = ''
  let panes = ''
  for (let x = -w * 0.02; x < w; x += w * 0.062) {
    const tall = h * r.between(0.1, 0.3)
    const wide = w * r.between(0.045, 0.06)
    blocks += slab(x, h * 0.86 - tall, wide, tall + h * 0.2)
    for (let y = h * 0.86 - tall + h * 0.03; y < h * 0.82; y += h * 0.04)
      if (r.chance(0.7)) panes += slab(x + wide * r.pick([0.2, 0.55]), y, wide * 0.2, h * 0.018)
  }
  const haze = [0.6, 0.68, 0.76].map((at, index) => rect(0, h * at, w, h * 0.05, c.glow, `opacity="${0.45 - index * 0.08}"`)).join('')
  const wind = [0.2, 0.31, 0.42].map((at, index) => {
    const [x, y] = [w * (0.1 + index * 0.22), h * at]
    return d`M${x} ${y}h${w * 0.26}a${h * 0.035} ${h * 0.035} 0 1 0 ${-h * 0.035} ${-h * 0.035}`
  })
  const sensor = (x: number, y: number, s: number) =>
    stroke(d`M${x} ${y}V${y - s}`, c.deep, s * 0.05) +
    path(slab(x - s * 0.14, y - s * 1.22, s * 0.28, s * 0.3, s * 0.05), c.wall[0]) +
    disc(x, y - s * 1.07, s * 0.07, c.accent) +
    stroke(
      [0.24, 0.38, 0.52]
        .map((k) => d`M${x - s * k * 0.7} ${y - s * (1.1 + k * 0.7)}A${s * k} ${s * k} 0 0 1 ${x + s * k * 0.7} ${y - s * (1.1 + k * 0.7)}`)
        .join(''),
      c.accent,
      s * 0.045,
    )
  const places = [0.16, 0.5, 0.82].map((at) => sensor(w * (at + r.between(-0.04, 0.04)), h * 0.98, h * r.between(0.24, 0.34)))
  return (
    back +
    path(blocks, art.fade(mix(c.ridges[2], c.ridges[3], 0.4), c.ridges[4])) +
    path(panes, isDark(c.sky[0]) ? c.sun : c.wall[1], 'opacity=".8"') +
    haze +
    stroke(wind.join(''), c.snow, unit * 0.012, 'opacity=".8"') +
    rect(0, h * 0.92, w, h * 0.08, c.ridges[4]) +
    places.join('')
  )
}
