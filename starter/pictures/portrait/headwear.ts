import { mix } from '../hand/colour.ts'
import { d, path, placed, ring, stroke } from '../hand/shapes.ts'
import type { Sitter } from './sitter.ts'

const takiya = ({ art, half, horns }: Sitter) => {
  const { r, c } = art
  const cloth = r.pick([c.cloth, c.ridges[3], mix(c.cloth, c.accent, 0.22)])
  const [left, right] = [200 - half, 200 + half]
  const motifs = [-36, -18, 0, 18, 36].map((dx) => placed(horns(), 200 + dx, 128 + (dx / 36) ** 2 * 7, 0.085, dx * 0.35))
  return (
    path(d`M${left - 5} 152C${left + 2} 108 168 88 200 86C232 88 ${right - 2} 108 ${right + 5} 152Q200 132 ${left - 5} 152Z`, cloth) +
    path(d`M${left - 6} 156Q200 134 ${right + 6} 156L${right + 3} 136Q200 112 ${left - 3} 136Z`, mix(cloth, c.accent, 0.75)) +
    `<g fill="${cloth}">${motifs.join('')}</g>`
  )
}

const scarf = ({ art, half, chin, lit }: Sitter) => {
  const { r, c } = art
  const veil = r.pick([c.cloth, mix(c.ridges[2], c.ridges[3], 0.4), mix(c.accent, c.deep, 0.22), mix(c.cloth, c.accent, 0.4)])
  const [left, right] = [200 - half, 200 + half]
  const outer = d`M200 92C138 92 ${left - 26} 136 ${left - 24} 204C${left - 22} 262 ${left - 40} 318 ${left - 56} 352Q150 400 206 412Q262 396 ${right + 56} 352C${right + 40} 318 ${right + 22} 262 ${right + 24} 204C${right + 26} 136 262 92 200 92Z`
  const hole = d`M200 140C172 140 ${left + 6} 158 ${left + 4} 200C${left + 5} 246 176 ${chin - 1} 200 ${chin + 1}C224 ${chin - 1} ${right - 5} 246 ${right - 4} 200C${right - 6} 158 228 140 200 140Z`
  const x = (dx: number) => 200 - lit * dx
  const shade = d`M200 140C${x(28)} 140 ${x(half - 6)} 158 ${x(half - 4)} 200C${x(half - 5)} 246 ${x(24)} ${chin - 1} 200 ${chin + 1}L${x(6)} 412Q${x(62)} 396 ${x(half + 56)} 352C${x(half + 40)} 318 ${x(half + 22)} 262 ${x(half + 24)} 204C${x(half + 26)} 136 ${x(62)} 92 200 92Q${x(40)} 108 200 140Z`
  const folds = d`M${left - 10} 300Q190 352 ${right + 30} 330M${left - 30} 336Q190 386 ${right + 4} 374`
  const dots = [300, 326, 352, 378].flatMap((y, row) =>
    [-66, -40, -14, 12, 38, 64].filter((dx) => Math.abs(dx) < 78 - row * 9).map((dx) => ring(200 + dx + (row % 2) * 13, y, 3)),
  )
  const light = mix(veil, c.wall[0], 0.45)
  const trims = {
    plain: () => stroke(folds, mix(veil, c.wall[0], 0.2), 3),
    edged: () => stroke(hole, light, 5) + stroke(folds, light, 3),
    dotted: () => path(dots.join(''), light),
  } as const
  return (
    path(outer + hole, veil, 'fill-rule="evenodd"') + path(shade, mix(veil, c.deep, 0.22)) + trims[r.pick(['plain', 'edged', 'dotted'])]()
  )
}

/** The headwear. */
export const headwear = (who: Sitter) => (who.head === 'takiya' ? takiya(who) : who.head === 'scarf' ? scarf(who) : '')
