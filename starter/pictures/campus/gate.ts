import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { line, path, placed, poly, stroke } from '../hand/shapes.ts'
import { planting } from '../land/trees.ts'
import { archPoints } from './arch.ts'
import { tower, wing } from './building.ts'
import { backdrop, plaza, walkers } from './plaza.ts'
import type { View } from './view.ts'

// Horns in the upper corners and down both jambs, where the wall is wide enough.
const horns = (art: Art, x: number, span: number, wall: string) => {
  const { w, h, unit, c } = art
  const size = unit * 0.17
  if (x <= size * 0.7) return ''
  const sides = (share: number) => [x * share, w - (w - x - span) * share]
  const corners = sides(0.45).map((cx) => placed(hornsOf(art), cx, h * 0.11, size / 180))
  let column = ''
  for (let y = h * 0.36; y < h + size * 0.62; y += size * 0.62)
    for (const cx of sides(0.4)) column += placed(hornsOf(art), cx, y, size / 260)
  return `<g fill="${c.accent}">${corners.join('')}</g><g fill="${mix(wall, c.ridges[2], 0.42)}">${column}</g>`
}

/** The campus seen through a great gate with horns on its wall. */
export const gate = ({ art, sun, lit, pointed }: View) => {
  const { r, w, h, unit, c } = art
  const floor = h * 0.8
  const span = Math.min(w * 0.66, h * 0.92)
  const x = w * r.between(0.44, 0.56) - span / 2
  const top = h * 0.1
  const back = backdrop(art, { x: x + span * (lit < 0 ? 0.3 : 0.7), y: h * 0.34, r: sun.r * 0.85 }, floor - h * 0.02)
  const place = x + span * (lit < 0 ? 0.58 : 0.3)
  const inside =
    wing(art, { x: x + span * 0.12, y: floor - h * 0.17, w: span * 0.76, h: h * 0.17, lit, pointed, floors: 1, bay: span * 0.095 }) +
    tower(art, {
      x: place,
      y: floor - h * 0.32,
      w: span * 0.13,
      h: h * 0.32,
      lit,
      pointed,
      top: r.pick(['dome', 'dome', 'lantern', 'spire']),
    }) +
    plaza(art, floor, x + span / 2) +
    planting(art, floor + h * 0.02, lit, [x + span * 0.14, x + span * 0.86], h * 0.2) +
    walkers(art, floor, lit, (x + span * 0.2) / w, (x + span * 0.8) / w)
  const hole = `M0 0H${w}V${h}H0Z${poly(archPoints(x, top, span, h - top + 4, pointed))}`
  const reveal = `M-9 -9H${w + 9}V${h + 9}H-9Z${poly(archPoints(x + lit * span * 0.07, top - h * 0.012, span, h - top + h * 0.03, pointed))}`
  const wall = mix(c.ridges[3], c.ridges[4], 0.45)
  const rim = archPoints(x - span * 0.085, top - h * 0.065, span * 1.17, h, pointed)
  return (
    back +
    inside +
    path(hole, mix(c.wall[1], c.ridges[2], 0.25), 'fill-rule="evenodd"') +
    art.within(hole, path(reveal, wall, 'fill-rule="evenodd"'), 'evenodd') +
    stroke(line(rim), c.accent, unit * 0.007) +
    horns(art, x, span, wall)
  )
}
