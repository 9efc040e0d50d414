/** A phone number as far as it is typed, in the mask `+7 (___) ___-__-__`; a number of another country is left as it is. */
export const maskedPhone = (typed: string): string => {
  if (/^\s*\+(?!\s*7)/.test(typed)) return typed
  const digits = typed.replaceAll(/\D/g, '').replace(/^[78]/, '').slice(0, 10)
  if (digits === '') return /^\s*\+?[78]/.test(typed) ? '+7 (' : ''
  const [area, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8, 10)]
  const close = digits.length > 3 ? ') ' : ''
  return `+7 (${area}${close}${first}${second && `-${second}`}${third && `-${third}`}`
}
