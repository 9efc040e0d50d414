/** A word as it is compared: in small letters, ё as е. */
export type Word = {
  text: string
  /** Written in capitals: the name IT is more than the word "it". */
  isShouted: boolean
}
