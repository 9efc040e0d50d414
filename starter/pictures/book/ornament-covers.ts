import { band } from '../hand/band.ts'
import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { hornsOf, rosette } from '../hand/horn.ts'
import { d, disc, placed, rect, ring, slab, stroke } from '../hand/shapes.ts'
import { box, type Cover, inkOn } from './cover.ts'

/** One large ornament over the title. */
export const medallion = (art: Art): Cover => {
  const { r, w, h, c } = art
  const ground = r.pick([c.cloth, c.ridges[4], c.ground[0], c.ridges[2]])
  const gold = isDark(ground) ? c.accent : c.ridges[3]
  const [x, y, size] = [w / 2, h * r.between(0.31, 0.35), w * r.between(0.24, 0.32)]
  const motifs = {
    rosette: () => `<g fill="${gold}">${placed(rosette(), x, y, size / 165)}</g>`,
    horns: () => `${disc(x, y, size, gold)}<g fill="${ground}">${placed(hornsOf(art), x, y - size * 0.16, size / 140)}</g>`,
    shanyrak: () => {
      const bars = [-0.2, 0, 0.2].map((k) => {
        const [end, side] = [Math.sqrt(1 - k * k) * size, size * k]
        return d`M${x + side} ${y - end}Q${x + side * 1.6} ${y} ${x + side} ${y + end}M${x - end} ${y + side}Q${x} ${y + side * 1.6} ${x + end} ${y + side}`
      })
      return stroke(`${ring(x, y, size)}${ring(x, y, size * 1.12)}${bars.join('')}`, gold, w * 0.014)
    },
  } as const
  const frame = r.chance(0.5)
  return {
    body:
      rect(0, 0, w, h, ground) +
      motifs[r.pick(['rosette', 'horns', 'shanyrak'])]() +
      (frame ? stroke(slab(w * 0.06, h * 0.04, w * 0.88, h * 0.92), gold, w * 0.008) : rect(0, h * 0.955, w, h * 0.008, gold)) +
      band(w * 0.08, h * 0.9, w * 0.84, h * 0.035, gold),
    ink: inkOn(art, ground),
    box: box(art, 0.6, 0.86, 0.12),
    middle: true,
  }
}

/** Stripes and friezes. */
export const bands = (art: Art): Cover => {
  const { r, w, h, c } = art
  const ground = r.pick([c.wall[0], c.sky[1], c.ridges[3]])
  const dark = isDark(ground)
  const tones = dark ? [c.accent, c.wall[1], c.ridges[2]] : [c.cloth, c.accent, c.ridges[2]]
  const strip = (at: number, tone: string) => rect(0, h * at, w, h * 0.03, tone)
  const from = r.pick([0.58, 0.66])
  return {
    body:
      rect(0, 0, w, h, ground) +
      tones.map((tone, at) => strip(from + at * 0.05, tone) + band(0, h * (from + 0.17 + at * 0.055), w, h * 0.045, tone)).join(''),
    ink: inkOn(art, ground),
    box: box(art, 0.11, from - 0.07),
    middle: false,
  }
}

/** A paper label on patterned cloth. */
export const label = (art: Art): Cover => {
  const { r, w, h, unit, c } = art
  const ground = r.pick([c.ridges[3], c.ridges[4], c.accent, c.ridges[2]])
  const top = r.between(0.12, 0.44)
  const paper = mix(c.wall[0], '#ffffff', 0.3)
  let motifs = ''
  for (let row = 0; row < 7; row += 1)
    for (let column = 0; column < 4; column += 1)
      motifs += placed(hornsOf(art), w * (0.14 + column * 0.28 - (row % 2) * 0.14), h * (0.06 + row * 0.15), unit / 900)
  return {
    body:
      rect(0, 0, w, h, ground) +
      `<g fill="${mix(ground, c.wall[0], 0.2)}">${motifs}</g>` +
      rect(w * 0.1, h * top, w * 0.8, h * 0.4, paper) +
      stroke(slab(w * 0.125, h * (top + 0.018), w * 0.75, h * 0.364), ground, w * 0.006),
    ink: c.ridges[4],
    box: box(art, top + 0.055, top + 0.345, 0.17),
    middle: true,
  }
}
