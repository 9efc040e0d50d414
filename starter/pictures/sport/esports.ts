import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, path, rect, stroke } from '../hand/shapes.ts'
import { rays } from '../objects/prizes.ts'
import { monitor, screen } from '../objects/screens.ts'
import { audience, gathering, someone } from '../people/crowd.ts'

/** Two teams at their screens. */
export const esports = (art: Art) => {
  const { r, w, h, c } = art
  const wall = c.ridges[4]
  const lit = r.side()
  const wide = Math.min(w * 0.56, h * r.between(0.7, 0.9))
  const [own, other] = r.chance(0.5) ? [c.accent, c.wall[1]] : [c.wall[1], c.accent]
  const desk = (colour: string) => mix(colour, c.deep, 0.45)
  const top = h * 0.74
  const players = [0.1, 0.26, 0.74, 0.9].map((at) => {
    const one = someone(
      art,
      {
        x: w * at,
        y: top + h * 0.13,
        size: h * 0.5,
        pose: 'type',
        face: at < 0.5 ? 1 : -1,
        floating: true,
        cloth: at < 0.5 ? own : other,
      },
      wall,
    )
    return { ...one, holds: () => stroke('M-3 -66A8.4 8.4 0 0 1 9 -76', c.wall[0], 2) }
  })
  const boxes = [0.175, 0.335, 0.665, 0.825].map((at) => monitor(art, w * at, top, h * 0.1))
  const glow = [0.02, 0.98].map((at) =>
    path(d`M${w * at} ${-5}L${w * (0.5 + (at - 0.5) * 0.2)} ${h * 0.8}L${w * (0.5 + (at - 0.5) * 0.7)} ${h * 0.8}Z`, c.sun, 'opacity=".1"'),
  )
  return (
    rect(0, 0, w, h, art.fade(c.ridges[5], wall)) +
    rays(art, w / 2, h * 0.34, mix(wall, c.ridges[3], 0.35), r.whole(12, 26), r.between(0, 1)) +
    glow.join('') +
    screen(art, { x: (w - wide) / 2, y: h * 0.1, w: wide, h: wide * 0.46 }, r.pick(['peaks', 'globe', 'crest', 'code']), true) +
    disc(w / 2, h * 0.1 + wide * 0.46, h * 0.07, c.accent) +
    path(
      d`M${w / 2 - h * 0.05} ${h * 0.12 + wide * 0.46}l${h * 0.04} ${-h * 0.06}v${h * 0.04}h${h * 0.06}l${-h * 0.04} ${h * 0.06}v${-h * 0.04}Z`,
      c.wall[0],
    ) +
    gathering(art, lit, players) +
    boxes.join('') +
    rect(0, top, w * 0.43, h * 0.2, desk(own)) +
    rect(w * 0.57, top, w * 0.43, h * 0.2, desk(other)) +
    rect(0, top, w * 0.43, h * 0.02, own) +
    rect(w * 0.57, top, w * 0.43, h * 0.02, other) +
    audience(art, { rows: r.whole(1, 2), size: 0.12 })
  )
}
