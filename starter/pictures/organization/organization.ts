import { arch } from '../campus/arch.ts'
import { band } from '../hand/band.ts'
import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { disc, path, placed, rect, ring, stroke } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { placeSun, sky } from '../land/sky.ts'
import { rays } from '../objects/prizes.ts'
import { type StillName, stills } from '../objects/still.ts'

const things = {
  council: 'ballot',
  debate: 'bubbles',
  volunteers: 'heart',
  investment: 'coins',
  theatre: 'masks',
  code: 'laptop',
  international: 'globe',
  green: 'sapling',
  press: 'nib',
  music: 'dombra',
  law: 'scales',
  sport: 'cup',
} as const satisfies Record<string, StillName>

type OrganizationScene = keyof typeof things

/** What organizations are for. */
export const organizationScenes = [
  'council',
  'debate',
  'volunteers',
  'investment',
  'theatre',
  'code',
  'international',
  'green',
  'press',
  'music',
  'law',
  'sport',
] as const satisfies readonly OrganizationScene[]

// The background of the badge.
const grounds = {
  ridges: (art: Art) => {
    const sun = placeSun(art)
    return sky(art, sun) + mountains(art, sun, { horizon: art.h * 0.98, tall: art.h * 0.5, plain: true })
  },
  horns: (art: Art) => {
    const { w, h, unit, c } = art
    const step = unit * 0.22
    let motifs = ''
    for (let row = 0; row * step < h + step; row += 1)
      for (let x = (row % 2) * step * 0.6; x < w + step; x += step * 1.2) motifs += placed(hornsOf(art), x, row * step, unit / 1500)
    return `${rect(0, 0, w, h, c.ridges[3])}<g fill="${mix(c.ridges[3], c.ridges[2], 0.5)}">${motifs}</g>`
  },
  rays: (art: Art) => rect(0, 0, art.w, art.h, art.c.ground[0]) + rays(art, art.w / 2, art.h / 2, art.c.ground[1], 22, 0.1),
  frieze: (art: Art) => {
    const { w, h, c } = art
    const cloth = c.cloth === c.ridges[4] ? c.ridges[3] : c.cloth
    return (
      rect(0, 0, w, h, cloth) +
      [0.09, 0.91]
        .map(
          (at) =>
            `<g transform="rotate(90 ${Math.round(w * at)} ${Math.round(h / 2)})">${band(w * at - h / 2, h / 2 - h * 0.045, h, h * 0.09, c.accent)}${[-0.07, 0.07].map((dy) => rect(w * at - h / 2, h / 2 + h * dy, h, h * 0.007, c.accent)).join('')}</g>`,
        )
        .join('')
    )
  },
} as const

const order = ['ridges', 'frieze', 'rays', 'horns', 'rays', 'frieze', 'horns'] as const

/** The badge of an organization: its symbol in a ring of ornament. */
export const organization = (art: Art, scene: OrganizationScene) => {
  const { r, w, h, unit, c } = art
  const ground = grounds[order[art.place % order.length] ?? 'rays'](art)
  const [x, y, size] = [w / 2, h / 2, unit * 0.39]
  const field = isDark(c.sky[0])
    ? r.pick([c.wall[0], mix(c.wall[0], c.wall[1], 0.35), mix(c.snow, c.wall[0], 0.5)])
    : r.pick([c.sky[1], c.glow, mix(c.ridges[1], c.snow, 0.45), mix(c.wall[0], c.wall[1], 0.4)])
  const pointed = r.chance(0.4)
  const shape = r.pick(['disc', 'arch', 'shanyrak'])
  const studs = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * 2 * Math.PI
    return ring(x + Math.cos(angle) * size * 0.93, y + Math.sin(angle) * size * 0.93, size * 0.026)
  }).join('')
  const thing = placed(stills[things[scene]](art), x, y, (size * r.between(1.1, 1.3)) / 200, r.between(-6, 6))
  const badges = {
    disc: () =>
      disc(x, y, size * 1.04, c.accent) + disc(x, y, size, c.ridges[4]) + path(studs, c.accent) + disc(x, y, size * 0.86, field) + thing,
    arch: () =>
      path(arch(x - size * 0.98, y - size * 1.12, size * 1.96, size * 2.24, pointed), c.accent) +
      path(arch(x - size * 0.92, y - size * 1.05, size * 1.84, size * 2.11, pointed), c.wall[0]) +
      path(arch(x - size * 0.84, y - size * 0.96, size * 1.68, size * 1.96, pointed), field) +
      thing,
    shanyrak: () => {
      const spokes = Array.from({ length: 32 }, (_, at) => {
        const angle = (at / 32) * 2 * Math.PI
        return `M${Math.round(x + Math.cos(angle) * size * 0.84)} ${Math.round(y + Math.sin(angle) * size * 0.84)}L${Math.round(x + Math.cos(angle) * size * 1.16)} ${Math.round(y + Math.sin(angle) * size * 1.16)}`
      }).join('')
      return (
        stroke(spokes, c.accent, size * 0.034) +
        disc(x, y, size * 0.98, c.wall[2]) +
        disc(x, y, size * 0.9, field) +
        stroke(ring(x, y, size * 0.98), c.cloth, size * 0.05) +
        thing
      )
    },
  } as const
  return ground + badges[shape]()
}
