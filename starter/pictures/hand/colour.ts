import { lerp } from './shapes.ts'

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** A colour between two colours (`#rrggbb`). */
export const mix = (from: string, to: string, share: number) => {
  const other = channels(to)
  return `#${channels(from)
    .map((channel, at) =>
      Math.round(lerp(channel, other[at] ?? channel, share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** How light a colour looks, 0 to 255. */
export const lightness = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex)
  return red * 0.3 + green * 0.59 + blue * 0.11
}

/** Whether light text on this colour has more contrast than dark text. */
export const isDark = (hex: string) => lightness(hex) < 128
