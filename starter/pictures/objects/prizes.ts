import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { d, disc, type Point, path, placed, poly, rect, stroke } from '../hand/shapes.ts'

/** Rays that open from a point. */
export const rays = ({ w, h }: Art, x: number, y: number, colour: string, count = 18, turn = 0) => {
  const far = Math.hypot(w, h)
  let shape = ''
  for (let at = 0; at < count; at += 1) {
    const edge = (step: number): Point => {
      const angle = turn + (step / count) * 2 * Math.PI
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
    }
    shape += poly([[x, y], edge(at), edge(at + 0.5)])
  }
  return path(shape, colour)
}

/** A medal on its ribbon, in a box of 200 by 300 around the middle of the disc. */
export const medal = (art: Art, metal: string, ribbon: string) => {
  const { c } = art
  const dark = mix(metal, c.deep, 0.3)
  const teeth = Array.from({ length: 28 }, (_, at) => {
    const angle = (at / 28) * 2 * Math.PI
    return d`${at ? 'L' : 'M'}${Math.cos(angle) * (at % 2 ? 92 : 100)} ${Math.sin(angle) * (at % 2 ? 92 : 100)}`
  }).join('')
  return (
    path('M-92 -330L-26 -92H26L-30 -330Z', ribbon) +
    path('M92 -330L26 -92H-26L30 -330Z', mix(ribbon, c.wall[0], 0.25)) +
    path('M-12 -112L26 -92H-26Z', mix(ribbon, c.deep, 0.4)) +
    path(`${teeth}Z`, metal) +
    disc(0, 0, 78, dark) +
    disc(0, 0, 72, mix(metal, c.wall[0], 0.3)) +
    `<g fill="${dark}">${placed(hornsOf(art), 0, -14, 0.54)}</g>` +
    stroke('M-60 -44A74 74 0 0 1 -20 -71', c.wall[0], 7, 'opacity=".8"')
  )
}

/** A cup on its foot, 200 wide, at 0, 0. */
export const cup = (art: Art, metal: string, foot: string) => {
  const { c } = art
  const dark = mix(metal, c.deep, 0.3)
  return (
    stroke('M-70 -236C-126 -240 -122 -150 -50 -140M70 -236C126 -240 122 -150 50 -140', dark, 13) +
    path('M-76 -262H76C76 -150 44 -112 14 -102V-62H-14V-102C-44 -112 -76 -150 -76 -262Z', metal) +
    path('M76 -262C76 -150 44 -112 14 -102V-62H0V-110C34 -130 44 -190 44 -262Z', dark) +
    rect(-82, -274, 164, 16, mix(metal, c.wall[0], 0.3)) +
    path('M-40 -62H40L48 -40H-48Z', metal) +
    rect(-62, -40, 124, 40, foot) +
    `<g fill="${c.wall[0]}">${placed(hornsOf(art), -6, -206, 0.36)}</g>`
  )
}

/** A branch of laurel that bends upward from 0, 0 to the left; mirror it for the other side. */
export const laurel = (colour: string) => {
  const leaves = Array.from({ length: 8 }, (_, at) => {
    const angle = (96 + at * 17) * (Math.PI / 180)
    const [x, y] = [Math.cos(angle) * 130, Math.sin(angle) * 130]
    const leaf = (turn: number) => {
      const [dx, dy] = [Math.cos(angle + turn), Math.sin(angle + turn)]
      return d`M${x} ${y}Q${x + dx * 22 - dy * 12} ${y + dy * 22 + dx * 12} ${x + dx * 42} ${y + dy * 42}Q${x + dx * 22 + dy * 12} ${y + dy * 22 - dx * 12} ${x} ${y}Z`
    }
    return leaf(0.9) + leaf(2.2)
  })
  return path(leaves.join(''), colour) + stroke('M-14 129A130 130 0 0 1 -100 -83', colour, 5)
}
