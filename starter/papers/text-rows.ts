import type { RGB } from '@cantoo/pdf-lib'
import { breakLines } from './break-lines.ts'
import type { Face } from './faces.ts'
import { colours, measure, type Row, sheet } from './sheet.ts'

/** How a paragraph is set. */
export type Style = { face: Face; size: number; colour?: RGB; before?: number; leading?: number }

/** The rows of a paragraph. Its first line is not left alone at the foot of a page, nor its last at the head. */
export const textRows = (text: string, style: Style, keep = false): Row[] => {
  const { face, size, colour = colours.ink, before = 0, leading = 1.4 } = style
  const lines = breakLines(text, measure, (words) => face.widthOf(words, size))
  return lines.map((line, at) => {
    const above = at === 0 ? before : 0
    return {
      height: above + size * leading,
      keep: keep || (lines.length > 1 && (at === 0 || at === lines.length - 2)),
      draw: (page, top) => page.drawText(line, { x: sheet.left, y: top - above - size, size, font: face.font, color: colour }),
    }
  })
}
