import { arch } from '../campus/arch.ts'
import { shelves } from '../campus/shelves.ts'
import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, disc, path, rect } from '../hand/shapes.ts'
import { stars } from '../land/sky.ts'
import { chair, hangingLamp, pile, table } from '../objects/furniture.ts'
import { gathering, someone } from '../people/crowd.ts'

/** Readers under the lamps long after dark. */
export const libraryNight = (art: Art) => {
  const { r, w, h, unit, c } = art
  const floor = h * 0.8
  const lit = r.side()
  const wide = Math.min(w * 0.3, h * 0.4)
  const wx = w * r.pick([0.16, 0.5, 0.84])
  const hole = arch(wx - wide / 2, h * 0.08, wide, h * 0.5, r.chance(0.5))
  const dim = isDark(c.sky[0]) ? c.sky[0] : c.ridges[5]
  const moon =
    rect(0, 0, w, h, art.fade(dim, c.ridges[3])) + stars(art, 0, h * 0.5, 60) + disc(wx + wide * 0.16, h * 0.24, unit * 0.055, c.snow)
  const tables = [0.27, 0.73].map((at) => {
    const x = w * at
    const size = h * 0.42
    const readers = ([-1, 1] as const).map((side) =>
      someone(
        art,
        {
          x: x + side * w * 0.145,
          y: floor + h * 0.1,
          size,
          face: side < 0 ? 1 : -1,
          pose: r.pick(['read', 'type', 'sit']),
          floating: true,
        },
        c.ridges[5],
      ),
    )
    return (
      readers.map((one) => chair(art, one.x, one.y, size, one.face ?? 1)).join('') +
      gathering(art, lit, readers) +
      table(art, x - w * 0.13, floor + h * 0.1, w * 0.26, h * 0.19, { top: mix(c.wall[2], c.wall[1], 0.4) }) +
      pile(art, x + r.between(-0.03, 0.03) * w, floor - h * 0.09, h * 0.12, r.whole(2, 4)) +
      hangingLamp(art, x, h * 0.3, h * 0.12, floor - h * 0.3)
    )
  })
  return (
    shelves(art, 0, w, floor, 5, 1.9) +
    rect(0, 0, w, floor, c.ridges[5], 'opacity=".5"') +
    path(hole, c.wall[2], `stroke="${c.wall[2]}" stroke-width="${d`${unit * 0.05}`}"`) +
    art.within(hole, moon) +
    rect(0, floor, w, h - floor, art.fade(mix(c.ridges[4], c.ridges[3], 0.6), c.ridges[5])) +
    tables.join('')
  )
}
