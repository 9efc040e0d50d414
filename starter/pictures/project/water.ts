import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, path, poly, rect, stroke } from '../hand/shapes.ts'
import { grass } from '../land/meadow.ts'
import { gathering, someone } from '../people/crowd.ts'
import { openCountry } from './open-country.ts'

/** A river that feeds fields, and the post that measures it. */
export const water = (art: Art) => {
  const { r, w, h, c } = art
  const horizon = h * 0.52
  const { lit, back } = openCountry(art, horizon, 0.4)
  const from = w * r.between(0.42, 0.58)
  const side = r.side()
  const blue = isDark(c.sky[0]) ? mix(c.snow, c.ridges[1], 0.35) : mix(c.snow, c.ridges[1], 0.45)
  const river = d`M${from - w * 0.01} ${horizon}C${from + side * w * 0.24} ${h * 0.6} ${from - side * w * 0.3} ${h * 0.68} ${from - side * w * 0.1} ${h * 1.02}H${from + side * w * 0.34}C${from - side * w * 0.02} ${h * 0.72} ${from + side * w * 0.34} ${h * 0.6} ${from + w * 0.01} ${horizon}Z`
  const field = (x: number, y: number, wide: number, tone: string) => {
    const shape = poly([
      [x, y],
      [x + wide, y],
      [x + wide * 1.12, y + h * 0.12],
      [x - wide * 0.16, y + h * 0.12],
    ])
    const rows = [0.15, 0.32, 0.5, 0.68, 0.86]
      .map((t) => d`M${x + wide * t} ${y}L${x - wide * 0.16 + wide * 1.28 * t} ${y + h * 0.12}`)
      .join('')
    return path(shape, tone) + stroke(rows, mix(tone, c.ridges[4], 0.4), h * 0.006)
  }
  const tones = [mix(c.ridges[1], c.accent, 0.35), mix(c.ridges[2], c.ridges[1], 0.4), mix(c.ridges[1], c.wall[1], 0.4)] as const
  const fields = [0.02, 0.2, 0.62, 0.82].map((at, index) =>
    field(w * at, h * (0.6 + (index % 2) * 0.05), w * 0.15, tones[index % 3] ?? tones[0]),
  )
  const px = from + side * w * 0.08
  const gauge =
    rect(px - h * 0.02, h * 0.52, h * 0.04, h * 0.34, c.wall[0]) +
    [0, 2, 4, 6].map((at) => rect(px - h * 0.02, h * (0.54 + at * 0.04), h * 0.04, h * 0.035, at % 4 ? c.deep : c.accent)).join('')
  let ripples = ''
  for (let at = 0; at < 12; at += 1)
    ripples += d`M${from + r.between(-0.08, 0.1) * w} ${h * r.between(0.66, 0.98)}h${w * r.between(0.02, 0.06)}`
  const watcher = someone(
    art,
    { x: from - side * w * 0.2, y: h * 0.94, size: h * 0.36, pose: r.pick(['hold', 'kneel', 'point']), face: side },
    tones[1],
  )
  return (
    back +
    rect(0, horizon, w, h - horizon, art.fade(mix(c.ridges[2], c.ridges[1], 0.3), c.ridges[3])) +
    fields.join('') +
    path(river, art.fade(c.snow, blue)) +
    stroke(ripples, c.ridges[2], h * 0.005, 'opacity=".6"') +
    gauge +
    gathering(art, lit, [watcher]) +
    grass(art, () => h * 0.92, c.ridges[4], c.accent, 0.5)
  )
}
