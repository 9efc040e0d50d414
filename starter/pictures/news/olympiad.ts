import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, disc, group, placed, rect } from '../hand/shapes.ts'
import { mountains } from '../land/ridges.ts'
import { cup, laurel, medal, rays } from '../objects/prizes.ts'
import { metals } from './metals.ts'

/** A medal of an olympiad, large, over the mountains. */
export const olympiad = (art: Art) => {
  const { r, w, h, unit, c } = art
  const dark = r.chance(0.5)
  const ground = dark ? c.ridges[4] : c.sky[1]
  const x = w * r.pick([0.34, 0.5, 0.66])
  const y = h * 0.5
  const sun = { x, y, r: unit * 0.3 }
  const metal = r.pick(metals(art))
  const kind = r.pick(['medal', 'cup', 'medal'])
  const size = unit / 520
  const wreath = mix(dark ? c.wall[1] : c.ridges[2], ground, 0.25)
  const branches =
    placed(laurel(wreath), x, y, size * 1.2) +
    group(laurel(wreath), d`translate(${x} ${y}) scale(${-1} 1) scale(${Math.round(size * 1200) / 1000})`)
  return (
    rect(0, 0, w, h, art.fade(dark ? c.ridges[5] : c.sky[0], ground)) +
    rays(art, x, y, mix(ground, dark ? c.ridges[3] : c.glow, 0.55), 20, r.between(0, 0.3)) +
    disc(x, y, sun.r, dark ? c.ridges[3] : c.glow) +
    mountains(art, sun, { horizon: h * 0.95, tall: h * 0.3, plain: true }) +
    branches +
    (kind === 'medal'
      ? placed(medal(art, metal, c.cloth === ground ? c.ridges[2] : c.cloth), x, y, size)
      : placed(cup(art, metal, isDark(ground) ? c.wall[2] : c.deep), x, y + unit * 0.24, size * 1.25))
  )
}
