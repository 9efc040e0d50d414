import { planting } from '../land/trees.ts'
import { tower, towerTops, wing } from './building.ts'
import { backdrop, plaza, walkers } from './plaza.ts'
import type { View } from './view.ts'

/** The main building from the square. */
export const facade = ({ art, sun, lit, pointed }: View) => {
  const { r, w, h } = art
  const floor = h * r.between(0.78, 0.83)
  const unit = Math.min(w, h * 1.6)
  const back = backdrop(art, sun, floor - h * 0.04)
  const centre = w * r.between(0.42, 0.58)
  const wide = unit * r.between(0.36, 0.44)
  const tall = h * r.between(0.3, 0.36)
  const low = tall * 0.62
  const side = r.side()
  const thick = h * r.between(0.085, 0.105)
  const height = tall * r.between(1.45, 1.7)
  return (
    back +
    wing(art, { x: centre - wide * 1.12, y: floor - low, w: wide * 2.24, h: low, lit, pointed, floors: 1, bay: low * 0.52 }) +
    wing(art, { x: centre - wide / 2, y: floor - tall, w: wide, h: tall, lit, pointed, floors: 2, bay: tall * 0.36, door: true }) +
    tower(art, {
      x: centre + side * wide * 0.56 - thick / 2,
      y: floor - height,
      w: thick,
      h: height,
      lit,
      pointed,
      top: r.pick(towerTops),
    }) +
    plaza(art, floor, centre) +
    planting(
      art,
      floor + h * 0.012,
      lit,
      [centre - wide * 1.24, centre - wide * 1.08, centre + wide * 1.1, centre + wide * 1.26, w * 0.03, w * 0.97],
      h * 0.3,
    ) +
    walkers(art, floor, lit, 0.12, 0.88)
  )
}
