import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { d, disc, line, path, rect, stroke } from '../hand/shapes.ts'
import { fleshOf, wardrobe } from '../people/wardrobe.ts'
import { hall } from '../sets/hall.ts'

/** Swimmers in their lanes. */
export const swimming = (art: Art) => {
  const { r, w, h, c } = art
  const place = hall(art, { floor: 0.36, window: 'arches' })
  const night = isDark(c.sky[0])
  const water = night ? mix(c.ridges[1], c.ridges[0], 0.3) : mix(c.ridges[1], c.sky[0], 0.35)
  const eye = w / 2
  const face = r.side()
  const lanes = 4
  const start = r.side()
  const y = (lane: number) => h * (0.42 + 0.58 * (lane / lanes) ** 1.25)
  let glints = ''
  for (let at = 0; at < 34; at += 1) {
    const level = r.between(0.44, 1)
    glints += d`M${r.between(0, 1) * w} ${level * h}q${w * 0.02 * level} ${-h * 0.012} ${w * 0.04 * level} 0`
  }
  const ropes = [1, 2, 3].map((lane) =>
    stroke(
      d`M0 ${y(lane)}H${w}`,
      lane % 2 ? c.accent : c.wall[0],
      h * 0.012 * (0.5 + lane / lanes),
      `stroke-dasharray="${Math.round(w * 0.012)} ${Math.round(w * 0.022)}"`,
    ),
  )
  const skin = fleshOf(c)
  const caps = wardrobe(art, water)
  const swimmers = Array.from({ length: lanes }, (_, lane) => {
    const s = h * (0.07 + lane * 0.03)
    const x = eye + ((lane % 2 ? 0.2 : -0.16) * start + r.between(-0.1, 0.1)) * w
    const level = (y(lane) + y(lane + 1)) / 2
    const k = (dx: number) => x + face * s * dx
    return (
      path(
        d`M${k(-2.4)} ${level + s * 0.1}Q${k(-1)} ${level - s * 0.34} ${k(0)} ${level - s * 0.06}L${k(0.1)} ${level + s * 0.2}Q${k(-1)} ${level + s * 0.3} ${k(-2.4)} ${level + s * 0.1}Z`,
        mix(skin, water, 0.25),
      ) +
      stroke(
        line([
          [k(-0.3), level],
          [k(0.3), level - s * 1.1],
          [k(1.25), level - s * 0.5],
        ]),
        skin,
        s * 0.24,
      ) +
      disc(k(0.34), level - s * 0.16, s * 0.4, skin) +
      path(
        d`M${k(0.34) - s * 0.42} ${level - s * 0.14}a${s * 0.42} ${s * 0.42} 0 0 1 ${s * 0.84} 0Z`,
        caps[lane % caps.length] ?? c.accent,
      ) +
      path(
        d`M${k(-1.2)} ${level + s * 0.12}Q${k(0)} ${level + s * 0.02} ${k(1.2)} ${level + s * 0.14}Q${k(0.4)} ${level + s * 0.5} ${k(-1.2)} ${level + s * 0.12}Z`,
        water,
      ) +
      stroke(
        d`M${k(1.1)} ${level + s * 0.2}q${face * s * 0.2} ${-s * 0.3} ${face * s * 0.44} ${-s * 0.06}M${k(-2.5)} ${level + s * 0.1}q${-face * s * 0.2} ${-s * 0.36} ${-face * s * 0.5} ${-s * 0.5}M${k(-2.3)} ${level}q${-face * s * 0.05} ${-s * 0.36} ${-face * s * 0.2} ${-s * 0.6}`,
        c.snow,
        s * 0.11,
      )
    )
  })
  return (
    place.body +
    rect(0, h * 0.38, w, h * 0.04, c.wall[0]) +
    rect(0, h * 0.42, w, h * 0.58, art.fade(water, mix(water, c.ridges[3], 0.55))) +
    stroke(glints, c.snow, h * 0.005, 'opacity=".5"') +
    ropes.join('') +
    swimmers.join('')
  )
}
