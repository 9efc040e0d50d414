/**
 * Concatenates into a separate allocation. Node allocates small buffers from a shared 64 kB pool, and one cached slice keeps its
 * entire pool alive.
 */
export const copyOutOfPool = (...parts: readonly Buffer[]): Buffer => {
  const copy = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) at += part.copy(copy, at)
  return copy
}
