import type { Art } from '../hand/canvas.ts'
import { d, path, rect } from '../hand/shapes.ts'
import { pennants } from '../objects/fair.ts'
import { lectern } from '../objects/furniture.ts'
import { audience, gathering, someone } from '../people/crowd.ts'
import { stage } from '../sets/stage.ts'

/** A diploma is handed over on the stage. */
export const ceremony = (art: Art) => {
  const { r, w, h, c } = art
  const set = stage(art, { floor: 0.74, lights: 4 })
  const side = r.side()
  const x = (at: number) => w / 2 + side * at * Math.min(w, h * 1.5)
  const foot = set.floor + h * 0.1
  const scroll = (px: number, py: number) =>
    path(d`M${px - 9} ${py - 4}h18v6h-18Z`, c.wall[0]) + path(d`M${px - 2} ${py - 4}h4v6h-4Z`, c.accent)
  const people = [
    {
      ...someone(art, { x: x(-0.1), y: foot, size: h * 0.52, pose: 'shake', face: side, dress: 'jacket', cloth: c.accent }, set.behind),
      holds: ([px, py]: readonly [number, number]) => scroll(px, py),
    },
    someone(
      art,
      { x: x(0.08), y: foot, size: h * 0.5, pose: 'shake', face: side < 0 ? 1 : -1, dress: 'gown', crown: 'board', cloth: c.ridges[2] },
      set.behind,
    ),
    someone(
      art,
      {
        x: x(0.22),
        y: foot - h * 0.01,
        size: h * 0.47,
        pose: 'clap',
        face: side < 0 ? 1 : -1,
        dress: 'gown',
        crown: 'board',
        cloth: c.ridges[2],
      },
      set.behind,
    ),
    someone(
      art,
      {
        x: x(0.32),
        y: foot - h * 0.01,
        size: h * 0.47,
        pose: 'stand',
        face: side < 0 ? 1 : -1,
        dress: 'gown',
        crown: 'board',
        cloth: c.ridges[2],
      },
      set.behind,
    ),
  ]
  return (
    set.body +
    rect(w * 0.22, h * 0.2, w * 0.56, h * 0.012, c.accent) +
    pennants(art, h * 0.2, h * 0.05, 15) +
    lectern(art, x(-0.3), foot, h * 0.36, set.lit) +
    gathering(art, set.lit, people) +
    set.curtains +
    audience(art, { rows: 1, size: 0.14 })
  )
}
