import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { rect } from '../hand/shapes.ts'
import { flag } from '../objects/outdoors.ts'
import { globe } from '../objects/signs.ts'
import { gathering, someone } from '../people/crowd.ts'
import { wardrobe } from '../people/wardrobe.ts'
import { innerWall } from '../sets/hall.ts'

/** Two partners shake hands. */
export const agreement = (art: Art) => {
  const { r, w, h, unit, c } = art
  const [above, below] = innerWall(art)
  const lit = r.side()
  const floor = h * 0.78
  const y = h * 0.42
  const ink = mix(below, c.wall[0], isDark(c.sky[0]) ? 0.35 : 0.85)
  const flags = [-0.44, -0.31, 0.31, 0.44].map((at, index) =>
    flag(
      art,
      w / 2 + at * Math.min(w, h * 1.5),
      floor,
      h * 0.66,
      [c.accent, c.cloth, c.ridges[2], c.ridges[3]][index] ?? c.accent,
      at < 0 ? 1 : -1,
    ),
  )
  const kits = wardrobe(art, below)
  const reach = h * 0.158
  const pair = ([-1, 1] as const).map((side) =>
    someone(
      art,
      {
        x: w / 2 + side * reach,
        y: h * 0.95,
        size: h * 0.6,
        pose: 'shake',
        face: side < 0 ? 1 : -1,
        dress: r.pick(['jacket', 'skirt', 'jacket']),
        cloth: kits[side < 0 ? 0 : 1] ?? c.accent,
      },
      below,
    ),
  )
  const guests = [-0.36, -0.27, 0.27, 0.36].map((at) =>
    someone(
      art,
      { x: w / 2 + at * Math.min(w, h * 1.6), y: h * 0.88, size: h * 0.42, pose: r.pick(['clap', 'stand', 'hold']), face: at < 0 ? 1 : -1 },
      below,
    ),
  )
  return (
    rect(0, 0, w, h, art.fade(above, below)) +
    globe(w / 2, y, unit * 0.34, mix(below, c.ridges[1], 0.4), ink, unit * 0.007) +
    flags.join('') +
    rect(0, floor, w, h - floor, art.fade(c.floor[0], c.floor[1])) +
    gathering(art, lit, guests) +
    gathering(art, lit, pair)
  )
}
