const [missing, nothing] = [-7, -5]

class NotPlain extends Error {}

/**
 * Converts the router's encoding of its data to the nested JSON it represents. It is a flat list in which each value occurs once and
 * others refer to it by index: indexes never repeat, so a page compresses a tenth smaller with nested values. Undefined if it is no
 * object, or contains values beyond JSON, such as a date or a promise.
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
