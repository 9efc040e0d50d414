import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { path, rect, ring } from '../hand/shapes.ts'
import { massif } from '../land/ridges.ts'
import { litBy, sky } from '../land/sky.ts'
import { gathering, someone } from '../people/crowd.ts'

/** Morning yoga on the grass. */
export const yoga = (art: Art) => {
  const { r, w, h, unit, c } = art
  const sun = { x: w * r.between(0.4, 0.6), y: h * 0.36, r: unit * 0.2 }
  const lit = litBy(art, sun)
  const floor = h * 0.7
  const lawn = mix(c.ridges[2], c.ridges[1], isDark(c.sky[0]) ? 0.2 : 0.5)
  const count = Math.max(3, Math.round((w / h) * 2.4))
  const pose = r.pick(['tree', 'lotus', 'reach'])
  const people = Array.from({ length: count }, (_, at) =>
    someone(
      art,
      {
        x: (w * (at + 0.5)) / count,
        y: h * (0.86 + (at % 2) * 0.08),
        size: h * (pose === 'lotus' ? 0.56 : 0.44),
        pose: r.chance(0.75) ? pose : r.pick(['tree', 'lotus']),
        dress: 'tight',
        face: 1,
      },
      lawn,
    ),
  )
  const mats = people.map((one, at) => path(ring(one.x, one.y, h * 0.17, h * 0.026), at % 2 ? c.accent : c.cloth))
  return (
    sky(art, sun) +
    massif(art, {
      base: floor,
      height: h * 0.4,
      peaks: 4,
      fill: c.ridges[1],
      mist: mix(c.ridges[1], c.sky[1], 0.8),
      lit,
      snow: 0.55,
      rough: 2,
    }) +
    massif(art, { base: floor, height: h * 0.2, peaks: 6, fill: c.ridges[2], mist: c.ridges[2], lit, rough: 2, marks: false }) +
    rect(0, floor, w, h - floor, art.fade(lawn, mix(lawn, c.ridges[3], 0.5))) +
    mats.join('') +
    gathering(art, lit, people)
  )
}
