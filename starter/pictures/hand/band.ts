import { d, path } from './shapes.ts'

/** A frieze of diamonds. */
export const band = (x: number, y: number, w: number, size: number, colour: string) => {
  const count = Math.max(1, Math.round(w / (size * 1.5)))
  const pitch = w / count
  let shape = ''
  for (let at = 0; at < count; at += 1) {
    const cx = x + pitch * (at + 0.5)
    shape += d`M${cx - pitch * 0.34} ${y + size / 2}L${cx} ${y + size * 0.12}L${cx + pitch * 0.34} ${y + size / 2}L${cx} ${y + size * 0.88}Z`
  }
  return path(shape, colour)
}
