import type { Locale } from '@narkhoz/contract/locales.ts'

/** A figure as the language writes it: groups of three, decimals after a comma or a point, a minus sign as wide as a plus. */
export const writtenNumber = (value: number, lang: Locale) => {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  const [group, point] = lang === 'en' ? [',', '.'] : ['\u00a0', ',']
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return `${value < 0 ? '−' : ''}${grouped}${decimals ? point + decimals : ''}`
}
