import type { Art } from '../hand/canvas.ts'
import { booth, pennants } from '../objects/fair.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'
import { square } from '../sets/square.ts'

/** Booths of employers and their visitors. */
export const careerFair = (art: Art) => {
  const { r, w, h, c } = art
  const place = r.chance(0.6) ? square(art, { floor: 0.68 }) : hall(art, { floor: 0.7, window: 'arches' })
  const count = w / h > 1.2 ? 3 : 2
  const wide = w / (count + 0.5)
  const ground = h * 0.82
  const high = h * 0.48
  const colours = [c.cloth, c.accent, c.ridges[3], c.ridges[2]] as const
  const shift = r.whole(0, 3)
  const booths = Array.from({ length: count }, (_, at) => {
    const x = wide * (at + 0.34)
    const colour = colours[(at + shift) % 4] ?? c.cloth
    const host = gathering(art, place.lit, [
      someone(
        art,
        {
          x: x + wide * r.between(0.34, 0.46),
          y: ground,
          size: h * 0.36,
          pose: r.pick(['speak', 'hold', 'stand', 'point']),
          floating: true,
          cloth: c.wall[0],
        },
        colour,
      ),
    ])
    return booth(art, x, ground, wide * 0.82, high, colour, host)
  })
  const visitors = Array.from({ length: count + 1 }, (_, at) =>
    someone(
      art,
      {
        x: wide * (at + 0.25) + r.between(-0.1, 0.16) * wide,
        y: ground + h * r.between(0.09, 0.15),
        size: h * 0.42,
        pose: r.pick(['walk', 'stand', 'hold', 'carry', 'point']),
      },
      place.behind,
    ),
  )
  return place.body + pennants(art, h * 0.04, h * 0.09) + booths.join('') + gathering(art, place.lit, visitors)
}
