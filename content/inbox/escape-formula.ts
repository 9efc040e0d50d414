// What programs skip before a formula: spaces, invisible characters, and quotes that open or escape a field.
const unseen = '\\p{C}\\p{Z}\\p{DI}\\u2800"'
// What parts fields or rows for some reader: Excel takes the list separator of Windows, which is `;` where Russian or Kazakh is spoken.
const separator = '[;,|\\t\\r\\n\\u0085\\u2028\\u2029]'
// How formulas begin, also in full width and as small forms.
const sign = '[=+\\-@\\uFF0B\\uFF0D\\uFF1D\\uFF20\\uFE62\\uFE63\\uFE66\\uFE6B\\u2212]'

const firstSeen = new RegExp(`[^${unseen}]`, 'u')
const isSign = new RegExp(sign, 'u')
// The sign first, and back from it: from each separator on, a text of line breaks would take the square of its length.
const formulaInside = new RegExp(`(?=${sign})(?<=${separator}[${unseen}]*)`, 'gu')
const blankStart = /^[\t\r\n]/
// Signs that XML cannot hold at all.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** A text as a file of XML can hold it. */
export const writable = (text: string): string => text.toWellFormed().replaceAll(unwritable, '')

/**
 * A text of which no spreadsheet takes any part for a formula: where one could begin, an apostrophe marks it as text, the way people
 * do it. That is also behind a separator inside the text, because a reader with another separator than the file's begins a cell there,
 * and knows quotes only where it begins one. What visitors write is opened on the machines of staff.
 */
export const escapeFormula = (text: string): string => {
  const clean = writable(text)
  const isFormula = blankStart.test(clean) || isSign.test(firstSeen.exec(clean)?.[0] ?? '')
  return (isFormula ? "'" : '') + clean.replace(formulaInside, "'")
}
