import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, placed, rect, slab, stroke } from '../hand/shapes.ts'
import { hangingLamp, table } from '../objects/furniture.ts'
import { microphone } from '../objects/music.ts'
import { gathering, someone } from '../people/crowd.ts'

/** Two people at their microphones in a recording studio. */
export const studio = (art: Art) => {
  const { r, w, h, c } = art
  const floor = h * 0.82
  const wall = mix(c.ridges[3], c.ridges[2], 0.35)
  const lit = r.side()
  let foam = ''
  const step = h * 0.11
  for (let row = 0; row * step < floor; row += 1)
    for (let column = 0; column * step < w; column += 1) if ((row + column) % 2) foam += slab(column * step, row * step, step, step)
  const size = h * 0.74
  const ground = h * 1.02
  const x = (at: number) => w / 2 + at * Math.min(w, h * 1.5)
  const seats = ([-1, 1] as const).map((face) =>
    someone(art, { x: x(face * 0.22), y: ground, size, pose: 'sit', face: face < 0 ? 1 : -1, crown: 'short', floating: true }, wall),
  )
  const phones = seats.map((one) => ({
    ...one,
    holds: () => stroke('M-5.6 -68a8 8.4 0 0 1 16 0', c.accent, 2.4) + stroke('M-0.6 -69v2.6', c.accent, 4.4),
  }))
  const wave = Array.from({ length: 25 }, (_, at) => {
    const high = h * r.between(0.012, 0.06) * (1 - Math.abs(at - 12) / 15)
    return d`M${w / 2 + (at - 12) * h * 0.017} ${h * 0.25 - high}v${high * 2}`
  }).join('')
  const top = ground - size * 0.42
  return (
    rect(0, 0, w, h, art.fade(mix(wall, c.deep, 0.25), wall)) +
    path(foam, c.deep, 'opacity=".12"') +
    path(slab(w / 2 - h * 0.27, h * 0.15, h * 0.54, h * 0.2, h * 0.02), mix(c.deep, c.ridges[4], 0.3)) +
    stroke(wave, c.accent, h * 0.008) +
    rect(0, floor, w, h - floor, c.ridges[4]) +
    hangingLamp(art, x(-0.4), h * 0.3, h * 0.1, h * 0.4) +
    hangingLamp(art, x(0.4), h * 0.3, h * 0.1, h * 0.4) +
    gathering(art, lit, phones) +
    table(art, w / 2 - h * 0.34, ground, h * 0.68, size * 0.42, { cloth: true, top: c.wall[1] }) +
    placed(microphone(art), x(-0.09), top - h * 0.12, h / 860, -14) +
    placed(microphone(art), x(0.09), top - h * 0.12, h / 860, 14)
  )
}
