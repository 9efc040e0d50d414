const channel = (value: number) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of a colour such as `#e5243b` (WCAG 2.2). */
const luminanceOf = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Which of the two inks is read on a colour that editors chose: white as long as large type has its 3:1. */
export const inkOn = (colour: string): 'light' | 'dark' => (1.05 / (luminanceOf(colour) + 0.05) >= 3 ? 'light' : 'dark')
