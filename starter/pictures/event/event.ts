import type { Art } from '../hand/canvas.ts'
import { isDark, mix } from '../hand/colour.ts'
import { hornsOf } from '../hand/horn.ts'
import { inked, set } from '../hand/lettering.ts'
import { d, disc, path, placed, poly, rect, ring, slab, stroke } from '../hand/shapes.ts'
import { roughen } from '../land/ridges.ts'
import { rays } from '../objects/prizes.ts'
import { type StillName, stills } from '../objects/still.ts'

const things = {
  concert: 'dombra',
  lecture: 'microphone',
  fair: 'tent',
  run: 'shoe',
  theatre: 'masks',
  debate: 'bubbles',
  exhibition: 'easel',
  conference: 'lanyard',
  hackathon: 'laptop',
  'open-doors': 'door',
  'library-night': 'lamp',
  court: 'gavel',
  mobility: 'travel',
  match: 'ball',
  breakfast: 'teacup',
  reunion: 'balloons',
  advice: 'scales',
  award: 'cup',
} as const satisfies Record<string, StillName>

type EventScene = keyof typeof things

/** Occasions. */
export const eventScenes = [
  'concert',
  'lecture',
  'fair',
  'run',
  'theatre',
  'debate',
  'exhibition',
  'conference',
  'hackathon',
  'open-doors',
  'library-night',
  'court',
  'mobility',
  'match',
  'breakfast',
  'reunion',
  'advice',
  'award',
] as const satisfies readonly EventScene[]

// Horns on the wall, faint.
const ornament = (art: Art, wall: string) => {
  const { w, h, unit, c } = art
  const places = [0.02, 0.35, 0.68, 1.01].flatMap((py) =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((px) => placed(hornsOf(art), w * px, h * py, unit / 1300)),
  )
  return `<g fill="${mix(wall, isDark(wall) ? c.wall[0] : c.ridges[2], 0.1)}">${places.join('')}</g>`
}

// The month next to the leaf, one of its days marked; only where there is room.
const month = ({ r, h, unit, c }: Art, wall: string, [from, to]: readonly [number, number]) => {
  const step = unit * 0.075
  const columns = Math.floor((to - from - unit * 0.1) / step)
  if (columns < 3) return ''
  const count = Math.min(columns, 5)
  const left = (from + to) / 2 - ((count - 1) * step) / 2
  const marked = r.whole(3, count * 5 - 3)
  let days = ''
  let today = ''
  for (let at = 0; at < count * 5; at += 1) {
    const [x, y] = [left + (at % count) * step, h * 0.5 + (Math.floor(at / count) - 2) * step]
    if (at === marked) today = ring(x, y, step * 0.3)
    else days += ring(x, y, step * 0.14)
  }
  return (
    path(days, mix(wall, isDark(wall) ? c.wall[0] : c.ridges[3], 0.4)) +
    path(today, isDark(wall) || c.accent === c.sun ? c.accent : c.cloth)
  )
}

/** A leaf of a calendar with the thing the day is about; `text` is the day of the month. */
export const event = (art: Art, scene: EventScene, text?: string) => {
  const { r, w, h, unit, c } = art
  const wall = r.pick([c.ridges[3], c.ground[0], c.ridges[4]])
  const tall = h * 0.84
  const wide = Math.min(w * 0.84, tall * 1.2)
  const middle = w * 0.5 + (w - wide) * 0.5 * r.pick([-0.5, 0, 0.5])
  const [x, y] = [middle - wide / 2, h * 0.1]
  const head = tall * 0.17
  const turn = r.between(1.6, 3.4) * r.side()
  const sheet = slab(x, y, wide, tall, unit * 0.022)
  const view = { x, y: y + head, w: wide, h: tall - head }
  const sky = isDark(c.sky[0])
    ? r.pick([c.wall[0], mix(c.wall[0], c.wall[1], 0.5), c.snow])
    : r.pick([c.sky[1], c.glow, mix(c.ridges[1], c.snow, 0.4), c.sky[0]])
  const sun = { x: x + wide / 2, y: view.y + view.h * 0.46 }
  const halo = r.pick(['disc', 'rays', 'arch'])
  const behind = mix(sky, r.chance(0.5) ? c.ridges[1] : c.sun, 0.32)
  const halos = {
    disc: () => disc(sun.x, sun.y, view.h * 0.42, behind),
    rays: () => rays(art, sun.x, sun.y, mix(sky, behind, 0.6), 16, r.between(0, 0.4)) + disc(sun.x, sun.y, view.h * 0.34, behind),
    arch: () => path(d`M${sun.x - view.h * 0.4} ${h}V${sun.y}a${view.h * 0.4} ${view.h * 0.4} 0 0 1 ${view.h * 0.8} 0V${h}Z`, behind),
  } as const
  const level = view.y + view.h * 0.84
  const ridge = roughen(
    r,
    [x - 9, x + wide * 0.2, x + wide * 0.42, x + wide * 0.66, x + wide * 0.84, x + wide + 9].map(
      (px, at) => [px, level - (at % 2 ? 1 : 0) * view.h * r.between(0.04, 0.14)] as const,
    ),
    0.06,
    2,
  )
  const floor = path(poly([...ridge, [x + wide + 9, h], [x - 9, h]]), mix(c.ridges[2], c.ridges[3], 0.3))
  const size = (view.h * 0.74) / 200
  const inside =
    rect(view.x, view.y, view.w, view.h, sky) +
    halos[halo]() +
    floor +
    placed(stills[things[scene]](art), sun.x, view.y + view.h * 0.5, size)
  const day = text ? set(text, 26) : undefined
  const sign = day
    ? inked(day, x + wide / 2 - (day.width * head * 0.46) / 200, y + head * 0.34, head * 0.46, 15, c.wall[0])
    : `<g fill="${c.wall[0]}">${placed(hornsOf(art), x + wide / 2, y + head * 0.44, head / 320)}</g>`
  const clips = [0.22, 0.78].map(
    (at) =>
      disc(x + wide * at, y + head * 0.42, unit * 0.018, c.deep) +
      stroke(
        `M${Math.round(x + wide * at)} ${Math.round(y + head * 0.42)}V${Math.round(y - unit * 0.035)}`,
        mix(c.wall[1], c.deep, 0.15),
        unit * 0.016,
      ),
  )
  return (
    rect(0, 0, w, h, wall) +
    ornament(art, wall) +
    placed(path(slab(-wide / 2, -tall / 2, wide, tall, unit * 0.022), mix(c.wall[0], c.wall[1], 0.6)), middle, y + tall / 2, 1, turn) +
    path(sheet, c.wall[0]) +
    art.within(sheet, inside + rect(x, y, wide, head, c.cloth === wall ? c.accent : c.cloth) + sign) +
    clips.join('') +
    month(art, wall, middle < w / 2 ? [x + wide, w] : [0, x])
  )
}
