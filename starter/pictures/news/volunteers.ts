import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { path, stroke } from '../hand/shapes.ts'
import { grass } from '../land/meadow.ts'
import { sapling, wateringCan } from '../objects/outdoors.ts'
import { gathering, someone } from '../people/crowd.ts'
import { square } from '../sets/square.ts'

/** Volunteers plant trees. */
export const volunteers = (art: Art) => {
  const { r, w, h, c } = art
  const place = square(art, { floor: 0.6, ground: 'lawn' })
  const count = w / h > 1.2 ? 3 : 2
  const leaf = isDark(c.sky[0]) ? mix(c.ridges[0], c.accent, 0.35) : mix(c.ridges[2], c.ridges[3], 0.55)
  const spade = () => stroke('M10 -46L22 0', c.wall[2], 2.4) + path('M17 -8L27 -10L28 6Q22 10 19 4Z', c.deep)
  const pairs = Array.from({ length: count }, (_, at) => {
    const x = (w * (at + 0.5)) / count
    const y = h * (0.86 + (at % 2) * 0.06)
    const side = at % 2 ? -1 : 1
    const pose = r.pick(['dig', 'kneel', 'dig'])
    return {
      tree: sapling(art, x + side * h * 0.17, y, h * r.between(0.25, 0.31), leaf),
      who: [
        someone(
          art,
          {
            x: x - side * h * 0.07,
            y: y + h * 0.02,
            size: h * 0.46,
            face: side,
            pose,
            dress: r.pick(['jacket', 'coat', 'sport']),
            ...(pose === 'dig' && { holds: spade }),
          },
          place.behind,
        ),
      ],
      can: r.chance(0.6) ? wateringCan(art, x - side * h * 0.27, y + h * 0.05, h * 0.12, side) : '',
    }
  })
  const far = Array.from({ length: 5 }, (_, at) =>
    sapling(art, w * (0.08 + at * 0.21) + r.between(-0.02, 0.02) * w, h * 0.68, h * 0.15, leaf),
  ).join('')
  const helper = someone(art, { x: w * r.pick([0.34, 0.67]), y: h * 0.74, size: h * 0.3, pose: 'carry' }, place.behind)
  return (
    place.body +
    far +
    gathering(art, place.lit, [helper]) +
    pairs.map(({ tree, can }) => tree + can).join('') +
    gathering(
      art,
      place.lit,
      pairs.flatMap(({ who }) => who),
    ) +
    grass(art, () => h * 0.93, c.ridges[4], c.accent, 0.4)
  )
}
