import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { disc, line, type Point, path, ring, slab, stroke } from '../hand/shapes.ts'
import { placeSun, sky } from '../land/sky.ts'

/** Mountains made of numbers: columns below, a net of points above. */
export const data = (art: Art) => {
  const { r, w, h, unit, c } = art
  const sun = { ...placeSun(art), y: h * 0.26 }
  const count = Math.round((w / h) * 15)
  const pitch = w / count
  const phase = r.between(0, 6.28)
  const level = (t: number, k: number) => 0.3 + 0.2 * Math.sin(phase + t * 5 * k) + 0.12 * Math.sin(phase * 2 + t * 11 * k)
  const layer = (tone: string, scale: number, k: number, base: number) => {
    let shape = ''
    for (let at = 0; at < count; at += 1) {
      const tall = h * scale * (level(at / count, k) + r.between(-0.03, 0.03))
      shape += slab(pitch * (at + 0.14), h * base - tall, pitch * 0.72, tall + h)
    }
    return path(shape, tone)
  }
  const points = Array.from(
    { length: 9 },
    (_, at): Point => [w * (0.06 + at * 0.11) + r.between(-0.03, 0.03) * w, h * (0.62 - 0.62 * level(at / 9, 1) + r.between(-0.06, 0.06))],
  )
  const web = points.flatMap((from, at) => points.slice(at + 1, at + 3).map((to) => line([from, to]))).join('')
  const ink = isDark(c.sky[0]) ? c.snow : c.ridges[4]
  return (
    sky(art, sun) +
    layer(mix(c.ridges[1], c.sky[1], 0.3), 1.25, 1, 0.86) +
    layer(c.ridges[2], 0.95, 1.4, 0.98) +
    layer(c.ridges[3], 0.6, 0.8, 1.04) +
    stroke(web, ink, unit * 0.005, 'opacity=".75"') +
    points
      .map(
        ([x, y], at) =>
          disc(x, y, unit * (at % 3 ? 0.014 : 0.024), at % 3 ? ink : c.accent) +
          (at % 3 ? '' : stroke(ring(x, y, unit * 0.036), c.accent, unit * 0.005)),
      )
      .join('')
  )
}
