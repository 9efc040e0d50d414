import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { isLocale, type Locale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import { parse } from '@swc/core'

/** One text in one language, with its position in the source. An interpolated value becomes `{}`. */
export type SourceText = { file: string; line: number; lang: Locale; text: string }

/** One text in the languages it has. */
export type TextGroup = Partial<Record<Locale, SourceText>>

/** Words with a dash that code puts together for whichever language is shown. */
export type CodeText = Omit<SourceText, 'lang'>

/** The context of a node: its file, its language, and the words around it. */
type Place = { file: string; lineAt: (start: number) => number; lang?: Locale | undefined }
type Node = { type: string; span?: { start: number } } & Record<string, unknown>

/** The rooms with texts for people. Tests and tools address developers; visitors' queries are misspelt on purpose. */
const rooms = ['contract', 'starter', 'content', 'web/app', 'web/server', 'admin/app']
const skipped = new Set(['node_modules', 'build', '.react-router', 'testing', 'fonts', 'migrations', 'queries'])

/** Functions that take texts in the languages' order. */
const inOrder = new Set(['screenWords', 'say', 'prose'])

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = entries.map((entry) => {
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(join(folder, entry.name))
    return /(?<!\.test)\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : []
  })
  return (await Promise.all(found)).flat()
}

/** The words of a literal, of several put together, or of a template; nothing for anything else. */
const wordsOf = (node: Node): string | undefined => {
  if (node.type === 'StringLiteral') return node.value as string
  if (node.type === 'ParenthesisExpression') return wordsOf(node.expression as Node)
  if (node.type === 'TemplateLiteral') return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('{}')
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [wordsOf(node.left as Node), wordsOf(node.right as Node)]
  return left === undefined && right === undefined ? undefined : `${left ?? '{}'}${right ?? '{}'}`
}

const textAt = (node: Node, { file, lineAt, lang }: Place): SourceText[] => {
  const text = lang && wordsOf(node)
  return lang && text !== undefined ? [{ file, line: lineAt(node.span?.start ?? 1), lang, text }] : []
}

/** The language of a list with a telling name: screens bring Kazakh names where browsers lack them. */
const namedLanguages: readonly [RegExp, Locale][] = [[/^kazakh(?:Months|Countries)$/, 'kz']]
const langOfName = (name: unknown) => namedLanguages.find(([pattern]) => pattern.test(String(name)))?.[1]

/** Visitors' input may have typos and rejected words. */
const isTyped = ({ type, key }: Node) => type === 'KeyValueProperty' && (key as { value?: unknown }).value === 'queries'

/** The language that a property or the position of an argument implies for the nodes below. */
const childrenOf = (node: Node): { child: unknown; lang?: Locale | undefined }[] => {
  if (node.type === 'ImportDeclaration' || isTyped(node)) return []
  if (node.type === 'KeyValueProperty') {
    const { value } = node.key as { value?: unknown }
    return [{ child: node.value, lang: isLocale(value) ? value : undefined }]
  }
  if (node.type === 'VariableDeclarator') return [{ child: node.init, lang: langOfName((node.id as { value?: unknown }).value) }]
  if (node.type === 'CallExpression' && inOrder.has(String((node.callee as { value?: unknown }).value)))
    return (node.arguments as { expression: unknown }[]).map(({ expression }, at) => ({ child: expression, lang: locales[at] }))
  return Object.values(node).map((child) => ({ child }))
}

