import type { Art } from '../hand/canvas.ts'
import { hornPair } from '../hand/horn.ts'
import { inked, set } from '../hand/lettering.ts'
import { broken } from '../hand/lines.ts'
import { placed, stroke } from '../hand/shapes.ts'

const names = [
  'Alatau Bank',
  'Dala Telecom',
  'Turan Audit',
  'Кемел Групп',
  'Semey Capital',
  'Jetisu Labs',
  'Арман Консалт',
  'Sary Arqa',
  'Nomad Energy',
  'Көкше Даму',
  'Ertis Invest',
  'Qazyna Soft',
  'Tulpar Logistics',
  'Алтын Дән',
  'Caspian Law',
  'Otyrar Press',
] as const

const drawn =
  (shape: string, heavy = 1) =>
  (pen: number) =>
    stroke(shape, 'currentColor', pen * heavy)
const solid = (body: string) => () => `<g fill="currentColor">${body}</g>`

// Each in a square of 100.
const emblems = [
  drawn('M8 100V50A42 42 0 0 1 92 50V100M34 100V54A16 16 0 0 1 66 54V100'),
  drawn('M50 4A46 46 0 1 1 49.9 4M50 28A22 22 0 1 1 49.9 28'),
  drawn('M4 92L36 22L56 62L70 38L96 92Z'),
  solid(placed(hornPair(), 50, 42, 0.52)),
  drawn('M50 4L96 50L50 96L4 50ZM50 32L68 50L50 68L32 50Z'),
  solid('<path d="M6 6H46V46H6ZM54 54H94V94H54Z"/><circle cx="74" cy="26" r="20"/><circle cx="26" cy="74" r="20"/>'),
  drawn('M8 20H92M8 50H70M8 80H92', 1.6),
  drawn('M50 96V40M50 40C50 16 70 6 94 6C94 30 76 42 50 42M50 62C50 44 34 32 8 32C8 54 24 64 50 64'),
  drawn('M10 90A80 80 0 0 1 90 10M10 90A46 46 0 0 1 56 44M10 90V90.1', 1.2),
  // shanyrak, the crown of a yurt
  drawn('M50 6A44 44 0 1 1 49.9 6M22 16Q50 50 22 84M78 16Q50 50 78 84M16 22Q50 50 84 22M16 78Q50 50 84 78'),
  // wave
  drawn('M4 36Q20 16 36 36T68 36T98 30M4 62Q20 42 36 62T68 62T98 56M4 88Q20 68 36 88T68 88T98 82'),
  // bird in flight
  solid('<path d="M4 30Q34 24 50 52Q66 24 96 30Q74 38 62 60Q56 74 50 90Q44 74 38 60Q26 38 4 30Z"/>'),
  // star of eight
  solid('<path d="M50 2L60 26L84 16L74 40L98 50L74 60L84 84L60 74L50 98L40 74L16 84L26 60L2 50L26 40L16 16L40 26Z"/>'),
  // book
  drawn('M50 26C38 16 22 14 6 16V82C22 80 38 82 50 92C62 82 78 80 94 82V16C78 14 62 16 50 26V92'),
  // bars
  solid('<path d="M6 56H26V94H6ZM40 34H60V94H40ZM74 8H94V94H74Z"/>'),
  // shield
  drawn('M50 4L90 18V52C90 74 74 88 50 97C26 88 10 74 10 52V18ZM30 50L46 66L72 34'),
] as const

// Long names take two lines, very long ones three.
const split = (name: string, likes: boolean) => {
  const words = name.split(/\s+/u)
  return broken(words, name.length > 30 ? 3 : name.length > 12 || likes ? 2 : 1)
}

/** The name of a partner, set with or without a sign, on nothing. */
export const wordmark = (art: Art, text?: string) => {
  const { r, w, h, c } = art
  const words = (text ?? r.pick(names)).trim()
  const weight = r.pick([10, 12, 15, 18])
  const track = r.pick([26, 34, 46])
  const lines = split(words, r.chance(0.55)).map((part) => set(part, track))
  const stacked = lines.length > 1
  const emblem = r.chance(0.85) ? r.pick(emblems)(Math.min(11, weight * 0.7 + 3)) : ''
  const mark = r.chance(0.4) ? c.cloth : c.deep
  const wide = Math.max(...lines.map((line) => line.width))
  const high = 100 + (lines.length - 1) * 140
  const sign = emblem ? Math.max(190, Math.min(high, 300)) : 0
  const total = sign + (emblem ? 90 : 0) + wide
  const size = Math.min((w * 0.84) / total, (h * (stacked ? 0.5 + 0.1 * (lines.length - 2) : 0.27)) / high)
  const left = (w - total * size) / 2
  const top = (h - high * size) / 2
  return (
    (emblem ? `<g color="${mark}">${placed(emblem, left, (h - sign * size) / 2, (sign * size) / 100)}</g>` : '') +
    lines.map((line, at) => inked(line, left + (total - wide) * size, top + at * 140 * size, 100 * size, weight, c.deep)).join('')
  )
}
