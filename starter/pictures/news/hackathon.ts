import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, rect } from '../hand/shapes.ts'
import { chair, laptop, table } from '../objects/furniture.ts'
import { screen } from '../objects/screens.ts'
import { gathering, someone } from '../people/crowd.ts'

/** A night of code: rows of screens in the dark. */
export const hackathon = (art: Art) => {
  const { r, w, h, c } = art
  const floor = h * 0.74
  const lit = r.side()
  const wall = c.ridges[4]
  const wide = Math.min(w * 0.52, h * 0.8)
  const count = w / h > 1.2 ? 3 : 2
  const size = h * 0.44
  const teams = Array.from({ length: count }, (_, at) => {
    const x = (w * (at + 0.5)) / count
    const face = at % 2 ? -1 : 1
    const one = someone(art, { x: x - face * w * 0.05, y: h * 0.95, size, face, pose: 'type', floating: true }, wall)
    return (
      chair(art, one.x, one.y, size, face) +
      gathering(art, lit, [one]) +
      table(art, x - w * 0.04 - (face < 0 ? w * 0.09 : 0), h * 0.95, w * 0.17, h * 0.2) +
      laptop(art, x + face * w * 0.045, h * 0.75, h * 0.12, face) +
      path(
        d`M${x + face * w * 0.07} ${h * 0.7}L${x - face * w * 0.03} ${h * 0.58}L${x - face * w * 0.04} ${h * 0.74}Z`,
        c.sun,
        'opacity=".16"',
      )
    )
  })
  const mentor = someone(art, { x: w * r.pick([0.1, 0.9]), y: h * 0.9, size: h * 0.5, pose: r.pick(['point', 'hipHand', 'hold']) }, wall)
  return (
    rect(0, 0, w, floor, art.fade(c.ridges[5], wall)) +
    rect(0, floor, w, h - floor, art.fade(mix(wall, c.ridges[3], 0.7), c.ridges[5])) +
    screen(art, { x: (w - wide) / 2, y: h * 0.1, w: wide, h: wide * 0.52 }, 'code', true) +
    [0.12, 0.88]
      .map((at) => screen(art, { x: w * at - w * 0.08, y: h * 0.18, w: w * 0.16, h: w * 0.1 }, r.pick(['ring', 'bars', 'globe']), true))
      .join('') +
    gathering(art, lit, [{ ...mentor, face: mentor.x < w / 2 ? 1 : -1 }]) +
    teams.join('')
  )
}
