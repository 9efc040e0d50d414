const tints = 4

/** The placeholder of a missing portrait: two initials, and a tint derived from the name. */
export const monogramOf = (name: string) => {
  const initials = name
    .split(/\s+/)
    .map((word) => word.match(/\p{L}/u)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toLocaleUpperCase()
  const tint = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints
  return { initials, tint }
}
