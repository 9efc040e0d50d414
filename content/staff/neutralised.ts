// How formulas begin in the programs that open such files, also in full width; some skip blanks and unseen signs before it.
const formula = /^[\p{C}\p{Z}]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/u
// Signs that XML cannot hold at all.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** A text as a file of XML can hold it. */
export const writable = (text: string): string => text.toWellFormed().replaceAll(unwritable, '')

/**
 * A text that no spreadsheet takes for a formula: one that could be is marked as text the way people do it, by an apostrophe.
 * What visitors write is opened on the machines of staff.
 */
export const neutralised = (text: string): string => {
  const clean = writable(text)
  return formula.test(clean) ? `'${clean}` : clean
}
