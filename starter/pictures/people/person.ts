import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, lerp, line, type Point, path, ring, stroke } from '../hand/shapes.ts'
import type { Lit } from '../land/sky.ts'
import { type Crown, crownOf, type Dress, hem, trim, trunk, trunkShade } from './attire.ts'
import { joints, type PoseName, poses } from './pose.ts'
import { fleshOf } from './wardrobe.ts'

/** One person of a scene. `x`, `y` is the ground under them, `size` their standing height. */
export type Person = {
  x: number
  y: number
  size: number
  pose: PoseName
  /** The way they look: -1 left, 1 right. */
  face?: -1 | 1
  cloth: string
  legs?: string
  dress?: Dress
  crown?: Crown
  /** Without a shadow on the ground: behind a desk or in the air. */
  floating?: boolean
  /** Something held, drawn in units of the body at a hand. */
  holds?: (hand: Point, farHand: Point) => string
}

const part = (from: Point, to: Point, share: number): Point => [lerp(from[0], to[0], share), lerp(from[1], to[1], share)]

// A foot in the air points along the shin, one on the ground lies flat.
const shoe = ([x, y]: Point, [kx, ky]: Point, colour: string) => {
  const flat = y > -8
  const angle = flat ? 0 : Math.atan2(y - ky, x - kx) - 0.9
  const [dx, dy] = [Math.cos(angle) * 6.5, Math.sin(angle) * 6.5]
  return stroke(d`M${x} ${y}L${x + dx} ${y + dy}`, colour, 5)
}

/** Draws a person. */
export const person = ({ c }: Art, lit: Lit, who: Person) => {
  const { pose, cloth, dress = 'jacket', crown = 'short', face = 1 } = who
  const j = joints(poses[pose])
  const skin = fleshOf(c)
  const far = mix(cloth, c.deep, 0.24)
  const legs = who.legs ?? (dress === 'sport' || dress === 'tight' ? mix(cloth, c.deep, 0.5) : c.deep)
  const shoes = dress === 'sport' ? c.accent : dress === 'tight' ? skin : c.deep

  const arm = (shoulder: Point, elbow: Point, hand: Point, colour: string) => {
    const palm = disc(hand[0], hand[1], 2.9, skin)
    if (dress === 'tight') return stroke(line([shoulder, elbow, hand]), skin, 5.2) + palm
    if (dress === 'sport')
      return stroke(line([shoulder, elbow, hand]), skin, 5.2) + stroke(line([shoulder, part(shoulder, elbow, 0.6)]), colour, 6.8) + palm
    return stroke(line([elbow, hand]), skin, 4.6) + stroke(line([shoulder, elbow, part(elbow, hand, 0.78)]), colour, 6.4) + palm
  }
  const leg = (hip: Point, knee: Point, foot: Point, colour: string) => {
    const limb =
      dress === 'sport'
        ? stroke(line([hip, knee, foot]), skin, 6.6) + stroke(line([hip, part(hip, knee, 0.55)]), colour, 9)
        : stroke(line([hip, knee, foot]), colour, 7.6)
    return limb + shoe(foot, knee, shoes)
  }
  const wide = dress === 'jacket' ? 8 : 7.2
  const away: 1 | -1 = lit * face > 0 ? -1 : 1
  const body =
    arm(j.farShoulder, j.farElbow, j.farHand, far) +
    leg(j.trunk(0, 2.8), j.farKnee, j.farFoot, mix(legs, c.deep, 0.35)) +
    leg(j.trunk(0, -2.8), j.knee, j.foot, legs) +
    stroke(line([j.neck, j.head]), mix(skin, c.deep, 0.14), 5) +
    path(trunk(j, wide) + hem(dress, j), cloth) +
    path(trunkShade(j, away, wide), far) +
    trim(dress, j, c, skin) +
    disc(j.head[0], j.head[1], 7, skin) +
    crownOf(crown, j.head, c, cloth) +
    (who.holds?.(j.hand, j.farHand) ?? '') +
    arm(j.shoulder, j.elbow, j.hand, mix(cloth, c.wall[0], 0.12))
  const shadow = who.floating ? '' : path(ring(who.x, who.y, who.size * 0.19, who.size * 0.022), c.deep, 'opacity=".16"')
  const scale = Math.round(who.size * 10) / 1000
  return `${shadow}<g transform="${d`translate(${who.x} ${who.y})`} scale(${scale * face} ${scale})">${body}</g>`
}
