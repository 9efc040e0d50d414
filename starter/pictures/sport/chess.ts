import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { path, placed, poly } from '../hand/shapes.ts'
import { chair, table } from '../objects/furniture.ts'
import { piece, togyz } from '../objects/play.ts'
import { gathering, someone } from '../people/crowd.ts'
import { hall } from '../sets/hall.ts'

/** A game between two, the pieces large in front. */
export const chess = (art: Art) => {
  const { r, w, h, c } = art
  const place = hall(art, { floor: 0.78 })
  const size = h * 0.6
  const ground = h * 1.02
  const players = ([-1, 1] as const).map((side) =>
    someone(
      art,
      { x: w / 2 + side * h * 0.42, y: ground, size, face: side < 0 ? 1 : -1, pose: side < 0 ? 'sit' : 'read', floating: true },
      place.behind,
    ),
  )
  const top = ground - h * 0.27
  const white = mix(c.wall[0], '#ffffff', 0.4)
  const dark = c.ridges[4]
  const board = poly([
    [w / 2 - h * 0.3, top],
    [w / 2 + h * 0.3, top],
    [w / 2 + h * 0.24, top - h * 0.05],
    [w / 2 - h * 0.24, top - h * 0.05],
  ])
  const row = (
    [
      ['rook', -0.22, dark],
      ['knight', -0.1, white],
      ['pawn', 0, dark],
      ['king', 0.11, white],
      ['pawn', 0.21, dark],
    ] as const
  ).map(([kind, at, colour]) => placed(piece(kind, colour), w / 2 + at * h, top - h * 0.02, (h / 700) * (kind === 'king' ? 1.1 : 1)))
  const national = r.chance(0.5)
  return (
    place.body +
    players.map((one) => chair(art, one.x, one.y, size, one.face ?? 1)).join('') +
    gathering(art, place.lit, players) +
    table(art, w / 2 - h * 0.36, ground, h * 0.72, h * 0.27, { top: c.ridges[3] }) +
    (national ? placed(togyz(art, mix(c.accent, c.wall[2], 0.3)), w / 2, top - h * 0.09, h / 640) : path(board, c.wall[1]) + row.join(''))
  )
}
