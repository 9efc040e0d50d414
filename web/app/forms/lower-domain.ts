/** An email with its domain in lower case, as the rule asks: mail goes to the same place, and phones write the first letter large. */
export const lowerDomain = (typed: string): string => {
  const at = typed.lastIndexOf('@')
  return at < 0 ? typed : typed.slice(0, at) + typed.slice(at).toLowerCase()
}
