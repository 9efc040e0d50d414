/** A query string without empty keys. */
export const searchOf = (query: Readonly<Record<string, string | undefined>>) => {
  const pairs = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}
