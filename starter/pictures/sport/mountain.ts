import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, poly, stroke } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { birds, litBy, placeSun, sky } from '../land/sky.ts'
import { gathering, someone } from '../people/crowd.ts'

/** A rope party on the last ridge. */
export const mountain = (art: Art) => {
  const { r, w, h, unit, c } = art
  const side = r.side()
  const sun = { ...placeSun(art), x: w * (0.5 - side * 0.28) }
  const lit = litBy(art, sun)
  const x = (share: number) => (side > 0 ? share * w : w - share * w)
  const slope = [0.02, 0.2, 0.38, 0.56, 0.74, 0.86].map(
    (at, step) => [x(at), h * (0.94 - step * 0.115 - (step === 5 ? 0.02 : 0)) + r.between(-0.012, 0.012) * h] as const,
  )
  const [peak = [x(0.86), h * 0.34] as const] = slope.slice(-1)
  const rock = poly([[x(-0.1), h + 9], [x(-0.1), h * 0.96], ...slope, [x(0.94), h * 0.5], [x(1.1), h * 0.62], [x(1.1), h + 9]])
  const shade = poly([
    peak,
    [x(0.94), h * 0.5],
    [x(1.1), h * 0.62],
    [x(1.1), h + 9],
    [x(0.7), h + 9],
    [x(0.8), h * 0.7],
    [x(0.76), h * 0.56],
  ])
  const snow = poly([
    peak,
    [x(0.74), slope[4]?.[1] ?? 0],
    [x(0.72), h * 0.52],
    [x(0.78), h * 0.49],
    [x(0.81), h * 0.56],
    [x(0.87), h * 0.48],
    [x(0.91), h * 0.52],
    [x(0.94), h * 0.5],
  ])
  const size = h * 0.26
  const climbers = [1, 2, 3].map((at) =>
    someone(
      art,
      {
        x: (slope[at] ?? peak)[0],
        y: (slope[at] ?? peak)[1] + h * 0.012,
        size,
        pose: r.pick(['climb', 'stride', 'climb']),
        face: side,
        dress: 'jacket',
        floating: true,
        legs: c.deep,
      },
      c.ridges[2],
    ),
  )
  const first = someone(
    art,
    { x: peak[0], y: peak[1] + h * 0.006, size, pose: 'cheer', face: side, dress: 'jacket', floating: true },
    c.ridges[2],
  )
  const rope = d`M${climbers.map((one) => d`${one.x} ${one.y - size * 0.45}`).join('L')}L${peak[0]} ${peak[1] - size * 0.45}`
  const pole =
    stroke(d`M${peak[0] + side * size * 0.3} ${peak[1] + h * 0.02}v${-size * 1.15}`, c.deep, h * 0.006) +
    path(
      d`M${peak[0] + side * size * 0.3} ${peak[1] + h * 0.02 - size * 1.15}l${side * size * 0.34} ${size * 0.12}l${-side * size * 0.34} ${size * 0.12}Z`,
      c.accent,
    )
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon: h * 0.86, tall: h * 0.56, plain: true }) +
    birds(art, x(0.3), h * 0.2, unit * 0.03) +
    path(rock, art.fade(mix(c.ridges[2], c.ridges[3], 0.4), c.ridges[4])) +
    path(snow, c.snow) +
    path(shade, c.deep, 'opacity=".22"') +
    pole +
    stroke(rope, c.accent, h * 0.005) +
    gathering(art, lit, [...climbers, first])
  )
}
