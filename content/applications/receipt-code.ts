import { randomInt } from 'node:crypto'
import { codeLetters } from '@narkhoz/contract/receipt-code.ts'

/** A short random code for the status page; 30 to the 8th, so that guessing is futile. */
export const receiptCode = () => {
  const eight = Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join('')
  return `${eight.slice(0, 4)}-${eight.slice(4)}`
}
