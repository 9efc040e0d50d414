import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import type { Dice } from '../hand/dice.ts'
import { lerp, type Point, path, poly } from '../hand/shapes.ts'
import { type Calm, type Lit, litBy, type Sun } from './sky.ts'

type Massif = {
  base: number
  height: number
  peaks: number
  fill: string
  mist: string
  lit: Lit
  /** Height of the snow line as a share of the massif; none without it. */
  snow?: number
  lean?: number
  quiet?: boolean
  /** How often a slope is broken; far or small massifs need less. */
  rough?: number
  marks?: boolean
}

/** Breaks straight slopes so that they look like rock and not like ruled lines. */
export const roughen = (r: Dice, points: readonly Point[], amount: number, depth: number): Point[] => {
  let broken = [...points]
  for (let level = 0; level < depth; level += 1) {
    const run = broken
    broken = run.flatMap((point, at): Point[] => {
      const next = run[at + 1]
      if (!next) return [point]
      const length = Math.hypot(next[0] - point[0], next[1] - point[1])
      const x = (point[0] + next[0]) / 2 + r.between(-0.06, 0.06) * length
      return [point, [x, (point[1] + next[1]) / 2 + r.between(-amount, amount) * length]]
    })
  }
  return broken
}

const summits = ({ r, w }: Art, { base, height, peaks, lean = 0, quiet = false }: Massif): Point[] => {
  const step = w / peaks
  const main = r.between(0.3, 0.75) * (peaks - 1) + lean * peaks * 0.3
  return Array.from({ length: peaks + 2 }, (_, index): Point => {
    const at = index - 1
    const near = 1 - Math.min(1, Math.abs(at - main) / peaks)
    const hush = quiet ? lerp(0.34, 1, Math.min(1, Math.max(0, (at + 0.5) / peaks / 0.72)) ** 1.4) : 1
    return [(at + 0.5) * step + r.between(-0.22, 0.22) * step, base - height * hush * (0.3 + 0.62 * near ** 1.6 + r.between(-0.1, 0.12))]
  })
}

// One summit with the broken slopes to both of its valleys.
type Peak = { top: Point; left: Point[] | undefined; right: Point[] | undefined }

const slopes = (art: Art, massif: Massif) => {
  const { r } = art
  const tops = summits(art, massif)
  const spine: Point[] = tops.flatMap((top, at): Point[] => {
    const next = tops[at + 1]
    if (!next) return [top]
    const t = r.between(0.4, 0.6)
    return [top, [lerp(top[0], next[0], t), lerp(Math.max(top[1], next[1]), massif.base, r.between(0.22, 0.46))]]
  })
  const runs = spine.slice(1).map((to, at) => roughen(r, [spine[at] ?? to, to], 0.1, massif.rough ?? 3))
  const peaks: Peak[] = tops.map((top, at) => ({ top, left: runs[at * 2 - 1]?.toReversed(), right: runs[at * 2] }))
  return { peaks, outline: [...runs.flatMap((run) => run.slice(0, -1)), ...spine.slice(-1)] }
}

/** Rock in integers: a tenth is invisible on a broken slope, and its coordinates are most of a scene's bytes. */
const crag = (points: readonly Point[]) => poly(points.map(([x, y]): Point => [Math.round(x), Math.round(y)]))

// The side away from the sun: from the summit down its slope, back along a crooked arête.
const shadeOf = ({ r }: Art, { top, left, right }: Peak, { base, lit }: Massif) => {
  const side = lit < 0 ? right : left
  const valley = side?.at(-1)
  if (!side || !valley) return ''
  const drop = base - top[1]
  const arete: Point[] = []
  let x = top[0]
  for (let down = 1; down <= 6; down += 1) {
    x -= lit * drop * (down % 2 ? r.between(0.02, 0.1) : r.between(-0.085, -0.01))
    arete.push([x, top[1] + (drop * down) / 6])
  }
  const foot = x - lit * drop * 0.06
  const gully = [0.2, 0.45, 0.7, 1].map((t, step): Point => {
    return [lerp(valley[0], foot, t) + (step % 2 ? 1 : -1) * drop * 0.025, lerp(valley[1], base, t)]
  })
  return crag([...side, ...gully, ...arete.reverse()])
}

