/** What a body of JSON may have: so many values, at so many levels. */
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
 * Whether JSON is within its limits. Asked before it is parsed: a value of two characters costs a parser and every rule behind it as
 * much as a long one, and a megabyte of them stops the process. Counts commas and brackets, which no more values can do without; what is
 * no JSON is the parser's to refuse.
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
