import type { Art } from '../hand/canvas.ts'
import { d, stroke } from '../hand/shapes.ts'
import { framed } from '../objects/signs.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** Visitors of an exhibition. */
export const exhibition = (art: Art) => {
  const { r, w, h, c } = art
  const place = hall(art, { floor: 0.76, window: 'none' })
  const frames: string[] = []
  const start = r.whole(0, 4)
  let x = w * 0.05
  while (x < w * 0.86) {
    const wide = h * r.pick([0.2, 0.28, 0.36])
    const tall = h * r.pick([0.26, 0.34, 0.22])
    if (x + wide > w * 0.97) break
    frames.push(framed(art, x, h * 0.34 - tall / 2 + r.between(-0.02, 0.05) * h, wide, tall, start + frames.length))
    x += wide + h * 0.08
  }
  const guests = Array.from({ length: Math.max(3, Math.round((w / h) * 2.6)) }, (_, at) =>
    someone(
      art,
      {
        x: w * 0.08 + at * h * 0.36 + r.between(-0.06, 0.06) * h,
        y: h * r.between(0.88, 0.97),
        size: h * 0.42,
        pose: r.pick(['stand', 'hipHand', 'point', 'hold', 'walk']),
        ...(r.chance(0.45) && { crown: 'back' as const }),
      },
      place.behind,
    ),
  )
  return place.body + frames.join('') + gathering(art, place.lit, guests) + stroke(d`M0 ${h * 0.08}H${w}`, c.deep, h * 0.004)
}
