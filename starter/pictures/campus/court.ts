import { isDark, mix } from '../hand/colour.ts'
import { d, lerp, type Point, path, poly, stroke } from '../hand/shapes.ts'
import { archPoints } from './arch.ts'
import { tower, towerTops, wing } from './building.ts'
import { backdrop, walkers } from './plaza.ts'
import type { View } from './view.ts'

/** A court between two arcades. */
export const court = ({ art, sun, lit, pointed }: View) => {
  const { r, w, h, c } = art
  const eye: Point = [w * r.between(0.46, 0.54), h * 0.64]
  const top = -h * 0.1
  const foot = h * 1.02
  // u: 0 at the near edge, 1 at the far end of the wall
  const project = (side: number, u: number, v: number): Point => {
    const depth = 1 / (1 + u * 2.6)
    const start = side < 0 ? -w * 0.04 : w * 1.04
    return [eye[0] + (start - eye[0]) * depth, eye[1] + (lerp(top, foot, v) - eye[1]) * depth]
  }
  const back = backdrop(art, { x: eye[0] + lit * w * 0.1, y: h * 0.3, r: sun.r }, h * 0.68)
  const [left, end] = project(-1, 1, 1)
  const [right] = project(1, 1, 1)
  const high = (end - project(1, 1, 0)[1]) * 0.62
  const thick = (right - left) * 0.17

  const floor = () => {
    let lines = ''
    for (let at = 1; at < 8; at += 1)
      lines += d`M${lerp(left, right, at / 8)} ${end}L${lerp(project(-1, 0, 1)[0], project(1, 0, 1)[0], at / 8)} ${foot}`
    for (const u of [0.14, 0.32, 0.55, 0.78]) lines += d`M${project(-1, u, 1)[0]} ${project(-1, u, 1)[1]}H${project(1, u, 1)[0]}`
    const ground = poly([[-9, h + 9], project(-1, 0, 1), [left, end], [right, end], project(1, 0, 1), [w + 9, h + 9]])
    const joint = `opacity="${isDark(c.floor[1]) ? 0.3 : 0.65}"`
    return path(ground, art.fade(c.floor[0], c.floor[1])) + stroke(lines, mix(c.floor[0], c.wall[0], 0.6), h * 0.003, joint)
  }

  const bays = r.whole(4, 5)
  const arcade = (side: -1 | 1) => {
    const strip = (v0: number, v1: number) => poly([project(side, 0, v0), project(side, 1, v0), project(side, 1, v1), project(side, 0, v1)])
    const opened = (bay: number, shift: number) =>
      poly(
        archPoints(0, 0, 1, 1.9, pointed).map(([px, py]) =>
          project(side, (bay + 0.17 + shift + px * (0.66 - shift)) / bays, 0.4 + (py / 1.9) * 0.6),
        ),
      )
    const holes = Array.from({ length: bays }, (_, bay) => ({ edge: opened(bay, 0), hole: opened(bay, 0.11) }))
    return (
      path(strip(0.12, 1), side === lit ? c.wall[1] : c.wall[0]) +
      path(strip(0.12, 0.16), c.wall[2]) +
      path(strip(0.22, 0.235), c.accent) +
      path(holes.map(({ edge }) => edge).join(''), side === lit ? c.wall[2] : mix(c.wall[2], c.wall[1], 0.3)) +
      path(holes.map(({ hole }) => hole).join(''), c.dark)
    )
  }

  return (
    back +
    wing(art, { x: left, y: end - high, w: right - left, h: high, lit, pointed, floors: 2, bay: high * 0.42, door: true }) +
    tower(art, {
      x: (left + right) / 2 - thick / 2 - lit * thick * 1.4,
      y: end - high * 1.55,
      w: thick,
      h: high * 1.55,
      lit,
      pointed,
      top: r.pick(towerTops),
    }) +
    floor() +
    arcade(-1) +
    arcade(1) +
    walkers(art, end, lit, 0.3, 0.7)
  )
}
