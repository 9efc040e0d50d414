import type { Art } from '../hand/canvas.ts'
import { isDark } from '../hand/colour.ts'

/** A cover without its title: the drawing, the colour of the text, and its box, centred or left-aligned. */
export type Cover = { body: string; ink: string; box: { x: number; y: number; w: number; h: number }; middle: boolean }

/** A box between two heights. */
export const box = ({ w, h }: Art, top: number, bottom: number, side = 0.1) => ({
  x: w * side,
  y: h * top,
  w: w * (1 - side * 2),
  h: h * (bottom - top),
})

/** The colour of words on a ground. */
export const inkOn = ({ c }: Art, ground: string) => (isDark(ground) ? c.wall[0] : c.ridges[4])
