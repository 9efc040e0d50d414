import { randomInt } from 'node:crypto'
import { codeLetters } from '@narkhoz/contract/receipt-code.ts'

/** A short code for asking after an application; 30 to the 8th, so that none is guessed. */
export const receiptCode = () => {
  const eight = Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join('')
  return `${eight.slice(0, 4)}-${eight.slice(4)}`
}
