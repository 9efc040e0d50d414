import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, rect, ring, stroke } from '../hand/shapes.ts'
import { redOf } from '../hand/tinctures.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, placeSun, sky } from '../land/sky.ts'
import { wateringCan } from '../objects/outdoors.ts'
import { gathering, someone } from '../people/crowd.ts'

/** Beds under a roof of glass, and people who water them. */
export const greenhouse = (art: Art) => {
  const { r, w, h, c } = art
  const sun = placeSun(art)
  const lit = litBy(art, sun)
  const floor = h * 0.74
  const frame = c.wall[0]
  const ribs = [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => d`M${w * at} ${floor}V${h * 0.36}L${w / 2} ${h * 0.06}`).join('')
  const leaf = mix(c.ridges[2], c.ridges[3], 0.4)
  const plant = (x: number, y: number, s: number) => {
    const leaves = [-70, -35, 0, 35, 70].map((turn) => {
      const [dx, dy] = [Math.sin((turn * Math.PI) / 180) * s, -Math.cos((turn * Math.PI) / 180) * s]
      return d`M${x} ${y}Q${x + dx * 0.3 - dy * 0.2} ${y + dy * 0.7} ${x + dx} ${y + dy}Q${x + dx * 0.7 + dy * 0.1} ${y + dy * 0.3} ${x} ${y}Z`
    })
    return leaves.join('')
  }
  const rows = [0, 1].map((row) => {
    const y = h * (0.8 + row * 0.15)
    const s = h * (0.1 + row * 0.05)
    let leaves = ''
    let fruit = ''
    for (let x = s * (0.3 + row * 0.4); x < w + s; x += s * 1.5) {
      leaves += plant(x, y, s * r.between(0.85, 1.1))
      if (r.chance(0.6)) fruit += ring(x + s * r.between(-0.3, 0.3), y - s * r.between(0.2, 0.6), s * 0.09)
    }
    return (
      path(leaves, row ? mix(c.ridges[3], c.ridges[4], 0.3) : leaf) +
      path(fruit, redOf(c)) +
      rect(0, y - h * 0.01, w, h * 0.06, mix(c.wall[2], c.deep, row ? 0.35 : 0.15))
    )
  })
  const side = r.side()
  const x = w / 2 + side * h * 0.2
  const people = [
    someone(art, { x: w / 2 - side * h * 0.42, y: h * 0.86, size: h * 0.5, pose: 'kneel', face: side, cloth: c.wall[0] }, c.sky[1]),
    someone(art, { x, y: h * 0.88, size: h * 0.5, pose: 'hold', face: side < 0 ? 1 : -1, cloth: c.accent }, c.sky[1]),
  ]
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon: floor, tall: h * 0.4, plain: true }) +
    rect(0, floor, w, h - floor, art.fade(c.floor[0], c.floor[1])) +
    path(d`M0 ${h * 0.36}L${w / 2} ${h * 0.06}L${w} ${h * 0.36}V${floor}H0Z`, c.snow, 'opacity=".22"') +
    stroke(`${ribs}${d`M0 ${h * 0.36}H${w}M0 ${h * 0.55}H${w}M${w * 0.25} ${h * 0.21}H${w * 0.75}`}`, frame, h * 0.011) +
    rows[0] +
    gathering(art, lit, people) +
    wateringCan(art, x - side * h * 0.12, h * 0.74, h * 0.12, side < 0 ? 1 : -1) +
    rows[1]
  )
}
