import type { Art } from '../hand/canvas.ts'
import { mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { d, disc, path, placed, rect, ring, stroke } from '../hand/shapes.ts'
import { goldOf, redOf } from '../hand/tinctures.ts'
import { screen } from './screens.ts'

// Everything here fits a box of 200 around 0, 0.

/** An open laptop from the front. */
export const openLaptop = (art: Art) => {
  const { c } = art
  return (
    placed(screen(art, { x: -82, y: -70, w: 164, h: 108 }, 'code', true), 0, 0, 1) +
    path('M-92 44H92L108 70H-108Z', mix(c.wall[1], c.wall[2], 0.4)) +
    path('M-108 70H108V76Q108 80 102 80H-102Q-108 80 -108 76Z', c.wall[2]) +
    path('M-24 58H24L28 68H-28Z', mix(c.wall[2], c.deep, 0.2))
  )
}

/** A pile of books with a reading lamp over it. */
export const lampAndBooks = ({ c }: Art) =>
  path('M-70 -46L-110 84H20L-28 -46Z', c.sun, 'opacity=".28"') +
  stroke('M62 84L66 10L14 -70L-28 -66', c.deep, 8) +
  path('M30 84H96V76Q64 62 30 76Z', c.deep) +
  path('M-78 -40Q-74 -84 -40 -86Q-16 -84 -22 -40Z', c.accent) +
  rect(-80, 62, 100, 22, c.cloth) +
  rect(-68, 42, 84, 20, c.ridges[2]) +
  rect(-76, 24, 92, 18, c.wall[0]) +
  rect(-64, 62, 8, 22, mix(c.cloth, c.wall[0], 0.5)) +
  rect(-56, 42, 8, 20, mix(c.ridges[2], c.wall[0], 0.5)) +
  rect(-62, 24, 8, 18, c.accent)

/** A judge's hammer on its block. */
export const gavel = ({ c }: Art) => {
  const wood = mix(c.ridges[2], c.accent, 0.35)
  const dark = mix(wood, c.deep, 0.4)
  return (
    `<g transform="rotate(-34)">${rect(-6, -6, 12, 116, dark)}${rect(-58, -46, 116, 48, wood)}${rect(-58, -46, 116, 14, mix(wood, c.wall[0], 0.3))}${rect(-66, -52, 16, 60, dark)}${rect(50, -52, 16, 60, dark)}</g>` +
    path('M-84 66H28V84H-84Z', wood) +
    path('M-98 84H42V98H-98Z', dark)
  )
}

/** The nib of a pen writing a line. */
export const nib = ({ c }: Art) =>
  `<g transform="rotate(38)">${path('M-34 -110H34V-46H-34Z', c.cloth)}${path('M0 -110H34V-46H0Z', mix(c.cloth, c.deep, 0.3))}${rect(-38, -52, 76, 14, c.accent)}${path('M-30 -38H30L0 74Z', c.wall[0])}${path('M0 -38H30L0 74Z', c.wall[1])}${disc(0, -6, 8, c.deep)}${stroke('M0 0V66', c.deep, 3)}</g>` +
  stroke('M-96 92Q-72 70 -50 86T-6 84T42 90T96 82', c.accent, 6)

/** A suitcase leaning on a globe. */
export const travel = (art: Art) => {
  const { c } = art
  const ink = mix(c.ridges[3], c.deep, 0.2)
  return (
    disc(-26, -6, 72, mix(c.ridges[1], c.snow, 0.35)) +
    stroke(d`${ring(-26, -6, 72)}${ring(-26, -6, 32, 72)}M-26 -78V66M-98 -6H46M-88 -42H36M-88 30H36`, ink, 4) +
    stroke('M28 16V-6H66V16', c.deep, 8) +
    rect(-2, 16, 100, 78, c.cloth, 'rx="10"') +
    rect(14, 16, 12, 78, c.accent) +
    rect(70, 16, 12, 78, c.accent)
  )
}

/** A badge of a conference on its ribbon. */
export const lanyard = (art: Art) => {
  const { c } = art
  return (
    path('M-70 -110L-8 -10H8L-46 -110Z', c.cloth) +
    path('M70 -110L8 -10H-8L46 -110Z', mix(c.cloth, c.wall[0], 0.25)) +
    rect(-12, -22, 24, 20, c.deep, 'rx="4"') +
    rect(-66, -8, 132, 108, c.wall[0], 'rx="10"') +
    rect(-66, -8, 132, 32, c.accent) +
    `<g fill="${c.wall[0]}">${placed(hornsOf(art), 0, 5, 0.15)}</g>` +
    disc(-34, 56, 17, c.ridges[1]) +
    path('M-62 92Q-58 72 -34 72Q-10 72 -6 92Z', c.ridges[2]) +
    stroke('M12 46H50M12 64H44M12 82H50', c.ridges[3], 7)
  )
}

/** Coins that grow into a curve. */
export const coins = ({ c }: Art) => {
  const gold = goldOf(c)
  const heap = (x: number, count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        path(`${ring(x, 84 - at * 16, 30, 10)}`, mix(gold, c.deep, 0.35)) +
        path(ring(x, 79 - at * 16, 30, 10), at % 2 ? mix(gold, c.wall[0], 0.25) : gold),
    ).join('')
  return (
    heap(-68, 2) + heap(0, 4) + heap(68, 7) + stroke('M-92 10Q-40 8 -6 -34T88 -88', c.cloth, 9) + path('M66 -96L98 -98L92 -66Z', c.cloth)
  )
}

/** A ballot box under a shanyrak. */
export const ballot = (art: Art) => {
  const { c } = art
  return (
    `<g transform="rotate(-10 0 -40)">${rect(-34, -108, 68, 88, c.wall[0])}${stroke('M-18 -76L-4 -62L22 -90', c.accent, 9)}</g>` +
    path('M-88 -28H88L96 96H-96Z', c.cloth) +
    path('M40 -28H88L96 96H44Z', mix(c.cloth, c.deep, 0.3)) +
    rect(-94, -40, 188, 18, mix(c.cloth, c.wall[0], 0.3)) +
    rect(-46, -36, 92, 8, c.deep) +
    `<g fill="${c.accent}">${placed(hornsOf(art), 0, 20, 0.34)}</g>`
  )
}

/** A heart held by two hands. */
export const givenHeart = (art: Art) => {
  const { c } = art
  const red = redOf(c)
  const skin = mix(c.skin[0], '#d99a72', 0.35)
  const palm = (side: -1 | 1) =>
    `<g transform="scale(${side} 1)">${path('M4 96Q10 40 40 34Q52 20 60 -14Q70 -26 78 -14Q82 30 66 60Q56 84 52 110H4Z', side < 0 ? mix(skin, c.deep, 0.14) : skin)}${path('M2 92H58V116H2Z', side < 0 ? mix(c.cloth, c.deep, 0.25) : c.cloth)}</g>`
  return (
    palm(-1) +
    palm(1) +
    path('M0 46C-40 14 -58 -10 -58 -38A30 30 0 0 1 0 -52A30 30 0 0 1 58 -38C58 -10 40 14 0 46Z', red) +
    path('M0 46C40 14 58 -10 58 -38A30 30 0 0 0 30 -68Q44 -20 0 46Z', mix(red, c.deep, 0.25)) +
    stroke('M-40 -46Q-34 -60 -20 -58', c.wall[0], 7, 'opacity=".7"')
  )
}
