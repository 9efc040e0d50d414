import { tower, towerTops, wing } from '../campus/building.ts'
import { backdrop, plaza } from '../campus/plaza.ts'
import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { rect } from '../hand/shapes.ts'
import { litBy, placeSun } from '../land/sky.ts'
import { planting } from '../land/trees.ts'
import type { Place } from './hall.ts'

/** The square or the park of the campus, with the mountains behind. */
export const square = (art: Art, { floor: share = 0.7, ground = 'plaza' }: { floor?: number; ground?: 'plaza' | 'lawn' } = {}): Place => {
  const { r, w, h, c } = art
  const floor = h * share
  const sun = { ...placeSun(art), y: h * r.between(0.16, 0.26) }
  const lit = litBy(art, sun)
  const pointed = r.chance(0.5)
  const back = backdrop(art, sun, floor - h * 0.02, 0.86, true)
  const tall = h * 0.16
  const far = r.pick(['arcade', 'trees', 'hall'])
  const at = r.between(0.1, 0.5) * w
  const scenery = {
    arcade: () =>
      wing(art, { x: -w * 0.02, y: floor - tall * 0.8, w: w * 1.04, h: tall * 0.8, lit, pointed, floors: 1, bay: tall * 0.62 }) +
      tower(art, { x: at, y: floor - tall * 1.9, w: tall * 0.42, h: tall * 1.9, lit, pointed, top: r.pick(towerTops) }),
    trees: () =>
      planting(
        art,
        floor + h * 0.01,
        lit,
        [0.02, 0.1, 0.2, 0.33, 0.5, 0.64, 0.76, 0.86, 0.95].map((x) => x * w + r.between(-0.02, 0.02) * w),
        h * 0.24,
      ),
    hall: () =>
      wing(art, { x: at, y: floor - tall * 1.25, w: w * 0.42, h: tall * 1.25, lit, pointed, floors: 2, bay: tall * 0.5, door: true }) +
      planting(art, floor + h * 0.01, lit, [at - w * 0.09, at - w * 0.03, at + w * 0.46, at + w * 0.53], h * 0.2),
  } as const
  const lawn = mix(c.ridges[2], c.ridges[1], 0.5)
  return {
    body:
      back +
      scenery[far]() +
      (ground === 'plaza' ? plaza(art, floor, w / 2) : rect(0, floor, w, h - floor, art.fade(lawn, mix(c.ridges[2], c.ridges[3], 0.4)))),
    floor,
    behind: ground === 'plaza' ? c.floor[0] : lawn,
    lit,
  }
}
