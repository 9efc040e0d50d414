import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { disc, path, placed, rect, stroke } from '../hand/shapes.ts'
import { goldOf } from '../hand/tinctures.ts'
import { ballot, coins, gavel, givenHeart, lampAndBooks, lanyard, nib, openLaptop, travel } from './desk.ts'
import { bubble } from './fair.ts'
import { balloons, dombra, microphone, teacup } from './music.ts'
import { sapling } from './outdoors.ts'
import { ball } from './play.ts'
import { cup } from './prizes.ts'
import { framed, globe, mask, scales } from './signs.ts'

const tent = (art: Art) => {
  const { c } = art
  const roof = (at: number) => `M0 -96L${-96 + at * 32} -18H${-64 + at * 32}Z`
  return (
    stroke('M-86 -16V92M86 -16V92', c.wall[2], 8) +
    rect(-78, 30, 156, 62, c.cloth) +
    rect(-86, 22, 172, 14, c.wall[0]) +
    `<g fill="${c.accent}">${placed(hornsOf(art), 0, 52, 0.2)}</g>` +
    path([0, 2, 4].map(roof).join(''), c.accent) +
    path([1, 3, 5].map(roof).join(''), c.wall[0]) +
    path([0, 1, 2, 3, 4, 5].map((at) => `M${-96 + at * 32} -18h32v10a16 14 0 0 1 -32 0Z`).join(''), c.cloth) +
    stroke('M0 -96V-112', c.deep, 4) +
    path('M0 -114L26 -106L0 -98Z', c.cloth)
  )
}

const shoe = ({ c }: Art) =>
  path('M-92 40Q-96 -10 -74 -44Q-50 -28 -34 -40Q-6 8 46 14Q92 20 96 52H-92Z', c.cloth) +
  path('M46 14Q92 20 96 52H30Q40 34 46 14Z', mix(c.cloth, c.wall[0], 0.3)) +
  path('M-96 52H100Q102 72 88 74H-84Q-96 72 -96 52Z', c.wall[0]) +
  stroke('M-26 -26L-8 -38M-14 -8L6 -22M2 6L22 -8', c.wall[0], 7) +
  path('M-78 30L-44 -4L-30 8L-60 42Z', c.accent) +
  stroke('M-120 -10H-104M-128 16H-106M-122 42H-104', c.accent, 6)

const door = ({ c }: Art) =>
  path('M-66 98V-34A66 66 0 0 1 66 -34V98Z', mix(c.wall[1], c.wall[2], 0.5)) +
  path('M-52 98V-34A52 52 0 0 1 52 -34V98Z', isDark(c.sky[0]) ? c.sun : c.snow) +
  path('M-52 98V-34A52 52 0 0 1 -8 -85L-14 84Z', c.cloth) +
  path('M52 98V-34A52 52 0 0 0 8 -85L14 84Z', mix(c.cloth, c.deep, 0.28)) +
  path('M-14 84L14 84L52 98H-52Z', c.sun, 'opacity=".35"') +
  disc(-21, 22, 5, c.accent) +
  disc(21, 22, 5, c.accent) +
  rect(-96, 98, 192, 10, c.wall[2])

const easel = (art: Art) =>
  stroke('M-52 100L-20 -20M52 100L20 -20M0 90V-100', mix(art.c.wall[2], art.c.deep, 0.35), 8) + framed(art, -76, -84, 152, 118)

const talk = ({ c }: Art) =>
  bubble(-28, -40, 124, 84, -1, c.cloth) +
  stroke('M-66 -54H10M-66 -32H-16', c.wall[0], 9) +
  bubble(32, 36, 116, 80, 1, c.accent) +
  stroke('M0 38h.1M32 38h.1M64 38h.1', c.wall[0], 14)

const twoMasks = ({ c }: Art) =>
  placed(mask(false, c.accent, c.deep), 38, 18, 1.25, 14) + placed(mask(true, c.wall[0], c.ridges[4]), -36, -18, 1.35, -10)

const crown = (art: Art) => placed(cup(art, goldOf(art.c), art.c.deep), 0, 100, 0.76)

/** Symbols, each in a box of 200 around 0, 0. */
export const stills = {
  dombra: (art) => placed(dombra(art), 0, 0, 1.28, 24),
  microphone: (art) => microphone(art),
  tent,
  shoe,
  masks: twoMasks,
  bubbles: talk,
  easel,
  lanyard,
  laptop: openLaptop,
  door,
  lamp: (art) => lampAndBooks(art),
  gavel: (art) => gavel(art),
  travel,
  ball: (art) => ball(art, 'basket', 0, 0, 84),
  teacup: (art) => teacup(art),
  balloons: (art) => balloons(art),
  scales: (art) => scales(art, 0, 96, 190, isDark(art.c.sky[0]) ? art.c.ridges[3] : art.c.accent),
  ballot,
  heart: givenHeart,
  coins: (art) => coins(art),
  globe: ({ c }) => globe(0, 0, 88, mix(c.ridges[1], c.snow, 0.3), mix(c.ridges[3], c.deep, 0.2), 5),
  sapling: (art) => sapling(art, 0, 96, 176, mix(art.c.ridges[2], art.c.ridges[4], 0.3)),
  nib: (art) => nib(art),
  cup: crown,
} as const satisfies Record<string, (art: Art) => string>

export type StillName = keyof typeof stills
