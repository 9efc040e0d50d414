import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { path, rect, ring } from '../hand/shapes.ts'
import { goldOf, redOf } from '../hand/tinctures.ts'
import { booth } from '../objects/fair.ts'
import { gathering, someone } from '../people/crowd.ts'
import { square } from '../sets/square.ts'

/** A stall with apples and melons, its owner and those who buy. */
export const market = (art: Art) => {
  const { r, w, h, c } = art
  const set = square(art, { floor: 0.76, ground: 'plaza' })
  const wide = Math.min(w * 0.66, h * 0.86)
  const side = r.side()
  const left = w / 2 - wide / 2 + side * w * 0.08
  const high = h * 0.64
  const ground = h * 0.86
  const colour = c.cloth === c.ridges[4] ? c.ridges[2] : c.cloth
  const owner = someone(
    art,
    {
      x: left + wide / 2,
      y: ground,
      size: h * 0.45,
      pose: 'hold',
      dress: 'coat',
      crown: r.pick(['scarf', 'takiya']),
      face: side,
      floating: true,
    },
    mix(colour, c.deep, 0.55),
  )
  const top = ground - high * 0.36
  const crates = [0.04, 0.28, 0.52, 0.76].map((at, index) => {
    const [x, box] = [left + wide * at, wide * 0.2]
    const fruit = [redOf(c), goldOf(c), mix(c.ridges[1], c.accent, 0.4), redOf(c)][index] ?? c.accent
    let heap = ''
    for (const [row, count] of [4, 3, 2].entries())
      for (let one = 0; one < count; one += 1)
        heap += ring(x + box * ((one + 0.5 + row * 0.5) / 4), top - box * (0.2 + row * 0.17), box * 0.125)
    return (
      path(heap, fruit) +
      rect(x, top - box * 0.22, box, box * 0.26, mix(c.wall[2], c.deep, 0.1)) +
      rect(x, top - box * 0.12, box, box * 0.03, c.wall[1])
    )
  })
  const buyers = [
    someone(
      art,
      { x: left - side * h * 0.02 + (side > 0 ? -h * 0.1 : wide + h * 0.1), y: h * 0.95, size: h * 0.48, pose: 'point', face: side },
      set.behind,
    ),
    someone(
      art,
      { x: left + (side > 0 ? wide + h * 0.12 : -h * 0.12), y: h * 0.93, size: h * 0.46, pose: 'carry', face: side },
      set.behind,
    ),
  ]
  return (
    set.body +
    booth(art, left, ground, wide, high, colour, gathering(art, set.lit, [owner])) +
    crates.join('') +
    gathering(art, set.lit, buyers)
  )
}
