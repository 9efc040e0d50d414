import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import type { Dice } from '../hand/dice.ts'
import { d, disc, type Point, path, poly, ring } from '../hand/shapes.ts'
import type { Lit } from './sky.ts'

/** A Tien Shan spruce as path data. */
export const spruce = (x: number, y: number, size: number) => {
  const half = size * 0.15
  const tiers = [1, 2, 3, 4]
  const reach = (tier: number) => half * (0.3 + (0.7 * tier) / tiers.length)
  const level = (tier: number) => y - size + (size * 0.92 * tier) / tiers.length
  const side = (k: -1 | 1): Point[] =>
    tiers.flatMap((tier): Point[] => [
      [x + k * reach(tier), level(tier)],
      [x + k * reach(tier) * 0.5, level(tier) - size * 0.02],
    ])
  return poly([[x, y - size], ...side(1), [x + size * 0.02, y], [x - size * 0.02, y], ...side(-1).reverse()])
}

/** A poplar as path data, and the half of it that lies in shade. */
export const poplar = (x: number, y: number, size: number, lit: Lit) => {
  const half = size * 0.13
  const leaf = (k: number) =>
    d`M${x} ${y - size}C${x + half * 1.5 * k} ${y - size * 0.62} ${x + half * 1.15 * k} ${y - size * 0.14} ${x} ${y - size * 0.08}`
  const trunk = d`M${x - size * 0.012} ${y - size * 0.12}h${size * 0.024}V${y}h${-size * 0.024}Z`
  return {
    body: d`${leaf(1)}C${x - half * 1.15} ${y - size * 0.14} ${x - half * 1.5} ${y - size * 0.62} ${x} ${y - size}Z${trunk}`,
    shade: d`${leaf(-lit)}Q${x - lit * half * 0.1} ${y - size * 0.5} ${x} ${y - size}Z`,
  }
}

/** A round tree as path data. */
export const crown = (r: Dice, x: number, y: number, size: number) => {
  const lobes = [
    [0, -0.78, 0.27],
    [-0.22, -0.6, 0.24],
    [0.23, -0.62, 0.23],
    [-0.04, -0.52, 0.28],
  ] as const
  const leaves = lobes.map(([dx, dy, s]) => ring(x + dx * size, y + dy * size, size * s * r.between(0.92, 1.1)))
  return d`${leaves.join('')}M${x - size * 0.025} ${y - size * 0.5}h${size * 0.05}l${size * 0.02} ${size * 0.5}h${-size * 0.09}Z`
}

/** One round tree with its shade. */
export const roundTree = (art: Art, x: number, y: number, size: number, lit: Lit, fill = mix(art.c.ridges[2], art.c.ridges[3], 0.75)) => {
  const shape = crown(art.r, x, y, size)
  return path(shape, fill) + art.within(shape, disc(x - lit * size * 0.28, y - size * 0.42, size * 0.47, art.c.ridges[4], 'opacity=".55"'))
}

/** Trees of one kind at several places. */
export const planting = (art: Art, y: number, lit: Lit, places: readonly number[], size: number) => {
  const { r, c } = art
  const kind = r.pick(['poplar', 'poplar', 'crown'])
  return places
    .map((x) => {
      const s = size * r.between(0.86, 1.12)
      if (kind === 'crown') return roundTree(art, x, y, s * 0.72, lit)
      const tree = poplar(x, y, s, lit)
      return path(tree.body, mix(c.ridges[2], c.ridges[3], 0.7)) + path(tree.shade, c.ridges[4])
    })
    .join('')
}
