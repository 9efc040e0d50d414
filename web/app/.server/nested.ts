const [missing, nothing] = [-7, -5]

class NotPlain extends Error {}

/**
 * The router's coding of its data as the nested JSON they are. It writes a list in which each value stands once and others point to it
 * by its number: numbers that repeat nowhere, so a page packs a tenth smaller with the values nested. Undefined, where it is no object,
 * or has more in it than JSON can say, such as a date or a promise.
 */
export const nested = (coded: string): string | undefined => {
  if (!coded.startsWith('[{')) return undefined
  try {
    const values: unknown[] = JSON.parse(coded)
    const at = (position: number): unknown => {
      if (position === nothing) return null
      const value = values[position]
      if (value === undefined) throw new NotPlain()
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map(item)
      const object: Record<string, unknown> = {}
      for (const [key, position] of Object.entries<number>(value as Record<string, number>))
        if (position !== missing) object[String(values[Number(key.slice(1))])] = at(position)
      return object
    }
    // A list that begins with a name is not a list, but a value of that kind.
    const item = (position: unknown) => {
      if (typeof position !== 'number') throw new NotPlain()
      return at(position)
    }
    return JSON.stringify(at(0))
  } catch (reason) {
    if (reason instanceof NotPlain || reason instanceof SyntaxError) return undefined
    throw reason
  }
}
