import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { chair, lectern } from '../objects/furniture.ts'
import { screen } from '../objects/screens.ts'
import { audience, gathering, someone } from '../people/crowd.ts'
import { stage } from '../sets/stage.ts'

/** A speaker before a large screen, or a panel of guests. */
export const conference = (art: Art) => {
  const { r, w, h, c } = art
  const set = stage(art, { floor: 0.7, curtain: r.chance(0.35) })
  const side = r.side()
  const panel = r.chance(0.45)
  const wide = Math.min(w * (panel ? 0.6 : 0.5), h * 1.1)
  const box = { x: panel ? (w - wide) / 2 : w / 2 - wide / 2 - side * w * 0.1, y: h * 0.13, w: wide, h: wide * (panel ? 0.42 : 0.54) }
  const ground = set.floor + h * 0.07
  const size = h * 0.36
  const guests = panel
    ? [-1.5, -0.5, 0.5, 1.5].map((at) =>
        someone(art, { x: w / 2 + at * h * 0.21, y: ground, size: size * 1.06, pose: 'sit', face: at < 0 ? 1 : -1 }, set.behind),
      )
    : [
        someone(
          art,
          {
            x: w / 2 + side * wide * 0.62,
            y: ground - h * 0.015,
            size,
            pose: r.pick(['speak', 'point', 'wave']),
            face: side < 0 ? 1 : -1,
            floating: true,
          },
          set.behind,
        ),
      ]
  return (
    set.body +
    screen(art, box) +
    (panel ? guests.map((one) => chair(art, one.x, one.y, one.size, one.face ?? 1)).join('') : '') +
    gathering(art, set.lit, guests) +
    (panel ? '' : lectern(art, w / 2 + side * wide * 0.64, ground, h * 0.24, set.lit, mix(c.ridges[2], c.wall[2], 0.3))) +
    set.curtains +
    audience(art, { rows: 3, size: 0.12 })
  )
}
