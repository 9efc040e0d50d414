/** A text without characters that the database cannot store: NUL, and lone surrogates. */
export const storableText = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** The same for every text in a value, names of its parts among them. */
export const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [storableText(key), storable(one)]))
}
