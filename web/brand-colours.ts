import { colours } from '@narkhoz/contract/brand.ts'
import type { Declaration, Plugin, Rule } from 'postcss'

const named = /\bbrand\((\w+)\)/g

const colourOf = (name: string) => {
  const colour = (colours as Readonly<Record<string, string>>)[name]
  if (!colour) throw new Error(`The brand has no colour "${name}".`)
  return colour
}

/** The two arguments of the first `light-dark()` of a value, with the text around it. */
const schemesIn = (value: string) => {
  const from = value.indexOf('light-dark(')
  if (from < 0) return undefined
  const start = from + 'light-dark('.length
  let [depth, comma] = [1, -1]
  for (let at = start; at < value.length; at++) {
    if (value[at] === '(') depth++
    if (value[at] === ')') depth--
    if (value[at] === ',' && depth === 1) comma = at
    if (depth === 0 && comma > 0) {
      const [before, after] = [value.slice(0, from), value.slice(at + 1)]
      return { before, after, light: value.slice(start, comma).trim(), dark: value.slice(comma + 1, at).trim() }
    }
  }
  throw new Error(`light-dark() takes two colours: ${value}`)
}

const inScheme = (value: string, scheme: 'light' | 'dark'): string => {
  const parts = schemesIn(value)
  return parts ? inScheme(parts.before + parts[scheme] + parts.after, scheme) : value
}

/**
 * Puts the colours of the brand where styles name them (`brand(crimson)`), and writes `light-dark()` out for browsers that do not know
 * it: light at its place, dark in one rule for who chose it and another for whose system asks for it.
 */
export const brandColours = (): Plugin => ({
  postcssPlugin: 'brand-colours',
  Once(root, { AtRule, Rule }) {
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(named, (_, name: string) => colourOf(name))
    })
    root.walkRules(':root', (rule) => {
      const dark: Declaration[] = []
      rule.each((node) => {
        if (node.type !== 'decl' || !node.value.includes('light-dark(')) return
        dark.push(node.clone({ value: inScheme(node.value, 'dark') }))
        node.value = inScheme(node.value, 'light')
      })
      if (dark.length === 0) return
      const inDark = (selector: string): Rule => {
        const one = new Rule({ selector })
        one.append({ prop: 'color-scheme', value: 'dark' }, ...dark.map((declaration) => declaration.clone()))
        return one
      }
      const asked = new AtRule({ name: 'media', params: '(prefers-color-scheme: dark)' })
      asked.append(inDark(':root:not([data-scheme], [data-vision])'))
      rule.after(asked)
      rule.after(inDark(":root[data-scheme='dark']"))
    })
    root.walkDecls((declaration) => {
      if (declaration.value.includes('light-dark(')) throw declaration.error('Only :root has light-dark(): other rules read a token.')
    })
  },
})
