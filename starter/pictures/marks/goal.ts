import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { inked, set } from '../hand/lettering.ts'
import { disc, path, placed, poly, rect, stroke } from '../hand/shapes.ts'
import { roughen } from '../land/ridges.ts'
import { goalEmblems } from './goal-emblems.ts'

/** The number of a goal, 1 to 17: from the text, else from the seed. */
export const goalNumber = (words: string) => {
  const number = Number.parseInt(/\d+/.exec(words)?.[0] ?? '1', 10)
  return Math.min(goalEmblems.length, Math.max(1, number))
}

/** The card of one goal: its number, its sign on a sun, a ridge below. */
export const goal = (art: Art, number: number) => {
  const { r, w, h, unit, c } = art
  // Grounds go round with the number, so that cards side by side differ in weight as well as in hue.
  const grounds = [
    [c.ridges[3], mix(c.ridges[3], c.ridges[2], 0.6)],
    [c.ground[0], c.ground[1]],
    [c.ridges[4], c.ridges[3]],
  ] as const
  const [ground, soft] = grounds[number % 3] ?? grounds[0]
  const ink = isDark(ground) ? c.wall[0] : c.ridges[4]
  const sun = { x: w * 0.64, y: h * 0.56, r: unit * 0.32 }
  const low = r.between(0.82, 0.9)
  const ridge = roughen(
    r,
    [-0.05, 0.18, 0.34, 0.56, 0.8, 1.05].map((x, at) => [x * w, h * (low + (at % 2 ? -1 : 1) * r.between(0.01, 0.07))] as const),
    0.07,
    3,
  )
  const { soft: body, pen } = goalEmblems[number - 1] ?? { soft: '', pen: '' }
  const size = unit * 0.4
  return (
    rect(0, 0, w, h, ground) +
    disc(sun.x, sun.y, sun.r, soft) +
    path(poly([...ridge, [w + 20, h + 9], [-20, h + 9]]), mix(ground, c.deep, isDark(ground) ? 0.38 : 0.16)) +
    placed(path(body, c.accent, 'opacity=".55"') + stroke(pen, ink, 5.4), sun.x - size / 2, sun.y - size / 2, size / 100) +
    inked(set(`${number}`, 26), w * 0.09, h * 0.1, unit * 0.22, 13, ink)
  )
}
