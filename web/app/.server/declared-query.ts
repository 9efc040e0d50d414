/** The part of a query that a declaration names, in its order: one spelling for all that ask for the same. */
export const declaredQuery = (names: readonly string[], search: string): URLSearchParams => {
  const given = new URLSearchParams(search)
  const declared = new URLSearchParams()
  for (const name of names) {
    // The first of several: what a second one means is anybody's guess. A zero is refused by the service, as a fault of ours.
    const value = given.get(name)?.replaceAll('\0', '').trim()
    if (value) declared.set(name, value)
  }
  return declared
}
