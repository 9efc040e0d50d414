import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { d, path, placed, rect, slab, stroke } from '../hand/shapes.ts'

/** A market booth with a striped awning; `x` its left edge, `y` the floor. Things behind the counter come between. */
export const booth = (art: Art, x: number, y: number, w: number, high: number, colour: string, behind: string) => {
  const { c } = art
  const [roof, counter] = [y - high, high * 0.36]
  const stripes = 6
  const pitch = w / stripes
  const awning = (at: number) =>
    d`M${x + pitch * at} ${roof}h${pitch}l${at < stripes / 2 ? -pitch * 0.06 : pitch * 0.06} ${high * 0.2}a${pitch / 2} ${pitch * 0.42} 0 0 1 ${-pitch} 0Z`
  const even = [0, 2, 4].map(awning).join('')
  const odd = [1, 3, 5].map(awning).join('')
  return (
    rect(x + w * 0.03, roof + high * 0.1, w * 0.94, high * 0.86, mix(colour, c.deep, 0.55)) +
    behind +
    path(slab(x + w * 0.02, roof, w * 0.03, high) + slab(x + w * 0.95, roof, w * 0.03, high), c.wall[2]) +
    rect(x - w * 0.02, y - counter, w * 1.04, counter, colour) +
    rect(x - w * 0.04, y - counter, w * 1.08, counter * 0.16, c.wall[0]) +
    `<g fill="${mix(colour, c.wall[0], 0.75)}">${placed(hornsOf(art), x + w / 2, y - counter * 0.46, counter / 330)}</g>` +
    path(even, colour) +
    path(odd, c.wall[0]) +
    rect(x - w * 0.02, roof - high * 0.03, w * 1.04, high * 0.045, mix(colour, c.deep, 0.25))
  )
}

/** Pennants on a string from edge to edge. */
export const pennants = ({ w, unit, c }: Art, y: number, sag: number, count = 18) => {
  const colours = [c.accent, c.wall[0], c.cloth] as const
  const level = (t: number) => y + sag * 4 * t * (1 - t)
  const flags = colours.map((colour, which) => {
    let shape = ''
    for (let at = which; at < count; at += colours.length) {
      const [t0, t1] = [(at + 0.12) / count, (at + 0.88) / count]
      shape += d`M${t0 * w} ${level(t0)}L${t1 * w} ${level(t1)}L${((t0 + t1) / 2) * w} ${level((t0 + t1) / 2) + unit * 0.05}Z`
    }
    return path(shape, colour)
  })
  return stroke(d`M0 ${y}Q${w / 2} ${y + sag * 2} ${w} ${y}`, c.deep, unit * 0.003) + flags.join('')
}

/** A balloon of speech; the tail points down towards `tail`. */
export const bubble = (x: number, y: number, w: number, h: number, tail: -1 | 1, colour: string) => {
  const r = h * 0.32
  return path(
    d`${slab(x - w / 2, y - h / 2, w, h, r)}M${x + tail * w * 0.12} ${y + h / 2 - 1}L${x + tail * w * 0.36} ${y + h * 0.86}L${x + tail * w * 0.34} ${y + h / 2 - 1}Z`,
    colour,
  )
}
