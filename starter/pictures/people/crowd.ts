import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, stroke } from '../hand/shapes.ts'
import type { Lit } from '../land/sky.ts'
import type { Crown, Dress } from './attire.ts'
import { type Person, person } from './person.ts'
import type { PoseName } from './pose.ts'
import { wardrobe } from './wardrobe.ts'

/** A random person with clothes and hair, at a position. */
export const someone = (art: Art, place: Pick<Person, 'x' | 'y' | 'size'> & Partial<Person>, behind: string): Person => {
  const { r } = art
  const dress: Dress = place.dress ?? r.pick(['jacket', 'coat', 'skirt', 'jacket', 'coat'])
  const crown: Crown = r.pick(
    dress === 'skirt' ? ['long', 'bun', 'tail', 'long', 'scarf'] : ['short', 'short', 'long', 'bun', 'takiya', 'tail'],
  )
  const pose: PoseName = r.pick(['stand', 'hipHand', 'walk', 'hold'])
  return { face: r.side(), pose, crown, cloth: r.pick(wardrobe(art, behind)), ...place, dress }
}

/** People on a floor, the nearer in front. */
export const gathering = (art: Art, lit: Lit, people: readonly Person[]) =>
  people
    .toSorted((one, other) => one.y - other.y)
    .map((one) => person(art, lit, one))
    .join('')

/** Heads and shoulders of an audience seen from behind, along the lower edge. */
export const audience = (art: Art, { rows = 2, size = 0.13, tone = art.c.deep }: { rows?: number; size?: number; tone?: string } = {}) => {
  const { r, w, h, unit, c } = art
  return Array.from({ length: rows }, (_, row) => {
    const s = unit * size * (1 + row * 0.22)
    const base = h + s * (0.62 - (rows - 1 - row) * 0.62)
    const pitch = s * 1.3
    const shift = r.between(0, 1) * pitch
    let bodies = ''
    let hair = ''
    let hands = ''
    for (let x = -shift; x < w + pitch; x += pitch) {
      const px = x + r.between(-0.12, 0.12) * s
      const top = base - s * r.between(1.42, 1.62)
      if (r.chance(0.06)) continue
      bodies += d`M${px - s * 0.6} ${base + s * 0.4}Q${px - s * 0.6} ${top + s * 0.82} ${px - s * 0.16} ${top + s * 0.7}V${top + s * 0.5}h${s * 0.32}V${top + s * 0.7}Q${px + s * 0.6} ${top + s * 0.82} ${px + s * 0.6} ${base + s * 0.4}Z`
      const long = r.chance(0.34) ? s * 0.36 : 0
      hair += d`M${px - s * 0.29} ${top + s * 0.3 + long}V${top + s * 0.28}a${s * 0.29} ${s * 0.31} 0 0 1 ${s * 0.58} 0v${long}Q${px} ${top + s * 0.86 + long * 0.6} ${px - s * 0.29} ${top + s * 0.3 + long}Z`
      if (r.chance(0.1)) hands += d`M${px + s * 0.5} ${base - s * 0.2}L${px + s * 0.62} ${top + s * 0.1}`
    }
    const body = mix(tone, c.ridges[3], 0.28 - row * 0.2)
    return stroke(hands, body, s * 0.2) + path(bodies, body) + path(hair, mix(c.hair, tone, row * 0.4))
  }).join('')
}
