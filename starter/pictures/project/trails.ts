import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, stroke } from '../hand/shapes.ts'
import { grass } from '../land/meadow.ts'
import { swell } from '../land/swell.ts'
import { yurt } from '../land/yurt.ts'
import { gathering, someone } from '../people/crowd.ts'
import { openCountry } from './open-country.ts'

/** Riders and walkers on an old road between yurts. */
export const trails = (art: Art) => {
  const { r, w, h, unit, c } = art
  const horizon = h * 0.56
  const { lit, back } = openCountry(art, horizon, 0.48)
  const side = r.side()
  const x = (share: number) => (side > 0 ? share * w : w - share * w)
  const near = swell(art, { y: h * 0.7, height: h * 0.1, fill: mix(c.ridges[2], c.ridges[3], 0.4), mist: c.ridges[3], waves: 0.8 })
  const way = d`M${x(0.62)} ${h * 0.66}C${x(0.9)} ${h * 0.7} ${x(0.24)} ${h * 0.76} ${x(0.5)} ${h * 0.84}C${x(0.76)} ${h * 0.9} ${x(0.3)} ${h * 0.94} ${x(0.2)} ${h * 1.02}H${x(0.46)}C${x(0.56)} ${h * 0.96} ${x(0.86)} ${h * 0.9} ${x(0.6)} ${h * 0.82}C${x(0.4)} ${h * 0.76} ${x(0.92)} ${h * 0.72} ${x(0.64)} ${h * 0.66}Z`
  const sign =
    stroke(d`M${x(0.16)} ${h * 0.98}V${h * 0.68}`, mix(c.wall[2], c.deep, 0.3), h * 0.014) +
    path(
      d`M${x(0.16) - h * 0.08} ${h * 0.7}h${h * 0.15}l${h * 0.03} ${h * 0.025}l${-h * 0.03} ${h * 0.025}h${-h * 0.15}ZM${x(0.16) + h * 0.08} ${h * 0.77}h${-h * 0.13}l${-h * 0.03} ${h * 0.025}l${h * 0.03} ${h * 0.025}h${h * 0.13}Z`,
      c.accent,
    )
  const walkers = [0.36, 0.47, 0.56].map((at, index) =>
    someone(
      art,
      { x: x(at), y: h * (0.96 - index * 0.03), size: h * (0.36 - index * 0.04), pose: 'walk', face: side, dress: 'jacket' },
      c.ridges[2],
    ),
  )
  const staff = walkers.map((one) => ({
    ...one,
    holds: () => path('M-13 -80Q-22 -78 -20 -58Q-14 -52 -6 -56L-6 -78Z', c.accent) + stroke('M22 -46L28 0', c.wall[2], 2),
  }))
  return (
    back +
    near.body +
    yurt(art, x(0.78), near.at(x(0.78)) + h * 0.05, unit * 0.1, lit) +
    yurt(art, x(0.9), near.at(x(0.9)) + h * 0.04, unit * 0.075, lit) +
    path(way, mix(c.wall[1], c.ridges[1], 0.3)) +
    sign +
    gathering(art, lit, staff) +
    grass(art, () => h * 0.93, c.ridges[4], c.accent, 0.5)
  )
}
