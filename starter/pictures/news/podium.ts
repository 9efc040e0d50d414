import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { inked, set } from '../hand/lettering.ts'
import { disc, path, rect } from '../hand/shapes.ts'
import { pennants } from '../objects/fair.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'
import { square } from '../sets/square.ts'
import { metals } from './metals.ts'

/** Winners on the three steps. */
export const podium = (art: Art) => {
  const { r, w, h, c } = art
  const place = r.chance(0.5) ? square(art, { floor: 0.72 }) : hall(art, { floor: 0.74 })
  const wide = Math.min(w * 0.2, h * 0.3)
  const ground = h * 0.94
  const steps = [
    { at: 0, high: 0.3, number: '1' },
    { at: -1, high: 0.2, number: '2' },
    { at: 1, high: 0.14, number: '3' },
  ].map(({ at, high, number }, index) => ({ x: w / 2 + at * wide, top: ground - h * high, number, index }))
  const blocks = steps.map(({ x, top, number, index }) => {
    const tone = index ? mix(c.ridges[3], c.ridges[2], 0.4) : c.ridges[3]
    const digit = set(number, 20)
    return (
      rect(x - wide / 2, top, wide, h - top, tone) +
      rect(x - wide / 2, top, wide, h * 0.02, mix(tone, c.wall[0], 0.45)) +
      inked(digit, x - (digit.width * h * 0.07) / 200, top + h * 0.055, h * 0.07, 14, c.wall[0])
    )
  })
  const medals = metals(art)
  const winners = steps.map(({ x, top, index }) =>
    someone(
      art,
      {
        x,
        y: top + h * 0.008,
        size: h * 0.38,
        pose: index ? r.pick(['wave', 'hipHand', 'stand', 'clap']) : 'cheer',
        dress: r.pick(['sport', 'jacket', 'coat']),
        floating: true,
        holds: () => path('M-5 -78L0 -62L5 -78Z', c.wall[0]) + disc(0, -60, 4.6, medals[index] ?? c.accent),
      },
      place.behind,
    ),
  )
  return (
    place.body +
    pennants(art, h * 0.03, h * 0.06) +
    rect(0, ground, w, h - ground, mix(c.floor[1], c.deep, 0.12)) +
    blocks.join('') +
    gathering(art, place.lit, winners)
  )
}
