import { shelves } from '../campus/shelves.ts'
import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, path, rect } from '../hand/shapes.ts'

/** Books on two shelves, seen close, one of them pulled out. */
export const shelf = (art: Art) => {
  const { r, w, h, c } = art
  const x = w * r.between(0.36, 0.6)
  const wide = h * 0.1
  const book = c.accent
  return (
    shelves(art, -h * 0.02, w + h * 0.02, h * 1.03, 2, 2.6) +
    path(d`M${x - wide * 0.3} ${h * 0.5}h${wide * 1.6}l${wide * 0.2} ${h * 0.03}h${-wide * 2}Z`, c.deep, 'opacity=".35"') +
    rect(x, h * 0.09, wide, h * 0.43, book) +
    rect(x + wide * 0.82, h * 0.09, wide * 0.18, h * 0.43, mix(book, c.deep, 0.3)) +
    path(d`M${x} ${h * 0.09}l${wide * 0.28} ${-h * 0.045}h${wide}l${-wide * 0.28} ${h * 0.045}Z`, c.wall[0]) +
    rect(x, h * 0.15, wide, h * 0.016, c.wall[0]) +
    rect(x, h * 0.44, wide, h * 0.016, c.wall[0]) +
    disc(x + wide / 2, h * 0.28, wide * 0.2, c.wall[0])
  )
}
