import { mix } from '../hand/colour.ts'
import { d, path, ring, stroke } from '../hand/shapes.ts'
import type { Sitter } from './sitter.ts'

const womanStyles = ['bob', 'long', 'bun', 'braid', 'wavy', 'pixie', 'tail'] as const
const manStyles = ['part', 'crop', 'swept', 'fringe', 'bald', 'curl', 'quiff'] as const
type Style = (typeof womanStyles)[number] | (typeof manStyles)[number]

/** Hair behind the head, over the shoulder and in front. */
export type Hair = { rear: string; plait: string; front: string }

const styleOf = ({ art: { r }, woman, head, age }: Sitter): Style => {
  const grey = age === 'mature' || age === 'senior'
  if (woman) return r.pick(head === 'takiya' ? ['long', 'braid', 'bob', 'wavy'] : grey ? ['bob', 'bun', 'wavy', 'pixie'] : womanStyles)
  if (head === 'takiya') return r.pick(['crop', 'part'])
  return r.pick(
    grey ? ['part', 'crop', 'swept', 'bald'] : age === 'young' ? ['part', 'crop', 'swept', 'fringe', 'curl', 'quiff'] : manStyles,
  )
}

const rearOf = ({ half }: Sitter, style: Style) => {
  const [l, r] = [200 - half, 200 + half]
  if (style === 'bob')
    return d`M${l - 20} 210C${l - 26} 130 150 104 200 104C250 104 ${r + 26} 130 ${r + 20} 210L${r + 22} 288Q${r} 300 ${r - 22} 296L200 240L${l + 22} 296Q${l} 300 ${l - 22} 288Z`
  if (style === 'long')
    return d`M${l - 18} 206C${l - 26} 128 150 102 200 102C250 102 ${r + 26} 128 ${r + 18} 206C${r + 22} 270 ${r + 14} 320 ${r + 30} 392Q${r + 4} 414 ${r - 26} 396L200 250L${l + 26} 396Q${l - 4} 414 ${l - 30} 392C${l - 14} 320 ${l - 22} 270 ${l - 18} 206Z`
  if (style === 'wavy')
    return d`M${l - 16} 200C${l - 30} 128 148 98 200 98C252 98 ${r + 30} 128 ${r + 16} 200Q${r + 40} 226 ${r + 26} 256Q${r + 48} 286 ${r + 28} 314Q${r + 40} 344 ${r + 6} 362Q${r - 20} 366 ${r - 30} 340L200 250L${l + 30} 340Q${l + 20} 366 ${l - 6} 362Q${l - 40} 344 ${l - 28} 314Q${l - 48} 286 ${l - 26} 256Q${l - 40} 226 ${l - 16} 200Z`
  const nape = d`M${l - 11} 214C${l - 19} 131 152 105 200 105C248 105 ${r + 19} 131 ${r + 11} 214L${r - 5} 250H${l + 5}Z`
  if (style === 'bun') return `M164 100A36 34 0 1 1 236 100A36 34 0 1 1 164 100Z${nape}`
  if (style === 'tail')
    return `${d`M${r - 10} 150C${r + 54} 136 ${r + 66} 240 ${r + 34} 316Q${r + 16} 330 ${r + 6} 310C${r + 24} 250 ${r + 20} 200 ${r - 14} 186Z`}${nape}`
  return style === 'braid' ? nape : ''
}

// Three strands seen from the front: leaves that lie over each other and grow smaller.
const plaitOf = ({ lit, half, hair, sheen }: Sitter) => {
  let dark = ''
  let bright = ''
  for (let at = 0; at < 8; at += 1) {
    const x = 200 - lit * (half + 1 + at * 1.8)
    const y = 252 + at * 19
    const s = 19 - at * 1.2
    for (const k of [-1, 1]) {
      const leaf = d`M${x} ${y + s}C${x + k * s * 1.1} ${y + s * 0.7} ${x + k * s * 1.1} ${y - s * 0.4} ${x + k * s * 0.35} ${y - s * 0.7}C${x - k * s * 0.1} ${y - s * 0.2} ${x} ${y + s * 0.3} ${x} ${y + s}Z`
      if (k === lit) bright += leaf
      else dark += leaf
    }
  }
  return path(dark, hair) + path(bright, mix(hair, sheen, 0.55))
}

