import { longestQuery } from '@narkhoz/contract/api.ts'

/**
 * A visitor's words as the database takes them. A hyphen before a word excludes it; one that stands alone would exclude
 * whatever follows, and the database gives up on three dozen in a row.
 */
export const searchWords = (given: string) => {
  const cut = given.slice(0, longestQuery)
  // A word that was cut in two would be searched for as it is and never found.
  const whole = given.length > longestQuery ? cut.replace(/\S*$/, '') : cut
  return whole.replaceAll(/-(?=[\s\-!&|()]|$)/g, ' ')
}
