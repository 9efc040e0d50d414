import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { path, placed } from '../hand/shapes.ts'
import { gathering, someone } from '../people/crowd.ts'
import { square } from '../sets/square.ts'

/** Caps thrown up in front of the mountains. */
export const graduation = (art: Art) => {
  const { r, w, h, unit, c } = art
  const place = square(art, { floor: 0.74 })
  const count = Math.max(3, Math.round((w / h) * 3.4))
  const gown = isDark(c.sky[0])
    ? ([c.accent, c.wall[2], mix(c.accent, c.deep, 0.35)] as const)
    : ([c.cloth, c.ridges[3], mix(c.cloth, c.deep, 0.35)] as const)
  const people = Array.from({ length: count }, (_, at) =>
    someone(
      art,
      {
        x: (w * (at + 0.5)) / count + r.between(-0.02, 0.02) * w,
        y: h * (0.97 + (at % 2) * 0.07),
        size: h * (0.46 + (at % 2) * 0.05),
        dress: 'gown',
        cloth: r.pick(gown),
        pose: r.pick(['cheer', 'wave', 'cheer', 'hold']),
      },
      place.behind,
    ),
  ).map((one) => (one.pose === 'hold' ? { ...one, crown: 'board' as const } : one))
  const cap = art.define(
    (id) =>
      `<g id="${id}">${path('M-26 0L0 -9L26 0L0 9Z', c.deep)}${path('M-13 5V14Q0 20 13 14V5L0 9Z', mix(c.deep, c.ridges[3], 0.4))}<path d="M0 0L20 4V18" fill="none" stroke="${c.accent}" stroke-width="2.4" stroke-linecap="round"/></g>`,
  )
  const caps = Array.from({ length: count + 1 }, (_, at) =>
    placed(
      `<use href="#${cap}"/>`,
      (w * (at + 0.4)) / (count + 1) + r.between(-0.03, 0.03) * w,
      h * r.between(0.1, 0.36),
      (unit / 600) * r.between(1, 1.7),
      r.between(-34, 34),
    ),
  )
  return place.body + caps.join('') + gathering(art, place.lit, people)
}
