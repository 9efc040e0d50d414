import { randomInt } from 'node:crypto'

// Without 0, 1, I, L, O and U: read aloud and typed from paper without mistakes.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code as it is stored, however it was typed from paper: in small letters, without its hyphen, with spaces. */
export const spelledCode = (typed: string) => {
  const signs = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}

const whole = new RegExp(`^[${letters}]{4}-[${letters}]{4}$`)

/** Whether what was typed is a code, and all of it. */
export const isCode = (typed = '') => whole.test(spelledCode(typed))

/** A short code for asking after an application; 30 to the 8th, so that none is guessed. */
export const receiptCode = () => {
  const eight = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  return `${eight.slice(0, 4)}-${eight.slice(4)}`
}
