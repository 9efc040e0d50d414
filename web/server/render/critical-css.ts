import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import { nonceAttribute } from '../http/security-headers.ts'

/** A part of the stylesheet: what every page gets, a rule for some of them, or a group of parts. */
type Part = string | { selectors: readonly Selector[]; body: string } | { head: string; parts: readonly Part[] }

/** A selector, and the marks without which nothing on a page can fit it: its elements, classes and the attributes that choose a look. */
type Selector = { text: string; marks: readonly string[] }

// The arguments of a functional pseudo-class may be alternatives or negations, and are not required.
const bracketed = /\((?:[^()]|\([^()]*\))*\)/g
const markInSelector = /\.([\w-]+)|\[(data-[\w-]+)?[^\]]*\]|::?[\w-]+|#[\w-]+|([a-z][\w-]*)/g
const markInPage = /\sclass="([^"]*)"|\s(data-[\w-]+)=|<([a-z][\w-]*)/g

const selectorOf = (text: string): Selector => ({
  text,
  marks: [...text.replaceAll(bracketed, '').matchAll(markInSelector)].flatMap(
    ([, name, attribute, element]) => name ?? attribute ?? element ?? [],
  ),
})

const ruleOf = (rule: Rule): Part => ({ selectors: rule.selectors.map(selectorOf), body: rule.nodes.join(';') })

const grouping = new Set(['media', 'layer', 'container'])

const partOf = (node: ChildNode): Part[] => {
  if (node.type === 'comment') return []
  if (node.type === 'rule') return [ruleOf(node)]
  // Conditional rules are enhancements, and come with the full stylesheet.
  if (node.type === 'atrule' && node.name === 'supports') return []
  if (node.type === 'atrule' && grouping.has(node.name)) return [{ head: `@${node.name} ${node.params}`, parts: partsOf(node) }]
  return [node.toString()]
}

/** A declaration repeated later is dropped here; a part composed by others occurs once for each of them. */
const partsOf = ({ nodes = [] }: Container<ChildNode>): Part[] => {
  const last = new Map(nodes.map((node) => [node.toString(), node]))
  return nodes.filter((node) => last.get(node.toString()) === node).flatMap(partOf)
}

const paper = '@media print'

const onPaper = (part: Part) => (typeof part === 'object' && 'head' in part && part.head === paper ? part.parts : [])

/** Print styles in one group at the end: a media query each would cost every page half a dozen of them. */
const withPaperLast = (parts: readonly Part[]): Part[] => [
  ...parts.filter((part) => onPaper(part).length === 0),
  { head: paper, parts: parts.flatMap(onPaper) },
]

/** Script data is in a template at the end of a page, and is a third of it. */
const shownOf = (html: string) => html.split('<template', 1)[0] ?? ''

const marksIn = (html: string) =>
  new Set([...html.matchAll(markInPage)].flatMap(([, names, attribute, element = '']) => names?.split(' ') ?? attribute ?? element))

const needed = (part: Part, marks: ReadonlySet<string>): string => {
  if (typeof part === 'string') return part
  if ('parts' in part) {
    const inner = part.parts.map((one) => needed(one, marks)).join('')
    return inner && `${part.head}{${inner}}`
  }
  const fitting = part.selectors.filter((selector) => selector.marks.every((mark) => marks.has(mark)))
  return fitting.length === 0 ? '' : `${fitting.map(({ text }) => text).join(',')}{${part.body}}`
}

/** Drops animations whose name is not used. */
const withoutUnused = (styles: string, animations: readonly AtRule[]) =>
  animations.reduce((left, animation) => (left.split(animation.params).length > 2 ? left : left.replace(animation.toString(), '')), styles)

/** How many sets of styles are remembered; pages of one kind mostly need the same. */
const remembered = 100

/** Parses a stylesheet once, so that each page gets the rules that it needs, in their order and print last. */
export const parseStyles = (css: string) => {
  const root = postcss.parse(css)
  const parts = withPaperLast(partsOf(root))
  const animations: AtRule[] = []
  root.walkAtRules('keyframes', (animation) => void animations.push(animation))
  const known = new Map<string, string>()
  return (html: string) => {
    const marks = marksIn(html)
    const key = [...marks].sort().join(' ')
    const styles = known.get(key) ?? withoutUnused(parts.map((part) => needed(part, marks)).join(''), animations)
    if (known.size >= remembered) known.clear()
    known.set(key, styles)
    return styles
  }
}

/** The link to the stylesheet, as the router writes it. */
export const stylesheet = /<link(?: nonce="[^"]*")? rel="stylesheet" href="([^"]+)"[^>]*\/>/

/**
 * Inlines the critical CSS of a page, so that its first paint waits for nothing. The full stylesheet is loaded with the scripts,
 * which show other pages too (`app/entry.client.tsx`).
 */
export const inlineCriticalCss = (sheets: ReadonlyMap<string, string>) => {
  const known = new Map<string, ReturnType<typeof parseStyles>>()
  // Parsed when a page first links to it: other stylesheets of the build are never needed.
  const stylesAt = (path: string) => {
    const css = sheets.get(path)
    const styles = known.get(path) ?? (css === undefined ? undefined : parseStyles(css))
    if (styles) known.set(path, styles)
    return styles
  }
  return (html: string, nonce: string) => {
    const [link = '', path = ''] = stylesheet.exec(html) ?? []
    // A silent miss would make every first paint wait for a file.
    if (!link && html.includes(' rel="stylesheet"'))
      throw new Error('The link to the stylesheet is written otherwise: has the router\u2019s markup changed?')
    const stylesFor = stylesAt(path)
    // A function, because a replacement string would interpret `$`.
    return stylesFor ? html.replace(link, () => `<style${nonceAttribute(nonce)}>${stylesFor(shownOf(html))}</style>`) : html
  }
}
