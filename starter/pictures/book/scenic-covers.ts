import { arch } from '../campus/arch.ts'
import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { disc, path, rect } from '../hand/shapes.ts'
import { massif } from '../land/ridges.ts'
import { rays } from '../objects/prizes.ts'
import { box, type Cover, inkOn } from './cover.ts'

/** Mountains below the title. */
export const ridges = (art: Art): Cover => {
  const { r, w, h, unit, c } = art
  const lit = r.side()
  const layer = (tone: 1 | 2 | 3, base: number, height: number, peaks: number, snow?: number) =>
    massif(art, {
      base: h * base,
      height: h * height,
      peaks,
      fill: c.ridges[tone],
      mist: mix(c.ridges[tone], c.sky[1], 0.3),
      lit,
      rough: 2,
      marks: false,
      ...(snow && { snow }),
    })
  const ground = c.sky[1]
  return {
    body:
      rect(0, 0, w, h, art.fade(c.sky[0], ground, 0, 0.7)) +
      disc(w * (0.5 + lit * 0.2), h * 0.56, unit * 0.15, c.sun) +
      layer(1, 0.95, 0.34, 3, 0.5) +
      layer(2, 1, 0.2, 4) +
      layer(3, 1.04, 0.12, 3),
    ink: isDark(c.sky[0]) ? c.wall[0] : c.ridges[4],
    box: box(art, 0.11, 0.42),
    middle: r.chance(0.5),
  }
}

/** A window to the mountains below the title. */
export const window = (art: Art): Cover => {
  const { r, w, h, unit, c } = art
  const ground = r.pick([c.ridges[3], c.ridges[4], c.cloth])
  const pointed = r.chance(0.5)
  const hole = arch(w * 0.2, h * 0.46, w * 0.6, h * 0.46, pointed)
  const lit = r.side()
  return {
    body:
      rect(0, 0, w, h, ground) +
      path(arch(w * 0.16, h * 0.435, w * 0.68, h * 0.485, pointed), c.accent) +
      art.within(
        hole,
        rect(0, 0, w, h, c.sky[1]) +
          disc(w * (0.5 + lit * 0.1), h * 0.62, unit * 0.1, c.sun) +
          massif(art, {
            base: h * 0.92,
            height: h * 0.28,
            peaks: 4,
            fill: c.ridges[2],
            mist: c.ridges[1],
            lit,
            snow: 0.55,
            rough: 2,
            marks: false,
          }),
      ),
    ink: inkOn(art, ground),
    box: box(art, 0.1, 0.38),
    middle: true,
  }
}

/** A sun that sets in stripes. */
export const sun = (art: Art): Cover => {
  const { r, w, h, c } = art
  const ground = r.pick([c.glow, c.ground[0], c.ridges[3]])
  const dark = isDark(ground)
  const low = r.chance(0.5)
  const y = h * (low ? r.between(0.7, 0.78) : r.between(0.27, 0.33))
  return {
    body:
      rect(0, 0, w, h, ground) +
      (r.chance(0.5) ? rays(art, w / 2, y, mix(ground, dark ? c.ridges[2] : c.accent, 0.16), 24) : '') +
      disc(w / 2, y, w * r.between(0.26, 0.34), c.sun === ground ? c.accent : c.sun) +
      rect(0, y, w, h * 0.006, ground) +
      rect(0, y + h * 0.04, w, h * 0.012, ground) +
      rect(0, y + h * 0.09, w, h * 0.02, ground),
    ink: inkOn(art, ground),
    box: low ? box(art, 0.11, 0.44) : box(art, 0.56, 0.86),
    middle: r.chance(0.4),
  }
}
