/**
 * Puts bytes together in memory of their own. Node cuts what is small from pieces of 64 kB that others are cut from too, and whatever
 * is kept of such a piece keeps all of it.
 */
export const ownBytes = (...parts: readonly Buffer[]): Buffer => {
  const own = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) at += part.copy(own, at)
  return own
}
