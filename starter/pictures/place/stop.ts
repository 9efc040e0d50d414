import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, disc, path, rect, slab, stroke } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, placeSun, sky } from '../land/sky.ts'
import { planting } from '../land/trees.ts'
import { gathering, someone } from '../people/crowd.ts'

/** People waiting under the roof of a bus stop, next to the timetable. */
export const stop = (art: Art) => {
  const { r, w, h, c } = art
  const sun = placeSun(art)
  const lit = litBy(art, sun)
  const floor = h * 0.78
  const side = r.side()
  const x = (at: number) => w / 2 + side * at * Math.min(w, h * 1.5)
  const [from, to] = [Math.min(x(-0.36), x(0.26)), Math.max(x(-0.36), x(0.26))]
  const roof = h * 0.26
  const metal = mix(c.ridges[4], c.wall[2], 0.3)
  const pole = x(0.4)
  const people = [
    someone(art, { x: x(-0.22), y: h * 0.9, size: h * 0.46, pose: 'sit', face: side, floating: true }, c.snow),
    someone(art, { x: x(0), y: h * 0.9, size: h * 0.48, pose: 'hold', face: side }, c.snow),
    someone(art, { x: x(0.17), y: h * 0.91, size: h * 0.48, pose: r.pick(['stand', 'hipHand']), face: side }, c.snow),
  ]
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon: floor, tall: h * 0.52, plain: true }) +
    planting(
      art,
      floor + h * 0.01,
      lit,
      [0.03, 0.1, 0.9, 0.97].map((at) => at * w),
      h * 0.3,
    ) +
    rect(0, floor, w, h * 0.14, art.fade(c.floor[0], c.floor[1])) +
    rect(0, h * 0.92, w, h * 0.08, isDark(c.sky[0]) ? c.ridges[4] : c.ridges[3]) +
    stroke(d`M0 ${h * 0.965}H${w}`, c.wall[0], h * 0.01, 'stroke-dasharray="46 34"') +
    path(slab(from + h * 0.02, roof, to - from - h * 0.04, floor + h * 0.06 - roof), c.snow, 'opacity=".38"') +
    stroke(
      d`M${from + h * 0.02} ${roof}V${floor + h * 0.1}M${to - h * 0.02} ${roof}V${floor + h * 0.1}M${(from + to) / 2} ${roof}V${floor + h * 0.06}`,
      metal,
      h * 0.014,
    ) +
    path(slab(from - h * 0.04, roof - h * 0.045, to - from + h * 0.08, h * 0.055, h * 0.02), c.cloth === c.ridges[4] ? c.accent : c.cloth) +
    rect(Math.min(x(-0.31), x(-0.1)), h * 0.765, Math.abs(x(0.21) - x(0)), h * 0.024, metal) +
    stroke(d`M${x(-0.28)} ${h * 0.78}V${h * 0.9}M${x(-0.13)} ${h * 0.78}V${h * 0.9}`, metal, h * 0.012) +
    stroke(d`M${pole} ${h * 0.92}V${h * 0.26}`, metal, h * 0.016) +
    disc(pole, h * 0.26, h * 0.066, c.accent) +
    path(slab(pole - h * 0.032, h * 0.235, h * 0.064, h * 0.042, h * 0.01), c.wall[0]) +
    path(slab(pole - h * 0.06, h * 0.38, h * 0.12, h * 0.17, h * 0.008), c.wall[0]) +
    stroke(
      d`M${pole - h * 0.042} ${h * 0.41}h${h * 0.08}m${-h * 0.08} ${h * 0.035}h${h * 0.06}m${-h * 0.06} ${h * 0.035}h${h * 0.08}m${-h * 0.08} ${h * 0.035}h${h * 0.05}`,
      c.ridges[3],
      h * 0.009,
    ) +
    gathering(art, lit, people)
  )
}
