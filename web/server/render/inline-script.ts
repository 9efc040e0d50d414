/** Shortens the names that a function declares. One in quotes or behind a dot is another's. */
const withShortNames = (code: string) => {
  const names = new Set([...code.matchAll(/\b(?:const|let) (\w+)/g)].map(([, name = '']) => name))
  return [...names].reduce(
    (text, name, at) => text.replaceAll(new RegExp(`(?<!'|[\\w)?]\\.)\\b${name}\\b`, 'g'), String.fromCharCode(97 + at)),
    code,
  )
}

/** Leaves out the spaces around operators and those in place of types, and what only people read. Line ends that end a statement stay. */
const compact = (code: string) =>
  withShortNames(code)
    .replace(/^function \w+/, 'function')
    .replace(/\n\s+/g, '\n')
    .replace(/ *([=>!?:&|+(){}[\],]) */g, '$1')
    .replace(/\s+\n|(?<=[{;,])\n/g, (gap) => (gap.length > 1 ? '\n' : ''))
    .replace(/\n(?=\})/g, '')
    .replace(/\bconst\b/g, 'let')
    .replace(/(?<![\w\])])\((\w+)\)(?=[.?])/g, '$1')

/** Serializes a function as an inline script that calls it. It is part of every page, so it is written to be small. */
export const inlineScript = <Given extends readonly string[]>(work: (...given: Given) => void, ...given: Given) =>
  `(${compact(work.toString())})(${given.map((text) => JSON.stringify(text)).join()})`
