import type { Word } from './word.ts'

// Complete numbers of this country, and seven-digit local ones.
const whole = /(?<!\d)(?:\+?7|8)?[\s-]?\(?\d{3}\)?[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)/g
const local = /(?<!\d)\d{3}[\s-]\d{2}[\s-]\d{2}(?!\d)/g

const digitsOf = (text: string) => text.replace(/\D/g, '')

const inTown = 7

/** Normalizes a number: digits only, without prefixes. */
const plainNumber = (text: string) => {
  const digits = digitsOf(text)
  return digits.length <= inTown ? digits : `7${digits.slice(-10)}`
}

const wordOf = (text: string): Word => ({ text, isShouted: false })

/** The phone numbers of a text as words: in full, and in local form. */
export const phoneWords = (text: string): Word[] =>
  [...text.matchAll(whole)].flatMap(([found]) => {
    const number = plainNumber(found)
    return [wordOf(number), wordOf(number.slice(-inTown))]
  })

/** A query with each phone number as one word, however it is spaced. */
export const withPlainPhones = (query: string): string =>
  query.replace(whole, (found) => ` ${plainNumber(found)} `).replace(local, (found) => digitsOf(found))
