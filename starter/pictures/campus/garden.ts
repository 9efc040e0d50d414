import { mix } from '../hand/colour.ts'
import { d, path, rect, ring, stroke } from '../hand/shapes.ts'
import { redOf } from '../hand/tinctures.ts'
import { crown } from '../land/trees.ts'
import { wing } from './building.ts'
import { backdrop, walkers } from './plaza.ts'
import type { View } from './view.ts'

/** The apple garden: an avenue to a fountain, the university behind it. */
export const garden = ({ art, sun, lit, pointed }: View) => {
  const { r, w, h, unit, c } = art
  const floor = h * 0.68
  const eye = w * r.between(0.42, 0.58)
  const back = backdrop(art, sun, floor - h * 0.02)
  const wide = Math.min(w * 0.7, h * 0.9)
  const tall = h * 0.2
  const lawn = mix(c.ridges[2], c.ridges[1], 0.35)
  const avenue = d`M${eye - w * 0.03} ${floor}H${eye + w * 0.03}L${eye + w * 0.42} ${h}H${eye - w * 0.42}Z`

  // Pairs of trees, the nearer the larger and the further apart.
  const trees = [0.14, 0.34, 0.66].map((near) => {
    const y = floor + (h - floor) * near * 1.1
    const size = h * (0.16 + near * 0.34)
    const reach = w * (0.09 + near * 0.42)
    const shapes = ([-1, 1] as const).map((side) => {
      const x = eye + side * reach
      let fruit = ''
      for (let at = 0; at < 7; at += 1) fruit += d`M${x + r.between(-0.34, 0.34) * size} ${y - r.between(0.4, 0.92) * size}h.1`
      const shape = crown(r, x, y, size)
      const shade = path(ring(x - lit * size * 0.3, y - size * 0.4, size * 0.44), c.ridges[4], 'opacity=".5"')
      return (
        path(ring(x, y, size * 0.3, size * 0.04), c.deep, 'opacity=".18"') +
        path(shape, mix(c.ridges[2], c.ridges[3], 0.7)) +
        art.within(shape, shade) +
        stroke(fruit, redOf(c), size * 0.055)
      )
    })
    return shapes.join('')
  })

  const s = unit * 0.17
  const y = floor + (h - floor) * 0.3
  const jet = [-0.42, -0.2, 0.2, 0.42].map((k) => d`M${eye} ${y - s * 0.95}q${k * s * 0.6} ${-s * 0.3} ${k * s} ${s * 0.82}`).join('')
  const fountain =
    path(ring(eye, y, s * 0.8, s * 0.2), c.wall[2]) +
    path(ring(eye, y - s * 0.04, s * 0.8, s * 0.18), c.wall[0]) +
    path(ring(eye, y - s * 0.04, s * 0.68, s * 0.13), mix(c.ridges[1], c.snow, 0.35)) +
    rect(eye - s * 0.05, y - s * 0.6, s * 0.1, s * 0.58, c.wall[1]) +
    path(ring(eye, y - s * 0.6, s * 0.3, s * 0.07), c.wall[0]) +
    stroke(jet, c.snow, s * 0.05)
  return (
    back +
    wing(art, { x: eye - wide / 2, y: floor - tall, w: wide, h: tall, lit, pointed, floors: 2, bay: tall * 0.42, door: true }) +
    rect(0, floor, w, h - floor, art.fade(lawn, mix(c.ridges[2], c.ridges[3], 0.5))) +
    path(avenue, art.fade(c.floor[0], c.floor[1])) +
    fountain +
    trees.join('') +
    walkers(art, floor + (h - floor) * 0.34, lit, eye / w - 0.14, eye / w + 0.14)
  )
}
