import type { Palette } from '../hand/palettes.ts'
import { d, type Point, path } from '../hand/shapes.ts'
import type { Lit } from '../land/sky.ts'

/** An arch opening as points, so that it can also be laid on a wall in perspective. */
export const archPoints = (x: number, y: number, w: number, h: number, pointed: boolean): Point[] => {
  const spring = y + Math.min(h * 0.55, w * (pointed ? 0.62 : 0.5))
  const [round, rise] = pointed ? [0.92, 0.9] : [1, 1]
  const left: Point[] = [[x, y + h]]
  const steps = 10
  for (let at = 0; at <= steps; at += 1) {
    const angle = (at / steps) * (Math.PI / 2)
    left.push([x + (w / 2) * (1 - Math.cos(angle)) ** round, spring - (spring - y) * Math.sin(angle) ** rise])
  }
  return [...left, ...left.toReversed().map(([px, py]): Point => [2 * x + w - px, py])]
}

/** An arch opening as path data. Upright ones are curves: fewer bytes than points. */
export const arch = (x: number, y: number, w: number, h: number, pointed: boolean) => {
  const rise = Math.min(h * 0.55, w * (pointed ? 0.62 : 0.5))
  const half = w / 2
  if (pointed)
    return d`M${x} ${y + h}V${y + rise}c0 ${-rise * 0.5} ${half * 0.42} ${-rise * 0.84} ${half} ${-rise}c${half * 0.58} ${rise * 0.16} ${half} ${rise * 0.5} ${half} ${rise}V${y + h}Z`
  return d`M${x} ${y + h}V${y + rise}a${half} ${rise} 0 0 1 ${w} 0V${y + h}Z`
}

/** An opening with its reveal: the thickness of the wall shows on the side away from the sun. */
export const opening = (c: Palette, x: number, y: number, w: number, h: number, pointed: boolean, lit: Lit, dark: string = c.dark) =>
  path(arch(x, y, w, h, pointed), c.wall[2]) + path(arch(x + (lit < 0 ? w * 0.13 : 0), y + h * 0.03, w * 0.87, h * 0.97, pointed), dark)
