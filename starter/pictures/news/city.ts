import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, line, path, rect, slab, stroke } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, placeSun, sky } from '../land/sky.ts'
import { planting } from '../land/trees.ts'
import { bus } from '../objects/outdoors.ts'
import { gathering, someone } from '../people/crowd.ts'

/** A street of Almaty with its bus. */
export const city = (art: Art) => {
  const { r, w, h, c } = art
  const sun = { ...placeSun(art), y: h * 0.2 }
  const lit = litBy(art, sun)
  const road = h * 0.8
  const blocks: string[] = []
  for (let x = -w * 0.02; x < w; ) {
    const wide = w * r.between(0.09, 0.16)
    const tall = h * r.between(0.18, 0.44)
    const tone = r.pick([c.wall[0], c.wall[1], mix(c.wall[1], c.wall[2], 0.5), c.ridges[2]])
    let panes = ''
    for (let py = road - tall + h * 0.03; py < road - h * 0.08; py += h * 0.05)
      for (let px = x + wide * 0.14; px < x + wide * 0.8; px += wide * 0.26)
        if (r.chance(0.86)) panes += slab(px, py, wide * 0.14, h * 0.026)
    blocks.push(
      rect(x, road - tall, wide * 0.96, tall, tone) +
        rect(lit < 0 ? x + wide * 0.82 : x, road - tall, wide * 0.14, tall, c.deep, 'opacity=".12"') +
        path(panes, tone === c.ridges[2] ? c.sun : c.dark, 'opacity=".8"'),
    )
    x += wide
  }
  const mast = w * r.between(0.2, 0.8)
  const tv =
    path(
      line([
        [mast - h * 0.012, road * 0.62],
        [mast, h * 0.1],
        [mast + h * 0.012, road * 0.62],
      ]),
      c.ridges[3],
    ) + rect(mast - h * 0.02, h * 0.27, h * 0.04, h * 0.05, c.accent)
  const face = r.side()
  const people = [0.12, 0.2, 0.84, 0.93].map((at) =>
    someone(art, { x: w * at, y: h * r.between(0.95, 0.99), size: h * 0.3, pose: r.pick(['walk', 'stand', 'hold']) }, c.floor[0]),
  )
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon: road - h * 0.12, tall: h * 0.5, plain: true }) +
    tv +
    blocks.join('') +
    planting(
      art,
      road,
      lit,
      [0.06, 0.3, 0.52, 0.74, 0.96].map((at) => at * w),
      h * 0.2,
    ) +
    rect(0, road, w, h - road, mix(c.ridges[3], c.ridges[4], 0.5)) +
    stroke(d`M0 ${h * 0.865}H${w}`, c.wall[0], h * 0.008, `stroke-dasharray="${Math.round(w * 0.06)} ${Math.round(w * 0.05)}"`) +
    bus(art, w * r.between(0.4, 0.6), h * 0.855, Math.min(w * 0.5, h * 0.72), face) +
    rect(0, h * 0.92, w, h * 0.08, art.fade(c.floor[0], c.floor[1])) +
    gathering(art, lit, people)
  )
}
