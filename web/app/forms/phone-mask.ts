const whole = 10

/**
 * The digits behind the country's. A 7 at the beginning may be the country's or the number's own, as all numbers of this
 * country begin with one: the eleventh digit tells. After codes that begin with 70, 71 or 72 it is one too many.
 */
const ownDigits = (typed: string) => {
  const hasCountry = /^\s*(?:\+\s*7|8)/.test(typed)
  const digits = typed.replaceAll(/\D/g, '').slice(hasCountry ? 1 : 0)
  const isShifted = digits.length > whole && (hasCountry ? /^7[3-9]/ : /^7/).test(digits)
  return digits.slice(isShifted ? 1 : 0).slice(0, whole)
}

/** A phone number as far as it is typed, in the mask `+7 (___) ___-__-__`; a number of another country is left as it is. */
export const maskedPhone = (typed: string): string => {
  if (/^\s*\+(?!\s*7)/.test(typed)) return typed
  // The bracket was taken back: so is the rest.
  if (typed === '+7 ') return ''
  const digits = ownDigits(typed)
  if (digits === '') return /^\s*\+?[78]/.test(typed) ? '+7 (' : ''
  const [area, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)]
  const close = digits.length > 3 ? ') ' : ''
  return `+7 (${area}${close}${first}${second && `-${second}`}${third && `-${third}`}`
}
