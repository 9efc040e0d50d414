const whole = 10

const isForeign = (typed: string) => /^\s*\+(?!\s*7)/.test(typed)

/**
 * The digits after the country code. A leading 7 may be the country code or part of the number, as all numbers of this country begin
 * with one: the eleventh digit decides. After area codes that begin with 70, 71 or 72 it is surplus.
 */
const ownDigits = (typed: string) => {
  const hasCountry = /^\s*(?:\+\s*7|8)/.test(typed)
  const digits = typed.replaceAll(/\D/g, '').slice(hasCountry ? 1 : 0)
  const isShifted = digits.length > whole && (hasCountry ? /^7[3-9]/ : /^7/).test(digits)
  return digits.slice(isShifted ? 1 : 0).slice(0, whole)
}

/** A phone number as far as it is typed, in the mask `+7 (___) ___-__-__`; a number of another country is left as it is. */
export const maskedPhone = (typed: string): string => {
  if (isForeign(typed)) return typed
  // The bracket was taken back: so is the rest.
  if (typed === '+7 ') return ''
  const digits = ownDigits(typed)
  if (digits === '') return /^\s*\+?[78]/.test(typed) ? '+7 (' : ''
  const [area, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)]
  const close = digits.length > 3 ? ') ' : ''
  return `+7 (${area}${close}${first}${second && `-${second}`}${third && `-${third}`}`
}

// The codes of one and two digits; all others have three.
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** A foreign number, grouped like ours: a complete one is as long as the rule requires. */
const foreignPhone = (digits: string) => {
  const [country = ''] = countryCode.exec(digits) ?? []
  const groups = /^(\d{2,6})(\d{3})(\d\d)(\d\d)$|^(\d)(\d)(\d\d)(\d\d)(\d\d)$/.exec(digits.slice(country.length))
  if (!groups) return undefined
  const [area, ...rest] = groups.slice(1).filter(Boolean)
  return `+${country} (${area}) ${rest.join('-')}`
}

/** Formats a complete phone number, also a foreign one; anything else is unchanged, for validation. */
export const wholePhone = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, '')
  if (digits === '' || /[^\d\s()+-]/.test(typed)) return typed
  if (isForeign(typed)) return foreignPhone(digits) ?? typed
  return /^(?:[78]?\d{10})$/.test(digits) ? maskedPhone(typed) : typed
}
