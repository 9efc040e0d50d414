import { mix } from '../hand/colour.ts'
import type { Palette } from '../hand/palettes.ts'
import { d, disc, lerp, line, type Point, path, stroke } from '../hand/shapes.ts'
import type { Joints } from './pose.ts'

/** Clothes of a person. */
export type Dress = 'jacket' | 'coat' | 'skirt' | 'sport' | 'gown' | 'white' | 'shapan' | 'tight'

/** Headwear or hairstyle of a person. */
export type Crown = 'short' | 'long' | 'bun' | 'tail' | 'scarf' | 'takiya' | 'board' | 'back'

/** Trunk of the body from shoulders to hips. */
export const trunk = ({ trunk: at, neck, shoulder, farShoulder }: Joints, wide: number) => {
  const [left, right] = [at(-0.1, -wide), at(-0.1, wide)]
  const [top, fold] = [at(1.04, 0), at(-0.18, 0)]
  return d`M${shoulder[0] - 2.4} ${shoulder[1]}Q${lerp(shoulder[0], neck[0], 0.4)} ${neck[1]} ${top[0]} ${top[1]}Q${lerp(farShoulder[0], neck[0], 0.4)} ${neck[1]} ${farShoulder[0] + 2.4} ${farShoulder[1]}L${right[0]} ${right[1]}Q${fold[0]} ${fold[1]} ${left[0]} ${left[1]}Z`
}

/** The half of the trunk that lies in shade. */
export const trunkShade = ({ trunk: at, shoulder, farShoulder }: Joints, out: 1 | -1, wide: number) => {
  const edge = out < 0 ? shoulder : farShoulder
  const points: Point[] = [at(0.98, out * 1.6), [edge[0] + out * 2.2, edge[1] + 0.6], at(-0.1, out * wide), at(-0.12, out * 2.4)]
  return line(points)
}

/** What hangs below the waist. */
export const hem = (dress: Dress, { trunk: at, hip, knee, farKnee }: Joints) => {
  const [left, right] = [Math.min(knee[0], farKnee[0], hip[0] - 3), Math.max(knee[0], farKnee[0], hip[0] + 3)]
  const low = Math.max(knee[1], farKnee[1])
  const [from, to] = [at(0.2, -7), at(0.2, 7)]
  const fall = (grow: number, down: number) =>
    d`M${to[0]} ${to[1]}L${right + grow} ${low + down}Q${hip[0]} ${low + down + 3} ${left - grow} ${low + down}L${from[0]} ${from[1]}Z`
  const falls: Partial<Record<Dress, string>> = {
    skirt: fall(4.5, 3),
    coat: fall(3, -4),
    white: fall(3.4, -1),
    gown: fall(6.5, 14),
    shapan: fall(4.5, 9),
  }
  return falls[dress] ?? ''
}

/** Collars, sashes and trims. */
export const trim = (dress: Dress, { trunk: at, hip }: Joints, c: Palette, skin: string) => {
  const lapel = (deep: number) => line([at(1.04, -2), at(1, 6), at(deep, 3)])
  const trims: Partial<Record<Dress, () => string>> = {
    jacket: () => path(lapel(0.46), c.wall[0]),
    white: () => path(lapel(0.5), c.accent),
    gown: () => stroke(line([at(0.98, 5), at(0.1, 4)]), c.accent, 3) + path(lapel(0.7), c.wall[0]),
    shapan: () =>
      stroke(d`${line([at(0.98, 5), at(0, 4)])}V${hip[1] + 20}`, c.accent, 2.6) + stroke(line([at(0.12, -7), at(0.12, 7)]), c.accent, 3.6),
    sport: () => path(line([at(1.04, -1), at(0.9, 2.4), at(1, 5)]), skin),
    tight: () => path(line([at(1.04, -1), at(0.86, 2.4), at(1, 5.4)]), skin),
  }
  return trims[dress]?.() ?? ''
}

/** Hair and hats around a head of radius 7. */
export const crownOf = (kind: Crown, [x, y]: Point, c: Palette, cloth: string) => {
  const { hair, accent } = c
  const cap = path(
    d`M${x - 7.4} ${y + 1}C${x - 8.6} ${y - 9.6} ${x + 8.4} ${y - 10.4} ${x + 7.2} ${y - 1.6}Q${x + 2} ${y - 5} ${x - 2.6} ${y - 3.4}Q${x - 4.6} ${y - 1} ${x - 4.6} ${y + 4}Q${x - 7} ${y + 4} ${x - 7.4} ${y + 1}Z`,
    hair,
  )
  const kinds: Record<Crown, () => string> = {
    short: () => cap,
    long: () =>
      path(
        d`M${x - 4} ${y - 4}Q${x - 1} ${y + 8} ${x - 4} ${y + 17}Q${x - 10} ${y + 18} ${x - 10.4} ${y + 13}Q${x - 8} ${y + 4} ${x - 7.6} ${y - 2}Z`,
        hair,
      ) + cap,
    bun: () => disc(x - 5.6, y - 8.4, 4, hair) + cap,
    tail: () => path(d`M${x - 6} ${y - 5}Q${x - 16} ${y - 3} ${x - 14} ${y + 9}Q${x - 9} ${y + 5} ${x - 6} ${y + 1}Z`, hair) + cap,
    scarf: () =>
      path(
        d`M${x + 5.4} ${y - 6}C${x} ${y - 12} ${x - 9.4} ${y - 9} ${x - 8.4} ${y}Q${x - 7.4} ${y + 8} ${x - 10} ${y + 15}Q${x} ${y + 18} ${x + 7} ${y + 13}Q${x + 2.4} ${y + 7} ${x - 1} ${y + 5.4}Q${x - 3} ${y - 3} ${x + 5.4} ${y - 6}Z`,
        mix(cloth, c.wall[0], 0.35),
      ),
    takiya: () =>
      cap +
      path(
        d`M${x - 7.8} ${y - 3.4}Q${x - 7} ${y - 11} ${x} ${y - 11.4}Q${x + 7} ${y - 11} ${x + 7.6} ${y - 4.6}Q${x} ${y - 7} ${x - 7.8} ${y - 3.4}Z`,
        accent,
      ),
    board: () =>
      cap +
      path(
        d`M${x - 7.4} ${y - 3.4}Q${x} ${y - 6} ${x + 7.2} ${y - 4.4}V${y - 9}H${x - 7.2}ZM${x - 13} ${y - 8.6}L${x} ${y - 12.6}L${x + 13} ${y - 8.6}L${x} ${y - 5}Z`,
        c.deep,
      ) +
      stroke(d`M${x - 10} ${y - 8}V${y}`, accent, 1.5),
    back: () =>
      path(
        d`M${x - 7.2} ${y}A7.2 7.8 0 0 1 ${x + 7.2} ${y}Q${x + 6.6} ${y + 6} ${x + 3} ${y + 8}H${x - 3}Q${x - 6.6} ${y + 6} ${x - 7.2} ${y}Z`,
        hair,
      ),
  }
  return kinds[kind]()
}
