import { type Glyph, letters, twins } from './letters.ts'
import { d } from './shapes.ts'

/** Words set in the drawn alphabet, at a cap height of 100. */
export type Line = { paths: string; width: number }

const space = 34
const bare = (letter: string) => letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** The strokes of a letter, or nothing when the alphabet lacks it. */
export const glyph = (letter: string): Glyph | undefined =>
  letters[letter] ?? letters[twins[letter] ?? ''] ?? letters[bare(letter)] ?? letters[twins[bare(letter)] ?? '']

/** Sets words in one line. */
export const set = (words: string, track: number): Line => {
  let x = 0
  let paths = ''
  for (const letter of words.toUpperCase().replaceAll("'", '’').replaceAll('—', '–')) {
    const found = glyph(letter)
    if (found) paths += d`<path d="${found[1]}" transform="translate(${x} 0)"/>`
    x += (found?.[0] ?? space) + track
  }
  return { paths, width: Math.max(0, x - track) }
}

/** A set line, drawn with its upper left corner at a place. `size` is the cap height, `weight` the pen at a cap height of 100. */
export const inked = (words: Line, x: number, y: number, size: number, weight: number, colour: string) =>
  `<g transform="${d`translate(${x} ${y})`} scale(${Math.round(size * 10) / 1000})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${words.paths}</g>`
