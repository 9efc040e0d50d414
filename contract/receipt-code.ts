/** The signs of codes: without 0, 1, I, L, O and U, so that they are read aloud and typed from paper without mistakes. */
export const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Cyrillic letters that look like those of codes: somebody who types from paper does not notice the active keyboard layout. */
const lookalikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  Ү: 'Y',
}

const wholeLength = 8

// Normalised, the sign for a number becomes the letters "No".
const plain = (typed: string) => typed.replaceAll('№', '').normalize('NFKC').toUpperCase()

/** The letters and digits of a code, however it was typed. */
export const codeSigns = (typed: string) => {
  const text = plain(typed)
  const signsIn = (one: string) => one.replaceAll(/[^0-9A-Z]/g, '')
  const own = signsIn(text)
  return own.length === wholeLength ? own : signsIn(text.replaceAll(/[А-ЯҮ]/g, (letter) => lookalikes[letter] ?? letter))
}

/** A code as it is stored, however it was typed from paper: in small letters, without its hyphen, with spaces, in the other alphabet. */
export const spelledCode = (typed: string) => {
  const signs = codeSigns(typed)
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}

const whole = new RegExp(`^[${codeLetters}]{4}-[${codeLetters}]{4}$`)

/** Whether the input is a complete code. */
export const isCode = (typed = '') => whole.test(spelledCode(typed))

const few = new RegExp(`^[${codeLetters}]{4,8}$`)

/** The characters of a code's part, if the input consists of nothing else. */
export const codePart = (typed: string): string | undefined => {
  const signs = codeSigns(typed)
  return few.test(signs) && signs.length === plain(typed).replaceAll(/[\s\p{Pd}#]/gu, '').length ? signs : undefined
}
