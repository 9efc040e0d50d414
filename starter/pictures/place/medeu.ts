import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, path, poly, rect, ring, stroke } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, placeSun, sky } from '../land/sky.ts'
import { spruce } from '../land/trees.ts'
import { gathering, someone } from '../people/crowd.ts'

/** Skaters on the high rink of Medeu, between slopes with spruces. */
export const medeu = (art: Art) => {
  const { r, w, h, unit, c } = art
  const sun = placeSun(art)
  const lit = litBy(art, sun)
  const rink = h * 0.62
  const slope = (side: -1 | 1) => {
    const x = (at: number) => w / 2 + side * at * w
    return poly([
      [x(0.52), h * 0.24],
      [x(0.36), h * 0.4],
      [x(0.22), h * 0.54],
      [x(0.14), rink],
      [x(0.52), rink],
    ])
  }
  let trees = ''
  for (let at = 0; at < 26; at += 1) {
    const share = r.between(0.2, 0.5)
    const x = w / 2 + r.side() * share * w
    trees += spruce(x, h * (0.64 - (share - 0.14) * r.between(0.3, 1)), unit * r.between(0.07, 0.13))
  }
  const ice = isDark(c.sky[0]) ? mix(c.snow, c.ridges[1], 0.35) : mix(c.snow, c.ridges[0], 0.3)
  const tracks = Array.from(
    { length: 7 },
    () => d`M${r.between(0, 0.9) * w} ${h * r.between(0.72, 0.97)}q${w * 0.06} ${-h * 0.02} ${w * r.between(0.08, 0.16)} ${h * 0.006}`,
  ).join('')
  const poses = ['stride', 'run', 'reach', 'stride'] as const
  const skaters = poses.map((pose, at) => {
    const size = h * (0.26 + (at % 2) * 0.12)
    return {
      ...someone(
        art,
        { x: w * (0.16 + at * 0.23), y: h * (at % 2 ? 0.93 : 0.78), size, pose, face: at < 3 ? 1 : -1, dress: 'jacket' },
        ice,
      ),
    }
  })
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon: rink, tall: h * 0.56, plain: true }) +
    path(slope(-1) + slope(1), mix(c.ridges[2], c.ridges[3], 0.3)) +
    path(trees, c.ridges[4]) +
    rect(0, rink - h * 0.04, w, h * 0.05, c.wall[1]) +
    stroke(d`M0 ${rink - h * 0.02}H${w}`, c.accent, h * 0.01) +
    rect(0, rink + h * 0.01, w, h, art.fade(c.snow, ice)) +
    stroke(ring(w / 2, h * 0.92, w * 0.62, h * 0.2), c.accent, h * 0.008, 'opacity=".7"') +
    stroke(tracks, c.ridges[1], h * 0.005, 'opacity=".7"') +
    gathering(art, lit, skaters)
  )
}
