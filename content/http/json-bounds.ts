/** Limits of a JSON body: number of values, and depth. */
export type JsonLimits = { values: number; depth: number }

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Where the text ends that begins behind `from`. */
const endOfText = (json: string, from: number) => {
  let at = from
  for (let sign = json.charCodeAt(at); at < json.length && sign !== quote; sign = json.charCodeAt(at)) at += sign === backslash ? 2 : 1
  return at
}

/**
 * Whether JSON is within its limits. Checked before parsing: a value of two characters costs the parser and the validation as much
 * as a long one, and a megabyte of them blocks the process. Counts commas and brackets, which bound the number of values; malformed
 * JSON is left to the parser.
 */
export const isJsonWithin = (json: string, { values, depth }: JsonLimits): boolean => {
  let [count, level] = [1, 0]
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === quote) at = endOfText(json, at + 1)
    else if (sign === comma) count++
    else if (sign === openList || sign === openObject) {
      count++
      level++
    } else if (sign === closeList || sign === closeObject) level--
    if (count > values || level > depth) return false
  }
  return true
}
