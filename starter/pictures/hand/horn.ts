import type { Art } from './canvas.ts'
import { d, group, lerp, type Point, poly } from './shapes.ts'

// One horn: a stem that rises and curls outward, thick at the root and thin at the tip.
const outline = (() => {
  const spine: [x: number, y: number, half: number][] = []
  for (let y = 96; y > 0; y -= 24) spine.push([0, y, 9])
  const turns = 1.36 * Math.PI * 2
  const steps = 40
  for (let at = 0; at <= steps; at += 1) {
    const t = at / steps
    const angle = Math.PI + t * turns
    const radius = lerp(45, 9, t ** 0.82)
    spine.push([45 + Math.cos(angle) * radius, Math.sin(angle) * radius * 1.04, lerp(9, 5.6, t)])
  }
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach(([x, y, half], at) => {
    const [ax, ay] = spine[at - 1] ?? [x, y]
    const [bx, by] = spine[at + 1] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
    left.push([x + nx * half, y + ny * half])
    right.push([x - nx * half, y - ny * half])
  })
  const [tx, ty] = spine.at(-1) ?? [0, 0]
  return `${poly([...left, ...right.reverse()])}${d`M${tx - 8} ${ty}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z`}`
})()

/** The horn pair (қошқар мүйіз), 180 units wide and 148 high around its root; it takes the fill of its group. */
export const hornPair = () => `<path d="${outline}"/><path d="${outline}" transform="scale(-1 1)"/>`

/** Four horn pairs around a diamond, 330 units wide. */
export const rosette = () =>
  `${[0, 90, 180, 270].map((turn) => group(hornPair(), `rotate(${turn}) translate(0 -104)`)).join('')}<path d="M0 -22L22 0L0 22L-22 0Z"/>`

/** The horn pair of a picture, defined once. */
export const hornsOf = (art: Art) => `<use href="#${art.define((id) => `<g id="${id}">${hornPair()}</g>`)}"/>`
