/** A query string without empty keys. */
export const searchOf = (query: Readonly<Record<string, string | undefined>>) => {
  const told = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return told.length > 0 ? `?${new URLSearchParams(told)}` : ''
}
