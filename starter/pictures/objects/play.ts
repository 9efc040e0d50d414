import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { d, disc, path, rect, ring, stroke } from '../hand/shapes.ts'

/** A ball of one game. */
export const ball = (art: Art, game: 'basket' | 'volley' | 'foot', x: number, y: number, s: number) => {
  const { c } = art
  const pen = s * 0.09
  if (game === 'basket')
    return (
      disc(x, y, s, '#d07a2c') +
      art.within(
        ring(x, y, s),
        stroke(
          d`M${x - s} ${y}H${x + s}M${x} ${y - s}V${y + s}M${x - s * 0.72} ${y - s}Q${x - s * 0.1} ${y} ${x - s * 0.72} ${y + s}M${x + s * 0.72} ${y - s}Q${x + s * 0.1} ${y} ${x + s * 0.72} ${y + s}`,
          c.deep,
          pen,
        ),
      )
    )
  if (game === 'volley')
    return (
      disc(x, y, s, c.wall[0]) +
      art.within(
        ring(x, y, s),
        path(d`M${x} ${y}Q${x - s * 0.3} ${y - s} ${x + s} ${y - s}V${y - s * 0.2}Q${x + s * 0.4} ${y - s * 0.5} ${x} ${y}Z`, c.accent) +
          path(
            d`M${x} ${y}Q${x + s} ${y + s * 0.3} ${x + s * 0.4} ${y + s * 1.1}H${x - s * 0.3}Q${x + s * 0.3} ${y + s * 0.5} ${x} ${y}Z`,
            c.ridges[2],
          ) +
          path(
            d`M${x} ${y}Q${x - s * 0.8} ${y + s * 0.7} ${x - s * 1.1} ${y - s * 0.1}L${x - s} ${y - s * 0.6}Q${x - s * 0.6} ${y + s * 0.1} ${x} ${y}Z`,
            mix(c.accent, c.wall[0], 0.5),
          ),
      ) +
      stroke(ring(x, y, s), c.deep, pen * 0.6)
    )
  const spots = [0, 1, 2, 3, 4].map((at) => {
    const angle = (at / 5) * 2 * Math.PI - Math.PI / 2
    return { px: Math.cos(angle), py: Math.sin(angle) }
  })
  const middle = spots.map(({ px, py }, at) => d`${at ? 'L' : 'M'}${x + px * s * 0.36} ${y + py * s * 0.36}`).join('')
  return (
    disc(x, y, s, c.wall[0]) +
    art.within(
      ring(x, y, s),
      path(`${middle}Z${spots.map(({ px, py }) => ring(x + px * s * 1.02, y + py * s * 1.02, s * 0.3)).join('')}`, c.deep) +
        stroke(spots.map(({ px, py }) => d`M${x + px * s * 0.36} ${y + py * s * 0.36}L${x + px * s} ${y + py * s}`).join(''), c.deep, pen),
    ) +
    stroke(ring(x, y, s), c.deep, pen * 0.6)
  )
}

/** A volleyball net seen along its length; `x` its post. */
export const net = ({ w, h, c }: Art, x: number, y: number, high: number) => {
  const [top, low] = [y - high, y - high * 0.5]
  const depth = h * 0.05
  let mesh = ''
  for (let at = 0; at <= 5; at += 1)
    mesh += d`M${x - depth} ${top + ((low - top) * at) / 5 + h * 0.012}L${x + depth} ${top + ((low - top) * at) / 5 - h * 0.012}`
  for (let at = 0; at <= 6; at += 1) mesh += d`M${x - depth + (depth * 2 * at) / 6} ${top}V${low}`
  return (
    stroke(
      d`M${x - depth} ${y + h * 0.03}V${top}M${x + depth} ${y - h * 0.02}V${top - h * 0.012}`,
      mix(c.wall[2], c.deep, 0.4),
      w * 0.006,
    ) +
    stroke(mesh, c.wall[0], h * 0.0035, 'opacity=".9"') +
    path(d`M${x - depth} ${top + h * 0.014}L${x + depth} ${top - h * 0.012}v${h * 0.022}L${x - depth} ${top + h * 0.036}Z`, c.accent)
  )
}

/** A basket on its post, open towards `face`. */
export const hoop = ({ c }: Art, x: number, y: number, high: number, face: -1 | 1) => {
  const k = (dx: number) => x + face * high * dx
  const top = y - high
  const rim = top + high * 0.24
  return (
    stroke(d`M${x} ${y}V${top + high * 0.2}L${k(0.12)} ${top + high * 0.16}`, mix(c.wall[2], c.deep, 0.4), high * 0.028) +
    path(d`M${k(0.11)} ${top}L${k(0.15)} ${top - high * 0.02}V${top + high * 0.28}L${k(0.11)} ${top + high * 0.3}Z`, c.wall[0]) +
    stroke(d`M${k(0.13)} ${top + high * 0.08}V${top + high * 0.2}`, c.accent, high * 0.014) +
    stroke(
      d`M${k(0.17)} ${rim}l${face * high * 0.03} ${high * 0.12}h${face * high * 0.09}l${face * high * 0.03} ${-high * 0.12}M${k(0.21)} ${rim}l${face * high * 0.02} ${high * 0.12}M${k(0.28)} ${rim}l${-face * high * 0.02} ${high * 0.12}M${k(0.18)} ${rim + high * 0.06}H${k(0.31)}`,
      c.wall[0],
      high * 0.006,
    ) +
    stroke(d`M${k(0.15)} ${rim}H${k(0.32)}`, '#d07a2c', high * 0.018)
  )
}

/** A chess piece, 100 high, at 0, 0. */
export const piece = (kind: 'pawn' | 'king' | 'knight' | 'rook', colour: string) => {
  const foot = 'M-26 0V-8H-20L-14 -18H14L20 -8H26V0Z'
  const shapes = {
    pawn: `${foot}M-12 -18L-7 -46H7L12 -18Z${ring(0, -56, 15)}`,
    rook: `${foot}M-14 -18L-11 -62H11L14 -18ZM-18 -62V-84H-9V-76H-4V-84H4V-76H9V-84H18V-62Z`,
    king: `${foot}M-13 -18L-9 -62H9L13 -18ZM-18 -62L-22 -82Q0 -92 22 -82L18 -62ZM-3.5 -86V-94H-9V-100H-3.5V-107H3.5V-100H9V-94H3.5V-86Z`,
    knight: `${foot}M-15 -18Q-20 -42 -4 -54L-20 -50Q-28 -52 -26 -60L-8 -80L-6 -92L4 -82Q24 -74 20 -42Q16 -30 15 -18Z`,
  } as const
  return path(shapes[kind], colour)
}

/** A board of togyzqumalaq: nine pits on each side and two stores, 300 by 120 around 0, 0. */
export const togyz = ({ c }: Art, wood: string) => {
  let pits = ''
  let stones = ''
  for (let at = 0; at < 9; at += 1)
    for (const side of [-1, 1]) {
      const [x, y] = [-128 + at * 32, side * 34]
      pits += ring(x, y, 12, 17)
      for (let stone = 0; stone < (at * 5 + side + 6) % 5; stone += 1)
        stones += ring(x - 4 + (stone % 2) * 8, y - 7 + Math.floor(stone / 2) * 8, 3.6)
    }
  return (
    rect(-150, -60, 300, 120, wood, 'rx="14"') +
    path(`${pits}M-132 -7h120v14h-120ZM12 -7h120v14h-120Z`, mix(wood, c.deep, 0.55)) +
    path(stones, c.wall[0])
  )
}
