import { mix } from '../hand/colour.ts'
import { d, disc, path, stroke } from '../hand/shapes.ts'
import type { Sitter } from './sitter.ts'

const beardOf = ({ art, woman, age }: Sitter) => {
  if (woman) return 'none'
  return age === 'senior' || age === 'mature'
    ? art.r.pick(['none', 'full', 'short', 'tache'])
    : art.r.pick(['none', 'none', 'none', 'short', 'full', 'tache', 'goatee'])
}

const beard = (who: Sitter, smile: number) => {
  const { art, half, chin, hair, skin, lips, face } = who
  const kind = beardOf(who)
  if (kind === 'none') return ''
  const tache = path('M176 250Q186 238 200 242Q214 238 224 250Q212 249 200 248Q188 249 176 250Z', hair)
  if (kind === 'tache') return tache
  if (kind === 'goatee') return tache + path(d`M186 266Q200 274 214 266Q216 ${chin} 200 ${chin + 10}Q184 ${chin} 186 266Z`, hair)
  const start = kind === 'full' ? 214 : 226
  const cheeks = d`M${198 - half} ${start}C${212 - half} 246 172 238 182 242Q200 236 218 242C228 238 ${188 + half} 246 ${202 + half} ${start}V310H${198 - half}Z`
  return (
    art.within(face, path(cheeks, hair, kind === 'short' ? 'opacity=".72"' : '')) +
    (kind === 'full' ? path(d`M160 268Q200 ${chin + 30} 240 268L226 ${chin + 2}Q200 ${chin + 18} 174 ${chin + 2}Z`, hair) : '') +
    stroke(d`M186 257Q200 ${261 + smile} 214 257`, mix(skin, lips, 0.5), 3.4)
  )
}

// Age shows beside the mouth first, then under the eyes, then on the forehead.
const wrinkles = ({ age, half, skin, dim, line }: Sitter, gap: number) => {
  if (age === 'young') return ''
  const both = (draw: (k: 1 | -1) => string) => draw(-1) + draw(1)
  const folds = both((k) => d`M${200 + k * 17} 233Q${200 + k * 27} 241 ${200 + k * 26} 254`)
  const bags = both((k) => d`M${200 + k * (gap - 9)} 209Q${200 + k * gap} 215 ${200 + k * (gap + 10)} 208`)
  const corners = both((k) => d`M${200 + k * (half - 7)} 196l${k * 5} -4M${200 + k * (half - 7)} 201l${k * 6} 1`)
  const forehead = 'M176 163Q200 158 224 163M182 152Q200 148 218 152'
  const soft = mix(dim, line, 0.3)
  if (age === 'middle') return stroke(folds, mix(dim, skin, 0.2), 2.2)
  return (
    stroke(folds + bags, age === 'senior' ? soft : mix(dim, line, 0.12), age === 'senior' ? 2.8 : 2.2) +
    stroke(corners + (age === 'senior' ? forehead : ''), soft, 2)
  )
}

/** Head and face: the far half in shade, its edge is brow, nose, lip and chin. */
export const face = (who: Sitter) => {
  const { art, lit, woman, age, hair, skin, dim, line, lips, half, face: shape } = who
  const { r, c } = art
  const ears = d`M${194 - half} 206a9 16 0 0 1 13 -8v34a10 14 0 0 1 -13 -26ZM${206 + half} 206a9 16 0 0 0 -13 -8v34a10 14 0 0 0 13 -26Z`
  const nose = r.between(9, 13)
  const x = (dx: number) => 200 - lit * dx
  const shade = d`M${x(14)} 120C${x(22)} 150 ${x(14)} 172 ${x(9)} 190C${x(8)} 204 ${x(nose * 0.2)} 218 ${x(nose)} 229C${x(12)} 236 ${x(7)} 240 ${x(6)} 246C${x(12)} 252 ${x(10)} 262 ${x(6)} 268C${x(8)} 276 ${x(6)} 284 ${x(4)} 296H${x(100)}V110Z`
  const brow = r.between(178, 183)
  const gap = r.between(22.5, 25)
  const both = (draw: (k: 1 | -1) => string) => draw(-1) + draw(1)
  const brows = both((k) => d`M${200 + k * (gap + 14)} ${brow + 2}Q${200 + k * gap} ${brow - 6} ${200 + k * (gap - 13)} ${brow}`)
  const lids = both((k) => d`M${200 + k * (gap + 10.5)} 199Q${200 + k * gap} 190.5 ${200 + k * (gap - 10.5)} 199`)
  const smile = r.between(3.5, 8)
  const mouth = woman
    ? path(d`M183 253Q193 252 200 254Q207 252 217 253Q210 ${260 + smile} 200 ${260 + smile}Q190 ${260 + smile} 183 253Z`, lips)
    : stroke(d`M183 255Q200 ${258 + smile * 1.4} 217 255`, mix(lips, line, 0.5), 3.2)
  return (
    path(ears, dim) +
    path(shape, skin) +
    art.within(shape, path(shade, dim, 'opacity=".5"')) +
    wrinkles(who, gap) +
    stroke(brows, age === 'senior' ? mix(hair, c.hair, 0.4) : hair, woman ? 3.6 : 5.4) +
    stroke(lids, c.hair, 3) +
    both((k) => disc(200 + k * (gap - 0.5), 198.4, 4.1, c.hair)) +
    stroke('M192 231Q200 237 208 231', line, 2.4) +
    mouth +
    beard(who, smile)
  )
}

/** Glasses or earrings, or neither. */
export const jewels = ({ art, woman, head, half }: Sitter) => {
  const { r, c } = art
  if (r.chance(0.3)) {
    const gap = 24
    const round = r.chance(0.5)
    const lens = (x: number) =>
      round ? d`M${x - 18} 199a18 17 0 1 0 36 0a18 17 0 1 0 -36 0Z` : d`M${x - 18} 188q18 -4 36 0l-3 20q-15 7 -30 0Z`
    const glass = lens(200 - gap) + lens(200 + gap)
    const bridge = d`M${218 - gap} 195Q200 189 ${182 + gap} 195M${182 - gap} 194L${198 - half} 191M${218 + gap} 194L${202 + half} 191`
    return path(glass, c.wall[0], 'opacity=".22"') + stroke(glass + bridge, r.pick([c.hair, c.hair, c.accent]), 3)
  }
  if (!woman || head === 'scarf' || r.chance(0.5)) return ''
  const long = r.chance(0.4)
  return [-1, 1]
    .map(
      (k) =>
        disc(200 + k * (half + 1), 240, 4.4, c.accent) + (long ? path(d`M${200 + k * (half + 1)} 246l5 10l-5 10l-5 -10Z`, c.accent) : ''),
    )
    .join('')
}
