import { arch } from '../campus/arch.ts'
import { backdrop } from '../campus/plaza.ts'
import { band } from '../hand/band.ts'
import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, path, poly, rect, ring, stroke } from '../hand/shapes.ts'
import type { Lit } from '../land/sky.ts'

/** A place where people meet: the drawing so far, the floor line, the background colour and the side of the light. */
export type Place = { body: string; floor: number; behind: string; lit: Lit }

/** The window of a hall. */
type Window = 'arches' | 'wide' | 'shanyrak' | 'none'

/** The colours of an inner wall, from the ceiling down. */
export const innerWall = ({ c }: Art): readonly [string, string] =>
  isDark(c.sky[0]) ? [c.wall[2], mix(c.wall[1], c.wall[2], 0.55)] : [mix(c.wall[0], c.wall[1], 0.7), mix(c.wall[0], c.wall[1], 0.35)]

const holes = ({ r, w, h }: Art, kind: Window, floor: number): { shape: string; bars: string }[] => {
  const pointed = r.chance(0.5)
  const top = h * 0.14
  if (kind === 'wide') {
    const [x, wide] = [w * 0.1, w * 0.8]
    const tall = (floor - top) * 0.74
    return [
      { shape: d`M${x} ${top}h${wide}v${tall}h${-wide}Z`, bars: [0.25, 0.5, 0.75].map((t) => d`M${x + wide * t} ${top}v${tall}`).join('') },
    ]
  }
  if (kind === 'shanyrak') {
    const [x, y, radius] = [w * 0.5, h * 0.37, Math.min(w, h) * 0.25]
    // Three bars across three others, a little bent: the crown of a yurt.
    const bars = [-0.2, 0, 0.2].map((k) => {
      const end = Math.sqrt(1 - k * k) * radius
      const [side, bend] = [radius * k, radius * k * 1.5]
      return d`M${x + side} ${y - end}Q${x + bend} ${y} ${x + side} ${y + end}M${x - end} ${y + side}Q${x} ${y + bend} ${x + end} ${y + side}`
    })
    const rafters = Array.from({ length: 28 }, (_, at) => {
      const [dx, dy] = [Math.cos((at / 14) * Math.PI), Math.sin((at / 14) * Math.PI)]
      return d`M${x + dx * radius * 1.08} ${y + dy * radius * 1.08}L${x + dx * radius * 1.26} ${y + dy * radius * 1.26}`
    })
    return [{ shape: ring(x, y, radius), bars: [...bars, ...rafters].join('') }]
  }
  if (kind === 'none') return []
  const count = w / h > 1.25 ? r.pick([3, 4, 5]) : 2
  const pitch = (w * 0.96) / count
  const tall = (floor - top) * 0.8
  return Array.from({ length: count }, (_, at) => {
    const x = w * 0.02 + pitch * (at + 0.16)
    const wide = pitch * 0.68
    return { shape: arch(x, top, wide, tall, pointed), bars: d`M${x + wide / 2} ${top}v${tall}M${x} ${top + tall * 0.5}h${wide}` }
  })
}

/** An inner room with the mountains in its windows. */
export const hall = (
  art: Art,
  { floor: share = 0.74, window = art.r.pick(['arches', 'wide', 'shanyrak', 'arches']) }: { floor?: number; window?: Window } = {},
): Place => {
  const { r, w, h, unit, c } = art
  const floor = h * share
  const lit: Lit = r.side()
  const [above, below] = innerWall(art)
  const openings = holes(art, window, floor)
  const shape = openings.map((hole) => hole.shape).join('')
  const sun = { x: w * (0.5 + lit * r.between(0.12, 0.3)), y: h * r.between(0.24, 0.36), r: unit * 0.08 }
  const view = shape ? art.within(shape, backdrop(art, sun, floor * 0.86, 0.7, true)) : ''
  const frame = mix(above, c.wall[0], isDark(c.sky[0]) ? 0.3 : 0.9)
  const beam = poly([
    [w * (0.5 - lit * 0.1), floor],
    [w * (0.5 - lit * 0.34), floor],
    [w * (0.5 - lit * 0.72), h],
    [w * (0.5 - lit * 0.24), h],
  ])
  return {
    body:
      rect(0, 0, w, floor, art.fade(above, below)) +
      band(0, h * 0.035, w, h * 0.05, c.accent) +
      view +
      stroke(shape, frame, unit * 0.022) +
      stroke(openings.map((hole) => hole.bars).join(''), frame, unit * 0.008) +
      rect(0, floor - h * 0.03, w, h * 0.03, mix(below, c.wall[2], 0.5)) +
      rect(0, floor, w, h - floor, art.fade(c.floor[0], c.floor[1])) +
      path(beam, c.wall[0], `opacity="${isDark(c.sky[0]) ? 0.12 : 0.4}"`),
    floor,
    behind: below,
    lit,
  }
}
