import { band } from '../hand/band.ts'
import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, poly, rect } from '../hand/shapes.ts'
import type { Lit } from '../land/sky.ts'
import { opening } from './arch.ts'

type Wing = { x: number; y: number; w: number; h: number; lit: Lit; pointed: boolean; floors: 1 | 2; bay: number; door?: boolean }

/** A wing with an arcade below and, when it has two floors, paired windows above. */
export const wing = ({ c, r }: Art, { x, y, w, h, lit, pointed, floors, bay, door = false }: Wing) => {
  const shade = w * 0.055
  const cornice = Math.max(3, h * 0.05)
  const count = Math.max(2, Math.round(w / bay))
  const pitch = w / count
  const ground = floors > 1 ? h * 0.46 : h * 0.7
  let holes = ''
  for (let at = 0; at < count; at += 1) {
    const left = x + pitch * at
    const tall = ground * (door && at === Math.floor(count / 2) ? 0.94 : 0.86)
    holes += opening(c, left + pitch * 0.2, y + h - tall, pitch * 0.6, tall, pointed, lit)
    if (floors > 1)
      for (const dx of [0.24, 0.57])
        holes += opening(
          c,
          left + pitch * dx,
          y + h * 0.22,
          pitch * 0.19,
          h * 0.2,
          pointed,
          lit,
          r.chance(0.2) ? mix(c.dark, c.accent, 0.55) : c.dark,
        )
  }
  return (
    rect(x, y, w, h, c.wall[0]) +
    rect(lit < 0 ? x + w - shade : x, y, shade, h, c.wall[1]) +
    rect(x - cornice * 0.5, y - cornice * 0.5, w + cornice, cornice, c.wall[1]) +
    rect(x - cornice * 0.5, y - cornice * 0.5, w + cornice, cornice * 0.42, c.wall[0]) +
    band(x, y + cornice * 0.8, w, Math.max(4, h * 0.05), c.accent) +
    holes +
    (floors > 1 ? rect(x, y + h * 0.48, w, Math.max(2, h * 0.018), c.wall[1]) : '')
  )
}

/** The top of a tower. */
type TowerTop = 'dome' | 'spire' | 'lantern'

/** The tops to choose from. */
export const towerTops = ['dome', 'spire', 'lantern'] as const satisfies readonly TowerTop[]

type Tower = { x: number; y: number; w: number; h: number; lit: Lit; pointed: boolean; top: TowerTop }

const dome = ({ c }: Art, { x, y, w, lit }: Tower, cap: number) => {
  const at = (k: number) => x + w / 2 - lit * w * k
  const half = (k: 1 | -1) =>
    d`M${at(0)} ${y - w * 1.05}C${at(0.16 * k)} ${y - w * 0.78} ${at(0.6 * k)} ${y - w * 0.55} ${at(0.48 * k)} ${y - cap}`
  return (
    path(
      `${half(1)}${d`H${at(-0.48)}`}${d`C${at(-0.6)} ${y - w * 0.55} ${at(-0.16)} ${y - w * 0.78} ${at(0)} ${y - w * 1.05}Z`}`,
      c.accent,
    ) +
    path(
      d`${half(1)}H${at(0.1)}C${at(0.24)} ${y - w * 0.5} ${at(0.12)} ${y - w * 0.8} ${at(0)} ${y - w * 1.05}Z`,
      mix(c.accent, c.deep, 0.32),
    ) +
    rect(x + w * 0.485, y - w * 1.28, w * 0.03, w * 0.26, c.deep)
  )
}

const spire = ({ c }: Art, { x, y, w, lit }: Tower, cap: number) => {
  const at = (k: number) => x + w / 2 - lit * w * k
  const tip = [at(0), y - w * 1.9] as const
  return (
    path(poly([tip, [at(0.54), y - cap], [at(-0.54), y - cap]]), c.ridges[3]) +
    path(poly([tip, [at(0.54), y - cap], [at(0.1), y - cap]]), c.ridges[4])
  )
}

const lantern = ({ c }: Art, { x, y, w, lit, pointed }: Tower, cap: number) => {
  const wide = w * 0.62
  const left = x + (w - wide) / 2
  return (
    rect(left, y - cap - w * 0.72, wide, w * 0.72, c.wall[0]) +
    rect(lit < 0 ? x + w / 2 + wide * 0.14 : left, y - cap - w * 0.72, wide * 0.36, w * 0.72, c.wall[1]) +
    opening(c, x + w * 0.38, y - cap - w * 0.58, w * 0.24, w * 0.58, pointed, lit) +
    rect(left - w * 0.06, y - cap - w * 0.82, wide + w * 0.12, w * 0.1, c.accent)
  )
}

const tops = { dome, spire, lantern } as const

/** A tower; `y` is the foot of its top. */
export const tower = (art: Art, shape: Tower) => {
  const { c } = art
  const { x, y, w, h, lit, pointed, top } = shape
  const cap = w * 0.14
  let slits = ''
  for (let level = y + w * 2.05; level < y + h - w * 0.9; level += w * 0.95)
    slits += opening(c, x + w * 0.4, level, w * 0.2, w * 0.46, pointed, lit)
  return (
    rect(x, y, w, h, c.wall[0]) +
    rect(lit < 0 ? x + w * 0.62 : x, y, w * 0.38, h, c.wall[1]) +
    opening(c, x + w * 0.3, y + w * 0.34, w * 0.4, w * 0.95, pointed, lit) +
    band(x + w * 0.08, y + w * 1.48, w * 0.84, w * 0.2, c.accent) +
    slits +
    tops[top](art, shape, cap) +
    rect(x - w * 0.06, y - cap, w * 1.12, cap, c.wall[1]) +
    rect(x - w * 0.06, y - cap, w * 1.12, cap * 0.45, c.wall[0])
  )
}
