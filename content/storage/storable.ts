// Not the marks for a single place (U+200E, U+200F): those turn nothing around.
const overrides = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A text without what no database stores, NUL and halves of letters, and without signs that turn the direction of what follows: with them
 * a name or a title reads backwards, and so does what stands behind it.
 */
export const storableText = (text: string) => text.replaceAll('\0', '').replace(overrides, '').toWellFormed()

/** The same for every text in a value, names of its parts among them. */
export const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [storableText(key), storable(one)]))
}
