import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, rect, slab, stroke } from '../hand/shapes.ts'
import { gathering, someone } from '../people/crowd.ts'

/** Racks of servers with their lamps, and a technician. */
export const servers = (art: Art) => {
  const { r, w, h, c } = art
  const floor = h * 0.84
  const count = Math.max(3, Math.round((w / h) * 4))
  const pitch = w / count
  const gap = r.whole(1, count - 2)
  const wall = mix(c.ridges[4], c.ridges[3], 0.5)
  let units = ''
  let green = ''
  let red = ''
  const racks = Array.from({ length: count }, (_, at) => {
    if (at === gap) return ''
    const [x, wide] = [pitch * at + pitch * 0.06, pitch * 0.88]
    for (let row = 0; row < 11; row += 1) {
      const y = h * (0.12 + row * 0.063)
      units += slab(x + wide * 0.1, y, wide * 0.8, h * 0.044, h * 0.005)
      for (let lamp = r.whole(1, 4); lamp > 0; lamp -= 1) {
        const spot = d`M${x + wide * (0.18 + lamp * 0.09)} ${y + h * 0.022}h.1`
        if (r.chance(0.2)) red += spot
        else green += spot
      }
    }
    return rect(x, h * 0.08, wide, floor - h * 0.06, mix(c.deep, c.ridges[4], 0.4))
  })
  const lit = r.side()
  const keeper = someone(
    art,
    { x: pitch * (gap + 0.5), y: h * 0.94, size: h * 0.66, pose: 'hold', face: lit, dress: 'jacket', cloth: c.wall[0] },
    wall,
  )
  const cables = `M0 ${Math.round(h * 0.04)}Q${Math.round(w * 0.25)} ${Math.round(h * 0.09)} ${Math.round(w * 0.5)} ${Math.round(h * 0.04)}T${Math.round(w)} ${Math.round(h * 0.04)}`
  return (
    rect(0, 0, w, floor, art.fade(wall, c.ridges[4])) +
    rect(0, floor, w, h - floor, art.fade(mix(c.ridges[2], c.ridges[3], 0.5), c.ridges[4])) +
    rect(pitch * gap - pitch * 0.06, h * 0.08, pitch * 1.12, floor - h * 0.08, mix(wall, c.sun, 0.22)) +
    racks.join('') +
    path(units, mix(c.ridges[3], c.wall[1], 0.12)) +
    stroke(green, c.sun, h * 0.012) +
    stroke(red, c.accent, h * 0.012) +
    stroke(cables, c.accent, h * 0.012) +
    gathering(art, lit, [{ ...keeper, holds: (hand) => path(d`M${hand[0] - 2} ${hand[1] + 2}h15l5 -13h-2l-5 11h-13Z`, c.accent) }])
  )
}
