import { hornPair } from '../hand/horn.ts'
import { inked, set } from '../hand/lettering.ts'
import { path, placed } from '../hand/shapes.ts'

/** Width and height of the mark. */
export const logoSize = { width: 220, height: 52 } as const

// Of the footer that it stands on.
const [pale, ground] = ['#fff7ee', '#6e0e20']

/** The university's own mark, pale for a dark ground: the horn in its arch, the name beside it. */
export const logo = (text: string) => {
  const { width, height } = logoSize
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    path('M0 52V22C0 9 9 3 22 0c13 3 22 9 22 22v30z', pale) +
    `<g fill="${ground}">${placed(hornPair(), 22, 26, 0.168)}</g>` +
    `${inked(set(text, 24), 60, 16, 21, 17, pale)}</svg>`
  )
}
