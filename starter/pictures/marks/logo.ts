import { colours } from '@narkhoz/contract/brand.ts'
import { hornPair } from '../hand/horn.ts'
import { inked, type Line, set } from '../hand/lettering.ts'
import { path, placed } from '../hand/shapes.ts'

/** The background of the logo. */
export type Ground = 'light' | 'dark'

const height = 52
const name = { left: 60, top: 16, size: 21, weight: 17, track: 24 } as const

// Those of the site: its header on white, its footer on dark crimson.
const onGround = {
  light: { arch: colours.crimson, horn: colours.paper, text: colours.ink },
  dark: { arch: colours.cream, horn: colours.crimsonDeep, text: colours.cream },
} as const

const widthOf = ({ width }: Line) => Math.ceil(name.left + ((width + name.weight) * name.size) / 100)

/** Width and height of the mark with a name. */
export const logoSize = (text: string) => ({ width: widthOf(set(text, name.track)), height })

/** The university's logo, for a dark background by default: the horn in its arch, the name next to it. */
export const logo = (text: string, ground: Ground = 'dark') => {
  const line = set(text, name.track)
  const width = widthOf(line)
  const { arch, horn, text: ink } = onGround[ground]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    path('M0 52V22C0 9 9 3 22 0c13 3 22 9 22 22v30z', arch) +
    `<g fill="${horn}">${placed(hornPair(), 22, 26, 0.168)}</g>` +
    `${inked(line, name.left, name.top, name.size, name.weight, ink)}</svg>`
  )
}
