import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { rect } from '../hand/shapes.ts'
import { flask, microscope, tubes } from '../objects/glass.ts'
import { monitor } from '../objects/screens.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** A laboratory bench with people in white. */
export const laboratory = (art: Art) => {
  const { r, w, h, c } = art
  const place = hall(art, { floor: 0.84, window: r.pick(['wide', 'none', 'arches']) })
  const top = h * 0.77
  const white = mix(c.wall[0], '#ffffff', 0.6)
  const size = h * 0.62
  const staff = [0.27, 0.76].map((at) =>
    someone(
      art,
      {
        x: w * (at + r.between(-0.03, 0.03)),
        y: top + size * 0.42,
        size,
        pose: r.pick(['hold', 'point', 'speak']),
        dress: 'white',
        cloth: white,
        floating: true,
      },
      place.behind,
    ),
  )
  const turn = r.whole(0, 4)
  const things = [0.1, 0.44, 0.6, 0.91].map((at, index) => {
    const x = w * at
    const s = h * r.between(0.2, 0.28)
    const liquid = r.pick([c.accent, c.cloth, c.ridges[2], c.sun])
    const kinds = [
      () => flask(art, x, top, s, liquid),
      () => microscope(art, x, top, s * 1.15, r.side()),
      () => tubes(art, x, top, s * 0.8, [liquid, c.accent, c.cloth]),
      () => monitor(art, x, top, s * 0.74, r.pick(['bars', 'ring', 'globe'])),
      () => flask(art, x - s * 0.3, top, s, liquid) + flask(art, x + s * 0.36, top, s * 0.7, c.accent),
    ] as const
    return (kinds[(turn + index) % kinds.length] ?? kinds[0])()
  })
  const bench = mix(c.ridges[3], c.ridges[2], 0.3)
  const doors = Array.from({ length: 6 }, (_, at) =>
    rect(w * (0.02 + at * 0.163), top + h * 0.06, w * 0.145, h * 0.3, mix(bench, c.deep, 0.22)),
  )
  return (
    place.body +
    gathering(art, place.lit, staff) +
    things.join('') +
    rect(0, top + h * 0.03, w, h, bench) +
    doors.join('') +
    rect(-5, top, w + 10, h * 0.035, c.wall[0])
  )
}
