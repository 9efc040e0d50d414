import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, lerp, type Point, path, stroke } from '../hand/shapes.ts'

/** A hill: its drawing, its height at a place and its upper edge. */
export type Swell = { body: string; at: (x: number) => number; edge: string }

/** A soft hill across the picture. */
export const swell = (art: Art, hill: { y: number; height: number; fill: string; mist?: string; waves: number }): Swell => {
  const { r, w, h, c } = art
  const { y, height, fill, mist = fill, waves } = hill
  const phase = r.between(0, 6.28)
  const count = 28
  const level = (t: number) =>
    y - height * (0.5 + 0.36 * Math.sin(phase + t * 6.28 * waves) + 0.16 * Math.sin(phase * 2.3 + t * 6.28 * waves * 2.1))
  const points = Array.from({ length: count + 1 }, (_, at): Point => [(at / count) * w, level(at / count)])
  const curve = points
    .slice(1)
    .map(([x, y1], at) => {
      const [x0, y0] = points[at] ?? [x, y1]
      return d`Q${x0} ${y0} ${(x0 + x) / 2} ${(y0 + y1) / 2}`
    })
    .join('')
  const start = points[0]?.[1] ?? y
  const end = points.at(-1)?.[1] ?? y
  const edge = d`M0 ${start}${curve}L${w} ${end}`
  return {
    body:
      path(d`M0 ${h + 5}V${start}${curve}L${w} ${end}V${h + 5}Z`, art.fade(fill, mist)) +
      stroke(edge, mix(fill, c.snow, 0.3), art.unit * 0.004, 'opacity=".45"'),
    at: (x) => {
      const place = Math.min(count - 1e-6, Math.max(0, (x / w) * count))
      const index = Math.floor(place)
      return lerp(points[index]?.[1] ?? y, points[index + 1]?.[1] ?? y, place - index)
    },
    edge,
  }
}
