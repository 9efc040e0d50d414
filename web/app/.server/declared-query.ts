/** The declared part of a query, in order: a canonical form for the cache. */
export const declaredQuery = (names: readonly string[], search: string): URLSearchParams => {
  const given = new URLSearchParams(search)
  const declared = new URLSearchParams()
  for (const name of names) {
    // The first of several: the meaning of a second is undefined. The service would reject a NUL, as a fault of ours.
    const value = given.get(name)?.replaceAll('\0', '').trim()
    if (value) declared.set(name, value)
  }
  return declared
}
