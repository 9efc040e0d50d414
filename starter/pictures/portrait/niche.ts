import { arch } from '../campus/arch.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, path, placed, rect, stroke } from '../hand/shapes.ts'
import type { Sitter } from './sitter.ts'

const ridge = 'M-200 500V330L-60 240L20 300L92 214L150 282L236 196L318 296L372 236L470 320L600 260V500Z'
const lowRidge = 'M-200 500V372L-90 300L-10 352L70 268L128 330L196 262L290 344L352 290L452 366L600 318V500Z'

const niches = ['arch', 'ridge', 'disc', 'window', 'rays', 'hills', 'horns'] as const

/** The background of the head. */
export const niche = ({ art, lit, horns }: Sitter) => {
  const { r, c } = art
  const [ground, tone] = c.ground
  const pointed = r.chance(0.5)
  const sun = disc(200 + lit * 92, 108, 46, mix(tone, c.sun, 0.35))
  const kinds = {
    arch: () => path(arch(62, 44, 276, 470, pointed), tone),
    disc: () => disc(200, 196, 146, tone),
    ridge: () => sun + path(ridge, tone),
    window: () => {
      const hole = arch(54, 36, 292, 480, pointed)
      return path(hole, mix(ground, c.wall[0], 0.45)) + art.within(hole, sun + path(ridge, tone)) + stroke(d`M200 36V500`, ground, 5)
    },
    horns: () => {
      const places = [0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3, 4].map((column) => placed(horns(), column * 100 + (row % 2) * 50 - 25, 60 + row * 96, 0.36)),
      )
      return `<g fill="${mix(ground, tone, 0.72)}">${places.join('')}</g>${disc(200, 196, 132, tone)}`
    },
    rays: () => {
      const beams = Array.from({ length: 18 }, (_, at) => {
        const [from, to] = [(at / 18) * 2 * Math.PI, ((at + 0.5) / 18) * 2 * Math.PI]
        return d`M200 200L${200 + Math.cos(from) * 640} ${200 + Math.sin(from) * 640}L${200 + Math.cos(to) * 640} ${200 + Math.sin(to) * 640}Z`
      })
      return path(beams.join(''), mix(ground, tone, 0.5)) + disc(200, 200, 136, tone)
    },
    hills: () => disc(200, 190, 112, mix(tone, c.sun, 0.2)) + path(lowRidge, tone),
  } as const
  return rect(-400, -400, 1200, 1300, ground) + kinds[niches[art.place % niches.length] ?? 'arch']()
}
