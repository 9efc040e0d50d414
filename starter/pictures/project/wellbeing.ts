import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { ring, stroke } from '../hand/shapes.ts'
import { grass } from '../land/meadow.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, sky } from '../land/sky.ts'
import { swell } from '../land/swell.ts'
import { roundTree } from '../land/trees.ts'
import { gathering, someone } from '../people/crowd.ts'

/** A person resting under a tree. */
export const wellbeing = (art: Art) => {
  const { r, w, h, unit, c } = art
  const horizon = h * 0.62
  const side = r.side()
  const sun = { x: w * (0.5 - side * 0.2), y: h * 0.36, r: unit * 0.19 }
  const lit = litBy(art, sun)
  const hill = swell(art, { y: h * 0.78, height: h * 0.12, fill: mix(c.ridges[2], c.ridges[3], 0.3), mist: c.ridges[3], waves: 0.6 })
  const tx = w * (0.5 + side * 0.22)
  const rings = [1.5, 1.95, 2.4].map((k) => ring(sun.x, sun.y, sun.r * k)).join('')
  const sitter = someone(
    art,
    { x: w * (0.5 - side * 0.2), y: hill.at(w * (0.5 - side * 0.2)) + h * 0.1, size: h * 0.62, pose: 'lotus', dress: 'tight', face: side },
    c.sun,
  )
  const friend = someone(
    art,
    { x: tx - side * h * 0.18, y: hill.at(tx) + h * 0.11, size: h * 0.44, pose: 'lotus', face: side < 0 ? 1 : -1 },
    c.ridges[3],
  )
  return (
    sky(art, sun) +
    stroke(rings, c.snow, unit * 0.006, 'opacity=".5"') +
    mountains(art, { ...sun, r: 0 }, { horizon, tall: h * 0.26, plain: true }) +
    hill.body +
    roundTree(art, tx, hill.at(tx) + h * 0.06, h * 0.66, lit, mix(c.ridges[1], c.ridges[2], 0.6)) +
    gathering(art, lit, [friend, sitter]) +
    grass(art, () => h * 0.94, c.ridges[4], c.accent, 0.6)
  )
}
