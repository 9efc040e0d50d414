import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, rect, stroke } from '../hand/shapes.ts'
import { pennants } from '../objects/fair.ts'
import { gathering, someone } from '../people/crowd.ts'
import { square } from '../sets/square.ts'

/** Runners on the track. */
export const sports = (art: Art) => {
  const { r, w, h, c } = art
  const place = square(art, { floor: 0.56, ground: 'lawn' })
  const face = r.side()
  const top = h * 0.66
  const track = mix(c.ridges[2], c.accent, 0.45)
  const lanes = [0, 1, 2, 3].map((at) => d`M0 ${top + h * (0.02 + at * 0.08)}H${w}`).join('')
  const count = Math.max(3, Math.round((w / h) * 2.4))
  const runners = Array.from({ length: count }, (_, at) =>
    someone(
      art,
      {
        x: (w * (at + 0.5)) / count,
        y: top + h * (0.1 + ((at * 2) % 3) * 0.08),
        size: h * (0.36 + ((at * 2) % 3) * 0.03),
        pose: r.pick(['run', 'stride']),
        face,
        dress: 'sport',
      },
      track,
    ),
  )
  const stands = [0, 1, 2].map((row) => rect(0, h * (0.44 + row * 0.04), w, h * 0.04, mix(c.wall[1], c.wall[2], row * 0.3))).join('')
  return (
    place.body +
    (r.chance(0.5) ? stands : '') +
    pennants(art, h * 0.4, h * 0.03, 24) +
    rect(0, top, w, h - top, track) +
    stroke(lanes, c.wall[0], h * 0.006) +
    gathering(art, place.lit, runners)
  )
}
