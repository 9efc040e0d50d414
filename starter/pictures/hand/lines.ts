import { inked, type Line, set } from './lettering.ts'

/** Words broken into a number of lines of about the same length. */
export const broken = (words: readonly string[], count: number): string[] => {
  const lines: string[] = []
  let rest = [...words]
  for (let left = Math.min(count, words.length); left > 1; left -= 1) {
    const goal = rest.join(' ').length / left
    let taken = 1
    while (taken < rest.length - (left - 1) && rest.slice(0, taken + 1).join(' ').length <= goal * 1.15) taken += 1
    lines.push(rest.slice(0, taken).join(' '))
    rest = rest.slice(taken)
  }
  return [...lines, rest.join(' ')].filter(Boolean)
}

/** A text set as large as its box allows, in as many lines as that takes. */
type TextFit = { lines: Line[]; size: number; width: number; height: number }

const leading = 1.52

/** Fits a text into a box. */
export const fit = (text: string, box: { w: number; h: number; most?: number; track?: number; largest?: number }): TextFit => {
  const words = text.split(/\s+/u).filter(Boolean)
  const tries = Array.from({ length: Math.max(1, Math.min(box.most ?? 6, words.length)) }, (_, at): TextFit => {
    const lines = broken(words, at + 1).map((part) => set(part, box.track ?? 26))
    const wide = Math.max(1, ...lines.map((line) => line.width))
    const high = 100 + (lines.length - 1) * 100 * leading
    const size = Math.min((box.w / wide) * 100, (box.h / high) * 100, box.largest ?? Number.POSITIVE_INFINITY)
    return { lines, size, width: (wide * size) / 100, height: (high * size) / 100 }
  })
  return tries.reduce((best, one) => (one.size > best.size * 1.02 ? one : best))
}

/** Draws a fitted text from its upper left corner, or around its middle. */
export const fitted = ({ lines, size }: TextFit, x: number, y: number, weight: number, colour: string, middle = false) =>
  lines.map((line, at) => inked(line, middle ? x - (line.width * size) / 200 : x, y + at * size * leading, size, weight, colour)).join('')
