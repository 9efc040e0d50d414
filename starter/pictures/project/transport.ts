import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, disc, path, rect, ring, slab, stroke } from '../hand/shapes.ts'
import { bus } from '../objects/outdoors.ts'

/** Lines and stops of the city seen from above, with the bus that runs on them. */
export const transport = (art: Art) => {
  const { r, w, h, unit, c } = art
  const ground = isDark(c.sky[0]) ? c.ridges[3] : mix(c.wall[0], c.wall[1], 0.4)
  const step = unit * 0.16
  let blocks = ''
  let parks = ''
  for (let row = -1; row * step < h + step; row += 1)
    for (let column = -1; column * step < w + step; column += 1) {
      const block = slab(column * step + step * 0.09, row * step + step * 0.09, step * 0.82, step * 0.82, step * 0.07)
      if (r.chance(0.14)) parks += block
      else if (r.chance(0.88)) blocks += block
    }
  const turn = r.between(-9, 9)
  const snap = (share: number, size: number) => Math.round((share * size) / step) * step
  const route = (from: number, bend: number, to: number) => {
    const [y0, x1, y1] = [snap(from, h), snap(bend, w), snap(to, h)]
    return {
      shape: d`M${-step} ${y0}H${x1 - step * 0.4}Q${x1} ${y0} ${x1} ${y0 + Math.sign(y1 - y0) * step * 0.4}V${y1 - Math.sign(y1 - y0) * step * 0.4}Q${x1} ${y1} ${x1 + step * 0.4} ${y1}H${w + step}`,
      stops: [
        [x1 - step * 1.5, y0],
        [x1, (y0 + y1) / 2],
        [x1 + step * 1.6, y1],
        [snap(0.12, w), y0],
        [snap(0.9, w), y1],
      ] as const,
    }
  }
  const routes = [route(0.2, r.between(0.25, 0.45), 0.72), route(0.86, r.between(0.55, 0.7), 0.3), route(0.48, r.between(0.7, 0.82), 0.94)]
  const long = Math.min(w * 0.62, h * r.between(0.66, 0.9))
  const bx = w * r.between(0.36, 0.64)
  const colours = [c.accent, c.cloth === c.ridges[4] ? c.sun : c.cloth, c.ridges[2]] as const
  const drawn = routes.map(
    ({ shape, stops }, at) =>
      stroke(shape, colours[at] ?? c.accent, unit * 0.022) +
      stops
        .map(([x, y]) => disc(x, y, unit * 0.022, c.wall[0]) + stroke(ring(x, y, unit * 0.022), colours[at] ?? c.accent, unit * 0.009))
        .join(''),
  )
  return (
    rect(0, 0, w, h, isDark(c.sky[0]) ? c.ridges[4] : c.wall[0]) +
    `<g transform="rotate(${Math.round(turn)} ${w / 2} ${h / 2}) translate(${Math.round(-w * 0.06)} ${Math.round(-h * 0.06)}) scale(1.12)">${path(blocks, ground)}${path(parks, mix(c.ridges[1], ground, 0.35))}${drawn.join('')}</g>` +
    path(ring(bx, h * 0.885, long * 0.54, h * 0.035), c.deep, 'opacity=".2"') +
    bus(art, bx, h * 0.88, long, r.side())
  )
}
