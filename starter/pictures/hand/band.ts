import { d, path } from './shapes.ts'

/** A frieze of diamonds. */
export const band = (x: number, y: number, w: number, size: number, colour: string) => {
  const count = Math.max(1, Math.round(w / (size * 1.5)))
  const pitch = w / count
  const [half, rise] = [pitch * 0.34, size * 0.38]
  // Steps, unlike places, are the same for each diamond, and so cost next to nothing when sent.
  const steps = d`l${half} ${-rise} ${half} ${rise} ${-half} ${rise}Z`
  const diamonds = Array.from({ length: count }, (_, at) => d`M${x + pitch * (at + 0.5) - half} ${y + size / 2}${steps}`)
  return path(diamonds.join(''), colour)
}
