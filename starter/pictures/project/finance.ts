import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, path, rect, ring, stroke } from '../hand/shapes.ts'
import { goldOf } from '../hand/tinctures.ts'
import { mountains } from '../land/ridges.ts'
import { litBy, placeSun, sky } from '../land/sky.ts'
import { sapling } from '../objects/outdoors.ts'
import { gathering, someone } from '../people/crowd.ts'

/** Coins stacked like towers of a city, trees growing on them. */
export const finance = (art: Art) => {
  const { r, w, h, c } = art
  const sun = placeSun(art)
  const lit = litBy(art, sun)
  const floor = h * 0.82
  const gold = goldOf(c)
  const count = Math.max(4, Math.round((w / h) * 3.6))
  const pitch = w / count
  const coin = h * 0.042
  const stacks = Array.from({ length: count }, (_, at) => {
    const x = pitch * (at + 0.5)
    const half = pitch * 0.36
    const high = r.whole(3, 9)
    const top = floor + h * 0.04 - high * coin
    let edges = ''
    for (let level = 1; level < high; level += 1) edges += d`M${x - half} ${top + level * coin}q${half} ${coin * 0.9} ${half * 2} 0`
    const body = d`M${x - half} ${top}v${high * coin}q${half} ${coin * 0.9} ${half * 2} 0v${-high * coin}Z`
    const tone = at % 3 === 1 ? mix(gold, c.deep, 0.22) : gold
    const dark = mix(tone, c.deep, 0.4)
    const shade = d`M${x - lit * half * 0.3} ${top}H${x - lit * half}v${high * coin}q${lit * half * 0.35} ${coin * 0.3} ${lit * half * 0.7} ${coin * 0.42}Z`
    const tree = at % 2 === 0 ? sapling(art, x, top, h * r.between(0.16, 0.24), mix(c.ridges[2], c.ridges[3], 0.4)) : ''
    return (
      path(body, tone) +
      path(shade, dark, 'opacity=".5"') +
      stroke(edges, dark, h * 0.005) +
      path(ring(x, top, half, coin * 0.5), mix(tone, c.wall[0], 0.4)) +
      tree
    )
  })
  const people = [0.2, 0.62, 0.84].map((at) =>
    someone(
      art,
      { x: w * (at + r.between(-0.05, 0.05)), y: h * 0.96, size: h * 0.3, pose: r.pick(['point', 'hold', 'walk', 'speak']) },
      c.floor[0],
    ),
  )
  return (
    sky(art, sun) +
    mountains(art, sun, { horizon: floor, tall: h * 0.5, plain: true }) +
    rect(0, floor, w, h - floor, art.fade(c.floor[0], c.floor[1])) +
    stacks.join('') +
    gathering(art, lit, people)
  )
}