const marked = /<(\w+)[^>]*\slang="(\w+)"[^>]*>((?:(?!\slang=")[\s\S])*?)<\/\1>/g

/** The parts of a page in a literal that say their language in markup, the inner ones first. */
const markedUp = (node: Node, { file, lineAt }: Place): SourceText[] => {
  const found: SourceText[] = []
  const line = lineAt(node.span?.start ?? 1)
  const take = (_: string, __: string, tag: string, text: string) => {
    const lang = locales.find((one) => languageTags[one] === tag)
    if (lang) found.push({ file, line, lang, text })
    return ' '
  }
  let [before, left] = ['', wordsOf(node) ?? '']
  while (left !== before) [before, left] = [left, left.replace(marked, take)]
  return found
}

const textsBelow = (value: unknown, place: Place): SourceText[] => {
  if (Array.isArray(value)) return value.flatMap((one) => textsBelow(one, place))
  if (typeof value !== 'object' || value === null) return []
  const found = isNode(value) ? [...textAt(value, place), ...(place.lang ? [] : markedUp(value, place))] : []
  if (found.length > 0) return found
  return childrenOf(value as Node).flatMap(({ child, lang }) => textsBelow(child, { ...place, lang: lang ?? place.lang }))
}

/** Literals with a dash between spaces into which code puts words, where no language is known. */
const composedBelow = (value: unknown, place: Place): CodeText[] => {
  if (Array.isArray(value)) return value.flatMap((one) => composedBelow(one, place))
  if (typeof value !== 'object' || value === null || place.lang) return []
  const { file, lineAt } = place
  const text = isNode(value) ? (value.type === 'JSXText' ? (value.value as string) : wordsOf(value)) : undefined
  const own = isNode(value) && text !== undefined && /\s[–—](?:\s|$)/.test(text) && (text.includes('{}') || value.type === 'JSXText')
  if (own) return [{ file, line: lineAt((value as Node).span?.start ?? 1), text }]
  return childrenOf(value as Node).flatMap(({ child, lang }) => composedBelow(child, { ...place, lang }))
}

const groupsBelow = (value: unknown, place: Place): TextGroup[] => {
  if (Array.isArray(value)) return value.flatMap((one) => groupsBelow(one, place))
  if (typeof value !== 'object' || value === null || (isNode(value) && isTyped(value))) return []
  const inside = isNode(value) && value.type === 'ObjectExpression' ? (value.properties as Node[]).flatMap(childrenOf) : []
  const given = isNode(value) && value.type === 'CallExpression' ? childrenOf(value) : []
  const own = [...inside, ...given].flatMap(({ child, lang }) => (isNode(child) ? textAt(child, { ...place, lang }) : []))
  if (own.length > 0) return [Object.fromEntries(own.map((text) => [text.lang, text]))]
  return Object.values(value).flatMap((inner) => groupsBelow(inner, place))
}

const readFrom = async (root: string, path: string) => {
  const source = await readFile(path)
  const named = basename(path, '.ts')
  // Most files hold no text at all, and parsing is what takes long.
  const holdsTexts = /\bkz\b|\bru\b|\ben\b|screenWords\(|say\(|prose\(|kazakh(?:Months|Countries)\b|\slang="|[–—](?:\s|[`'])/
  if (!isLocale(named) && !holdsTexts.test(source.toString())) return { texts: [], groups: [], composed: [] }
  const breaks = [...source.entries()].flatMap(([at, byte]) => (byte === 10 ? [at] : []))
  const place = {
    file: relative(root, path),
    lang: isLocale(named) ? named : undefined,
    // The parser counts bytes, from one.
    lineAt: (start: number) => breaks.findLastIndex((at) => at < start - 1) + 2,
  }
  const { body } = await parse(source.toString(), { syntax: 'typescript', tsx: path.endsWith('x') })
  return { texts: textsBelow(body, place), groups: groupsBelow(body, place), composed: composedBelow(body, place) }
}

/** Every text of the project for people, known by its language: a key, a file or an attribute called so, or a place in `screenWords`. */
export const readTexts = async (root: string) => {
  const files = (await Promise.all(rooms.map((room) => filesIn(join(root, room))))).flat().sort()
  const read = []
  for (const file of files) read.push(await readFrom(root, file))
  return {
    texts: read.flatMap(({ texts }) => texts),
    groups: read.flatMap(({ groups }) => groups),
    composed: read.flatMap(({ composed }) => composed),
  }
}
