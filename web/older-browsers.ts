import type { Plugin } from 'postcss'

/** Splits a selector list at commas outside brackets. */
const splitList = (text: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

/** The text before, in and after the brackets of the first pseudo-class of this name. */
const aroundFirst = (selector: string, name: string) => {
  const from = selector.indexOf(name)
  if (from < 0) return undefined
  let depth = 0
  for (let at = from + name.length - 1; at < selector.length; at++) {
    if (selector[at] === '(') depth++
    if (selector[at] === ')') depth--
    if (depth === 0) return [selector.slice(0, from), selector.slice(from + name.length, at), selector.slice(at + 1)] as const
  }
  throw new Error(`A bracket of ${selector} is not closed.`)
}

/** Writes `:is(a, b)` out as two selectors, and `:not(a, b)` as `:not(a):not(b)`. */
export const unfoldSelector = (selector: string): string[] => {
  const [before, list, after] = aroundFirst(selector, ':is(') ?? []
  if (before !== undefined && list !== undefined && after !== undefined)
    return splitList(list).flatMap((one) => {
      if (/[\w\])-]$/.test(before) && /^\w/.test(one)) throw new Error(`"${one}" cannot be written behind "${before}".`)
      return unfoldSelector(before + one + after)
    })
  return [
    selector.replaceAll(/:not\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g, (_, inner: string) =>
      splitList(inner)
        .map((one) => `:not(${one})`)
        .join(''),
    ),
  ]
}

/**
 * Compiles styles for browsers back to Chrome 87 (README). Lists in `:is()` and `:not()` came with Chrome 88: the minifier would add
 * `:-webkit-any()`, which doubles the rule and which HTML checkers report as an error.
 */
export const olderBrowsers = (): Plugin => ({
  postcssPlugin: 'older-browsers',
  Rule(rule) {
    const unfolded = rule.selectors.flatMap(unfoldSelector)
    if (unfolded.join() !== rule.selectors.join()) rule.selectors = unfolded
  },
  Once(root) {
    // Chrome 108 supports dynamic viewport units; older ones get the height of the window.
    root.walkDecls((declaration) => {
      const value = declaration.value.replace(/(?<=\d)dvh\b/g, 'vh')
      if (value !== declaration.value) declaration.cloneBefore({ value })
    })
  },
})
