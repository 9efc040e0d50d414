import { channels } from './colour.ts'
import type { Palette } from './palettes.ts'

const isRed = (hex: string) => {
  const [red = 0, green = 0] = channels(hex)
  return red > green * 2.2
}

/** The red of tulips, apples and hearts: the palette's own where it has one. */
export const redOf = ({ accent, sun }: Palette) => [accent, sun].find(isRed) ?? '#c5283c'

/** The gold of coins and cups: the palette's own where it has one. */
export const goldOf = ({ accent }: Palette) => (isRed(accent) ? '#cf9426' : accent)
