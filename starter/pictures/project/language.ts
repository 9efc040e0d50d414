import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { inked, set } from '../hand/lettering.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, placeSun, sky } from '../land/sky.ts'
import { swell } from '../land/swell.ts'
import { gathering, someone } from '../people/crowd.ts'

/** Letters unique to Kazakh, on the hills. */
export const language = (art: Art) => {
  const { r, w, h, unit, c } = art
  const sun = placeSun(art)
  const lit = litBy(art, sun)
  const horizon = h * 0.6
  const far = swell(art, {
    y: h * 0.72,
    height: h * 0.12,
    fill: mix(c.ridges[2], c.ridges[3], 0.4),
    mist: c.ridges[3],
    waves: r.between(0.7, 1.2),
  })
  const near = swell(art, { y: h * 0.96, height: h * 0.12, fill: c.ridges[4], mist: c.ridges[5], waves: r.between(0.5, 0.9) })
  const signs = ['Ә', 'Ғ', 'Қ', 'Ң', 'Ө', 'Ұ', 'Ү', 'Һ', 'І'] as const
  const start = r.whole(0, 8)
  const count = Math.max(3, Math.round((w / h) * 3))
  const colours = [c.wall[0], c.accent, c.sun, c.wall[1]] as const
  const stand = Array.from({ length: count }, (_, at) => {
    const size = unit * r.between(0.15, 0.23)
    const words = set(signs[(start + at * 2) % signs.length] ?? 'Ә', 20)
    const wide = (words.width * size) / 100
    const x = w * (0.1 + (0.8 * (at + 0.5)) / count)
    const colour = colours[(at + start) % colours.length] ?? c.wall[0]
    const y = far.at(x) + h * 0.05 - size
    return (
      inked(words, x - wide / 2 + unit * 0.012, y + unit * 0.008, size, 22, mix(c.ridges[4], c.deep, 0.4)) +
      inked(words, x - wide / 2, y, size, 22, colour)
    )
  })
  const readers = [
    someone(art, { x: w * r.between(0.2, 0.36), y: h * 0.98, size: h * 0.28, pose: 'point' }, c.ridges[3]),
    someone(art, { x: w * r.between(0.62, 0.8), y: h * 0.98, size: h * 0.28, pose: 'hold' }, c.ridges[3]),
  ]
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon, tall: h * 0.42, plain: true }) +
    far.body +
    stand.join('') +
    near.body +
    gathering(art, lit, readers)
  )
}