// Short creases on the bright side.
const creases = ({ r }: Art, { top, left, right }: Peak, { base, lit }: Massif) => {
  const slope = lit < 0 ? left : right
  return [2, 4, 6].flatMap((index) => {
    const start = slope?.[index]
    if (!start) return []
    const size = (base - top[1]) * r.between(0.1, 0.22)
    const [x, y] = start
    const to = (dx: number, dy: number): Point => [x - lit * size * dx, y + size * dy]
    return [crag([start, to(0.42, 0.75), to(0.16, 1.5), to(0.1, 0.8)])]
  })
}

// A snow line of uneven pitch: an even one looks like teeth.
const snowLine = ({ r, w }: Art, { base, height, peaks, snow = 0 }: Massif) => {
  const level = base - height * snow
  const step = w / peaks
  const pitch = Math.max(step / 15, 5)
  const drift = r.between(0, 6.28)
  const zigzag: Point[] = []
  for (let x = -30, up = false; x < w + 60; x += pitch * r.between(0.5, 1.7), up = !up) {
    const wave = Math.sin(drift + (x / step) * 2.4) * 0.05
    zigzag.push([x, level + height * (wave + (up ? -1 : 1) * r.between(0.004, r.chance(0.25) ? 0.09 : 0.045))])
  }
  return crag([[-40, -10], [w + 70, -10], ...zigzag.reverse()])
}

/** One layer of mountains: body, snow, shade and creases. */
export const massif = (art: Art, shape: Massif) => {
  const { w, h, c } = art
  const { peaks, outline } = slopes(art, shape)
  const shade = peaks.map((peak) => shadeOf(art, peak, shape)).join('')
  const marks = shape.marks === false ? '' : peaks.flatMap((peak) => creases(art, peak, shape)).join('')
  const [first, last] = [outline[0]?.[0] ?? 0, outline.at(-1)?.[0] ?? w]
  const body = crag([[-20, h + 10], [first, h + 10], ...outline, [last, h + 10], [w + 20, h + 10]])
  const dim = mix(shape.fill, c.ridges[4], 0.42)
  const dark = art.fade(dim, mix(shape.mist, dim, 0.12), 0, 0.86)
  const snow = shape.snow ? path(snowLine(art, shape), c.snow, 'opacity=".94"') : ''
  return (
    path(body, art.fade(shape.fill, shape.mist, 0.05, 0.8)) +
    art.within(body, snow + path(shade, dark, 'opacity=".62"') + path(marks, dim, 'opacity=".4"'))
  )
}

/** The Alatau: far ridge, snow ridge, foothills. `plain` spends fewer bytes where other things are the subject. */
export const mountains = (art: Art, sun: Sun, view: { horizon: number; tall: number; calm?: Calm | undefined; plain?: boolean }) => {
  const { r, w, h, c } = art
  const { horizon, tall, plain = false } = view
  const count = Math.max(2, Math.round((w / h) * r.between(1.7, plain ? 2.1 : 2.7)))
  const quiet = view.calm === 'left'
  const lean = quiet ? 0.8 : 0
  const layer = (tone: 0 | 1 | 2, haze: number) => ({
    fill: c.ridges[tone],
    mist: mix(c.ridges[tone], c.sky[1], haze),
    lit: litBy(art, sun),
    quiet,
  })
  const rough = plain ? 2 : 3
  return (
    massif(art, { ...layer(0, 0.7), base: horizon, height: tall * 0.8, peaks: count + 2, lean, rough, marks: false }) +
    massif(art, { ...layer(1, 0.78), base: horizon, height: tall, peaks: count, snow: 0.5, lean, rough, marks: !plain }) +
    massif(art, {
      ...layer(2, 0.6),
      base: horizon + tall * 0.1,
      height: tall * 0.52,
      peaks: count + 1,
      lean: lean * -0.4,
      rough,
      marks: !plain,
    })
  )
}
