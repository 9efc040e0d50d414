import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, path, placed } from '../hand/shapes.ts'
import { mask } from '../objects/signs.ts'
import { audience, gathering, someone } from '../people/crowd.ts'
import { stage } from '../sets/stage.ts'

/** A premiere on the students' stage. */
export const theatre = (art: Art) => {
  const { r, w, h, unit, c } = art
  const set = stage(art, { floor: 0.76, lights: 2 })
  const moon = disc(w * (0.5 + r.side() * 0.14), h * 0.3, unit * 0.11, c.sun, 'opacity=".9"')
  const hills = path(
    d`M${w * 0.1} ${set.floor}Q${w * 0.28} ${h * 0.46} ${w * 0.46} ${set.floor}ZM${w * 0.4} ${set.floor}Q${w * 0.66} ${h * 0.4} ${w * 0.92} ${set.floor}Z`,
    mix(c.ridges[2], c.ridges[3], 0.4),
  )
  const cast = Array.from({ length: r.whole(3, 4) }, (_, at) =>
    someone(
      art,
      {
        x: w * (0.3 + at * 0.14) + r.between(-0.02, 0.02) * w,
        y: set.floor + h * r.between(0.04, 0.09),
        size: h * 0.42,
        pose: r.pick(['speak', 'wave', 'point', 'cheer', 'kneel', 'reach']),
        dress: r.pick(['shapan', 'skirt', 'gown', 'shapan']),
        face: at < 2 ? 1 : -1,
      },
      set.behind,
    ),
  )
  const masks =
    placed(mask(true, c.wall[0], c.ridges[5]), w * 0.47, h * 0.2, unit / 620, -10) +
    placed(mask(false, c.accent, c.ridges[5]), w * 0.55, h * 0.23, unit / 620, 12)
  return (
    set.body +
    moon +
    hills +
    gathering(art, set.lit, cast) +
    set.curtains +
    (r.chance(0.6) ? masks : '') +
    audience(art, { rows: 2, size: 0.11 })
  )
}
