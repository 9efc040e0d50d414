import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { d, disc, line, type Point, path, placed, rect, ring, slab, stroke } from '../hand/shapes.ts'

type Box = { x: number; y: number; w: number; h: number }
type Ink = { art: Art; box: Box; ink: string; soft: string }

const bars = ({ art: { r, c }, box: { x, y, w, h }, ink, soft }: Ink) => {
  const count = 6
  const columns = Array.from({ length: count }, (_, at) => h * (0.16 + 0.09 * at + r.between(-0.05, 0.06)))
  const shape = columns.map((high, at) => slab(x + w * (0.12 + (0.78 * at) / count), y + h * 0.86 - high, (w * 0.78 * 0.66) / count, high))
  const trend = columns.map((high, at): Point => [x + w * (0.12 + (0.78 * (at + 0.33)) / count), y + h * 0.76 - high])
  return (
    path(shape.join(''), soft) +
    stroke(line(trend), c.accent, h * 0.03) +
    stroke(d`M${x + w * 0.1} ${y + h * 0.86}H${x + w * 0.9}`, ink, h * 0.016)
  )
}

const globe = ({ box: { x, y, w, h }, ink, soft }: Ink) => {
  const [cx, cy, r] = [x + w / 2, y + h / 2, h * 0.36]
  const meridians =
    ring(cx, cy, r * 0.45, r) +
    d`M${cx} ${cy - r}V${cy + r}M${cx - r} ${cy}H${cx + r}M${cx - r * 0.87} ${cy - r * 0.5}H${cx + r * 0.87}M${cx - r * 0.87} ${cy + r * 0.5}H${cx + r * 0.87}`
  return disc(cx, cy, r, soft) + stroke(ring(cx, cy, r) + meridians, ink, h * 0.016)
}

const ring3 = ({ art: { r, c }, box: { x, y, w, h }, ink, soft }: Ink) => {
  const [cx, cy, radius] = [x + w * 0.34, y + h / 2, h * 0.27]
  const turn = r.between(0.5, 2.4)
  const [ex, ey] = [cx + Math.sin(turn) * radius, cy - Math.cos(turn) * radius]
  const rows = [0.3, 0.44, 0.58, 0.72].map((t) => d`M${x + w * 0.62} ${y + h * t}h${w * r.between(0.12, 0.28)}`).join('')
  return (
    stroke(ring(cx, cy, radius), soft, h * 0.12) +
    `<path d="${d`M${cx} ${cy - radius}A${radius} ${radius} 0 0 1 ${ex} ${ey}`}" fill="none" stroke="${c.accent}" stroke-width="${d`${h * 0.12}`}"/>` +
    stroke(rows, ink, h * 0.035)
  )
}

const code = ({ art: { r, c }, box: { x, y, w, h }, ink, soft }: Ink) => {
  const colours = [ink, c.accent, soft, c.sun] as const
  const lines = colours.map(() => '')
  for (let row = 0; row < 8; row += 1) {
    let at = 0.07 + r.pick([0, 0.06, 0.12])
    for (let word = r.whole(1, 3); word > 0 && at < 0.8; word -= 1) {
      const long = r.between(0.06, 0.2)
      const which = r.whole(0, 3)
      lines[which] += d`M${x + w * at} ${y + h * (0.13 + row * 0.106)}h${w * Math.min(long, 0.9 - at)}`
      at += long + 0.06
    }
  }
  return colours.map((colour, which) => stroke(lines[which] ?? '', colour, h * 0.034)).join('')
}

const peaks = ({ art, box: { x, y, w, h }, soft, ink }: Ink) => {
  const { c } = art
  const far = d`M${x} ${y + h}V${y + h * 0.72}L${x + w * 0.2} ${y + h * 0.42}L${x + w * 0.32} ${y + h * 0.58}L${x + w * 0.52} ${y + h * 0.26}L${x + w * 0.7} ${y + h * 0.56}L${x + w * 0.82} ${y + h * 0.44}L${x + w} ${y + h * 0.7}V${y + h}Z`
  return art.within(
    slab(x, y, w, h),
    disc(x + w * 0.74, y + h * 0.28, h * 0.13, c.accent) +
      path(far, soft) +
      path(
        d`M${x + w * 0.52} ${y + h * 0.26}L${x + w * 0.43} ${y + h * 0.4}L${x + w * 0.51} ${y + h * 0.37}L${x + w * 0.6} ${y + h * 0.4}Z`,
        ink,
      ),
  )
}

const crest = ({ art, box: { x, y, w, h }, ink, soft }: Ink) =>
  `${disc(x + w / 2, y + h / 2, h * 0.36, soft)}<g fill="${ink}">${placed(hornsOf(art), x + w / 2, y + h * 0.44, h / 300)}</g>`

const contents = { bars, globe, ring: ring3, code, peaks, crest } as const

type ScreenContent = keyof typeof contents

/** A screen or a board with something on it. */
export const screen = (
  art: Art,
  box: Box,
  content: ScreenContent = art.r.pick(['bars', 'globe', 'ring', 'peaks', 'crest']),
  dark = false,
) => {
  const { c } = art
  const { x, y, w, h } = box
  const ground = dark ? c.ridges[5] : c.wall[0]
  const ink = dark ? c.wall[0] : c.ridges[4]
  const edge = h * 0.03
  return (
    rect(x - edge, y - edge, w + edge * 2, h + edge * 2, dark ? mix(c.ridges[4], c.wall[1], 0.35) : c.deep) +
    rect(x, y, w, h, ground) +
    contents[content]({ art, box, ink, soft: dark ? mix(c.ridges[2], c.ridges[5], 0.3) : mix(c.ridges[1], c.wall[0], 0.25) })
  )
}

/** A monitor on its foot, seen from behind or from the front. */
export const monitor = (art: Art, x: number, y: number, s: number, content?: ScreenContent) => {
  const { c } = art
  const [w, h] = [s * 1.5, s]
  return (
    path(
      d`M${x - s * 0.1} ${y - s * 0.2}h${s * 0.2}V${y - s * 0.04}h${s * 0.2}V${y}h${-s * 0.6}v${-s * 0.04}h${s * 0.2}Z`,
      mix(c.deep, c.wall[1], 0.3),
    ) +
    (content
      ? screen(art, { x: x - w / 2, y: y - s * 0.2 - h, w, h }, content, true)
      : path(slab(x - w / 2, y - s * 0.2 - h, w, h, s * 0.06), mix(c.wall[1], c.deep, 0.25)) + disc(x, y - s * 0.7, s * 0.09, c.accent))
  )
}