const frontOf = ({ art, half, lit }: Sitter, style: Style) => {
  const [l, r] = [200 - half, 200 + half]
  const cap = (y: number, rise: number) =>
    d`M${l - 5} ${y}C${l - 16} 126 152 ${106 - rise} 200 ${106 - rise}C248 ${106 - rise} ${r + 16} 126 ${r + 5} ${y}`
  const x = (dx: number) => 200 + lit * dx
  const open = () => d`${cap(208, 3)}C${r - 3} 176 ${200 + half * 0.6} 150 200 136C${200 - half * 0.6} 150 ${l + 3} 176 ${l - 5} 208Z`
  const brushed = () =>
    d`${cap(214, 5)}C${r - 2} 180 ${200 + half * (lit > 0 ? 0.86 : 0.4)} ${lit > 0 ? 166 : 152} ${200 - lit * 22} 134C${200 - half * (lit > 0 ? 0.5 : 0.9)} ${lit > 0 ? 154 : 168} ${l + 2} 180 ${l - 5} 214Z`
  const straight = () =>
    d`${cap(212, 4)}C${r - 3} 190 ${r - 6} 176 ${r - 12} 166Q200 176 ${l + 12} 166C${l + 6} 176 ${l + 3} 190 ${l - 5} 212Z`
  const sides = (y: number, rise: number, brow: string) =>
    d`${cap(y, rise)}L${r - 1} 194C${r - 4} 174 ${r - 8} 162 ${brow}C${l + 8} 162 ${l + 4} 174 ${l - 5} ${y}Z`
  const styles: Record<Style, () => string> = {
    bob: () => (art.r.chance(0.55) ? straight() : brushed()),
    long: () => (art.r.chance(0.4) ? open() : brushed()),
    wavy: () => (art.r.chance(0.5) ? open() : brushed()),
    bun: open,
    braid: open,
    tail: () => (art.r.chance(0.5) ? straight() : open()),
    pixie: () =>
      d`${cap(222, 10)}L${r - 2} 226C${r - 2} 190 ${r - 8} 170 ${200 + lit * 26} 146Q${200 - lit * 6} 172 ${l + 10} 172C${l + 2} 186 ${l + 1} 206 ${l + 2} 226Z`,
    part: () =>
      sides(190, 6, d`${200 + half * 0.72} 158Q${200 + lit * 30} 150 ${200 + lit * 20} 148Q${200 - lit * 8} 158 ${200 - half * 0.74} 160`),
    crop: () => sides(192, 0, d`${200 + half * 0.6} 150H${200 - half * 0.6}`),
    swept: () => sides(190, 16, d`${200 + half * 0.7} 152Q${200 - lit * 10} 134 ${200 - half * 0.7} 154`),
    fringe: () =>
      sides(
        194,
        8,
        d`${200 + half * 0.76} 166L${200 + half * 0.4} 172L${200 + half * 0.1} 166L${200 - half * 0.24} 173L${200 - half * 0.5} 165L${200 - half * 0.78} 168`,
      ),
    quiff: () =>
      d`M${x(-half - 4)} 190C${x(-half - 12)} 150 ${x(-half)} 122 ${x(-12)} 108Q${x(18)} 78 ${x(46)} 94Q${x(half + 14)} 108 ${x(half + 6)} 150Q${x(half + 8)} 172 ${x(half + 4)} 190C${x(half - 4)} 172 ${x(half - 6)} 160 ${x(half * 0.66)} 150Q200 140 ${x(-half * 0.66)} 150C${x(6 - half)} 160 ${x(4 - half)} 172 ${x(-half - 4)} 190Z`,
    curl: () =>
      d`M${l - 6} 192A20 20 0 0 1 ${l - 6} 158A22 22 0 0 1 ${l + 14} 126A26 26 0 0 1 186 106A28 28 0 0 1 228 110A24 24 0 0 1 ${r - 4} 136A22 22 0 0 1 ${r + 7} 172A14 14 0 0 1 ${r + 5} 192C${r - 4} 176 ${r - 8} 166 ${200 + half * 0.6} 158Q224 150 200 158Q176 150 ${200 - half * 0.6} 158C${l + 6} 168 ${l + 2} 180 ${l - 6} 192Z`,
    bald: () =>
      d`M${l - 5} 206C${l - 12} 178 ${l - 8} 158 ${l + 8} 146C${l + 2} 164 ${l + 2} 184 ${l + 1} 206ZM${r + 5} 206C${r + 12} 178 ${r + 8} 158 ${r - 8} 146C${r - 2} 164 ${r - 2} 184 ${r - 1} 206Z`,
  }
  return styles[style]()
}

/** The hair of one person; a scarf covers all of it. */
export const hairOf = (who: Sitter): Hair => {
  if (who.head === 'scarf') return { rear: '', plait: '', front: '' }
  const { lit, half, hair, sheen } = who
  const style = styleOf(who)
  const shine = stroke(d`M${200 + lit * (half - 4)} 150Q${200 + lit * 34} 118 200 115`, sheen, 4, 'opacity=".55"')
  const tie = style === 'tail' ? path(ring(200 + half + 6, 168, 8), who.art.c.accent) : ''
  return {
    rear: path(rearOf(who, style), hair) + tie,
    plait: style === 'braid' ? plaitOf(who) : '',
    front: path(frontOf(who, style), hair) + (style === 'bald' || style === 'curl' || style === 'quiff' ? '' : shine),
  }
}
