import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { disc, path, placed, rect, slab, stroke } from '../hand/shapes.ts'
import { goldOf } from '../hand/tinctures.ts'
import { coins } from '../objects/desk.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** A counter where money is paid in and out. */
export const bank = (art: Art) => {
  const { r, w, h, c } = art
  const set = hall(art, { floor: 0.76, window: 'none' })
  const side = r.side()
  const x = (at: number) => w / 2 + side * at * Math.min(w, h * 1.5)
  const top = h * 0.56
  const size = h * 0.56
  const clerks = [-0.28, 0.12].map((at) =>
    someone(
      art,
      {
        x: x(at),
        y: top + size * 0.44,
        size,
        pose: r.pick(['hold', 'type', 'speak']),
        dress: 'jacket',
        face: side < 0 ? 1 : -1,
        floating: true,
      },
      set.behind,
    ),
  )
  const guests = [-0.12, 0.3].map((at, index) =>
    someone(
      art,
      { x: x(at), y: h * (0.95 + index * 0.01), size: h * 0.58, pose: r.pick(['point', 'hold', 'speak']), face: side < 0 ? 1 : -1 },
      c.ridges[3],
    ),
  )
  const glass = [-0.28, 0.12].map((at) => slab(x(at) - h * 0.17, top - h * 0.36, h * 0.34, h * 0.36, h * 0.02)).join('')
  const sign = (at: number) =>
    disc(x(at), h * 0.14, h * 0.05, goldOf(c)) +
    stroke(
      `M${Math.round(x(at) - h * 0.022)} ${Math.round(h * 0.118)}h${Math.round(h * 0.044)}m${-Math.round(h * 0.044)} ${Math.round(h * 0.016)}h${Math.round(h * 0.044)}m${-Math.round(h * 0.022)} 0v${Math.round(h * 0.034)}`,
      c.deep,
      h * 0.008,
    )
  return (
    set.body +
    gathering(art, set.lit, clerks) +
    path(glass, c.snow, 'opacity=".22"') +
    stroke(glass, c.wall[0], h * 0.009) +
    sign(-0.28) +
    sign(0.12) +
    rect(0, top, w, h * 0.035, c.wall[0]) +
    rect(0, top + h * 0.035, w, h * 0.26, c.ridges[3]) +
    rect(0, top + h * 0.09, w, h * 0.012, c.accent) +
    rect(0, top + h * 0.28, w, h * 0.02, mix(c.ridges[3], c.deep, 0.5)) +
    placed(coins(art), x(0.42), top - h * 0.085, h / 1000) +
    gathering(art, set.lit, guests)
  )
}
