const currency = /(?<=\d)\s*(?:₸|тг\.?|теңге|тенге|kzt)\s*$/iu
const gaps = /[\s\u00a0\u202f]/g
const grouped = /^-?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/
const decimal = /^-?\d+(?:[.,]\d*)?$|^-?[.,]\d+$/

/** The number that a text says, with groups of digits apart or not; null where nothing is written, undefined where it is no number. */
export const numberIn = (typed: string): number | null | undefined => {
  // A currency symbol in a pasted fee is ignored; any other text would be a guess.
  const text = typed.replace(currency, '').replaceAll(gaps, '')
  if (text === '') return null
  if (grouped.test(text)) return Number(text.replaceAll(/[.,]/g, ''))
  return decimal.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** A number as people read it: groups of three digits, but for years and other numbers of four. */
export const numberText = (number: number | null, comma: string): string => {
  if (number === null) return ''
  const [whole = '', part] = String(number).split('.')
  const groups = whole.replace('-', '').length > 4 ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0') : whole
  return part === undefined ? groups : `${groups}${comma}${part}`
}
