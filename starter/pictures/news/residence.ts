import type { Art } from '../hand/canvas.ts'
import { isDark } from '../hand/colour.ts'
import { path, rect, slab } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, placeSun, sky } from '../land/sky.ts'
import { planting } from '../land/trees.ts'
import { suitcase } from '../objects/outdoors.ts'
import { gathering, someone } from '../people/crowd.ts'

/** The hall of residence on the day students move in. */
export const residence = (art: Art) => {
  const { r, w, h, c } = art
  const sun = { ...placeSun(art), y: h * 0.2 }
  const lit = litBy(art, sun)
  const floor = h * 0.8
  const side = r.side()
  const wide = Math.min(w * 0.62, h * 0.95)
  const left = side < 0 ? w * 0.06 : w * 0.94 - wide
  const tall = h * 0.56
  const [rows, columns] = [5, 8]
  let lampless = ''
  let bright = ''
  let sills = ''
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (row === rows - 1 && (column === 3 || column === 4)) continue
      const [x, y] = [left + wide * (0.04 + (column * 0.92) / columns), floor - tall + tall * (0.06 + (row * 0.92) / rows)]
      const pane = slab(x + wide * 0.02, y, wide * 0.075, tall * 0.11)
      if (r.chance(0.3)) bright += pane
      else lampless += pane
      sills += slab(x + wide * 0.01, y + tall * 0.11, wide * 0.095, tall * 0.014)
    }
  const door = slab(left + wide * 0.42, floor - tall * 0.17, wide * 0.16, tall * 0.17)
  const guests = Array.from({ length: 3 }, (_, at) =>
    someone(
      art,
      {
        x: w * (0.2 + at * 0.28) + r.between(-0.04, 0.04) * w,
        y: h * r.between(0.9, 0.97),
        size: h * 0.36,
        pose: r.pick(['walk', 'carry', 'wave']),
        face: side,
      },
      c.floor[0],
    ),
  )
  const luggage = guests.map((one) => suitcase(art, one.x - side * h * 0.1, one.y, h * 0.17, r.pick([c.accent, c.ridges[2], c.cloth])))
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon: floor, tall: h * 0.5, plain: true }) +
    rect(left, floor - tall, wide, tall, c.wall[0]) +
    rect(lit < 0 ? left + wide * 0.95 : left, floor - tall, wide * 0.05, tall, c.wall[1]) +
    rect(left - wide * 0.02, floor - tall - h * 0.025, wide * 1.04, h * 0.03, c.ridges[3]) +
    path(lampless, isDark(c.sky[0]) ? c.ridges[4] : c.dark, 'opacity=".85"') +
    path(bright, isDark(c.sky[0]) ? c.sun : c.accent) +
    path(sills, c.wall[2]) +
    path(door, c.cloth) +
    rect(left + wide * 0.38, floor - tall * 0.2, wide * 0.24, tall * 0.03, c.accent) +
    planting(
      art,
      floor + h * 0.01,
      lit,
      [side < 0 ? 0.82 : 0.04, side < 0 ? 0.9 : 0.12, side < 0 ? 0.97 : 0.2].map((at) => at * w),
      h * 0.32,
    ) +
    rect(0, floor, w, h - floor, art.fade(c.floor[0], c.floor[1])) +
    luggage.join('') +
    gathering(art, lit, guests)
  )
}
