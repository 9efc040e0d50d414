/**
 * Converts the domain of an email to lower case, as the rule requires: delivery is unaffected, and phones capitalize the first
 * letter.
 */
export const lowerDomain = (typed: string): string => {
  const at = typed.lastIndexOf('@')
  return at < 0 ? typed : typed.slice(0, at) + typed.slice(at).toLowerCase()
}
