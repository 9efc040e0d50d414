import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { inked, set } from '../hand/lettering.ts'
import { d, path, rect, ring, slab, stroke } from '../hand/shapes.ts'
import { box, type Cover, inkOn } from './cover.ts'

/** Circles, quarters and triangles in a grid. */
export const blocks = (art: Art): Cover => {
  const { r, w, h, c } = art
  const tones = [c.cloth, c.accent, c.ridges[2], c.wall[1], c.ridges[3]] as const
  const ground = r.pick([c.wall[0], c.sky[1], c.glow])
  const s = w / 4
  let shapes = ''
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [column * s, h - (3 - row) * s]
      const tone = r.pick(tones)
      const kind = r.whole(0, 4)
      if (kind === 0) shapes += path(slab(x, y, s, s), tone)
      if (kind === 1) shapes += path(d`M${x} ${y + s}A${s} ${s} 0 0 1 ${x + s} ${y}V${y + s}Z`, tone)
      if (kind === 2) shapes += path(ring(x + s / 2, y + s / 2, s * 0.42), tone)
      if (kind === 3) shapes += path(d`M${x} ${y}L${x + s} ${y + s}H${x}Z`, tone)
      if (kind === 4)
        shapes += path(
          d`M${x} ${y}A${s / 2} ${s / 2} 0 0 0 ${x + s} ${y}ZM${x} ${y + s / 2}A${s / 2} ${s / 2} 0 0 0 ${x + s} ${y + s / 2}Z`,
          tone,
        )
    }
  return { body: rect(0, 0, w, h, ground) + shapes, ink: inkOn(art, ground), box: box(art, 0.09, 0.44), middle: false }
}

/** Lines like water. */
export const waves = (art: Art): Cover => {
  const { r, w, h, c } = art
  const ground = r.pick([c.ridges[4], c.ridges[3], c.cloth])
  const lines = Array.from({ length: 9 }, (_, at) => {
    const y = h * (0.54 + at * 0.05)
    const k = h * 0.03 * Math.sin(at * 0.8 + r.between(0, 0.6))
    return stroke(
      d`M-10 ${y}C${w * 0.25} ${y - h * 0.07 - k} ${w * 0.4} ${y + h * 0.06} ${w * 0.62} ${y}S${w * 0.9} ${y - h * 0.05 + k} ${w + 10} ${y}`,
      mix(c.accent, ground, at * 0.09),
      w * 0.012,
    )
  })
  return { body: rect(0, 0, w, h, ground) + lines.join(''), ink: inkOn(art, ground), box: box(art, 0.11, 0.46), middle: false }
}

/** The first letter of the title, very large. */
export const initial = (art: Art, title: string): Cover => {
  const { r, w, h, c } = art
  const [ground, tone] = r.pick([
    [c.cloth, mix(c.cloth, c.wall[0], 0.24)],
    [c.glow, c.sun],
    [c.ridges[4], c.ridges[2]],
    [c.ridges[2], c.ridges[4]],
  ])
  const letter = set(title.replace(/^[^\p{L}\p{N}]+/u, '').slice(0, 1), 0)
  const size = Math.min(h * 0.5, ((w * 0.74) / Math.max(letter.width, 30)) * 100)
  const x = w * r.between(0.3, 0.6) - (letter.width * size) / 200
  return {
    body: rect(0, 0, w, h, ground) + inked(letter, Math.max(w * 0.12, x), h * 0.42, size, r.pick([20, 26, 32]), tone),
    ink: inkOn(art, ground),
    box: box(art, 0.09, 0.35),
    middle: false,
  }
}
