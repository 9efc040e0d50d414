/** Rooms without React, where nothing is a hook. */
const withoutHooks = /^(?:contract|server-kit|starter|content|tools|web\/server|web\/app\/\.server)\//

const irregular =
  'Asked|Begun|Bound|Broken|Built|Chosen|Cut|Died|Done|Drawn|Found|Given|Gone|Grown|Heard|Held|Hidden|Kept|Known|Left|Lost|Made|Meant|Met|Paid|Put|Read|Said|Seen|Sent|Set|Shown|Sold|Spoken|Standing|Taken|Thrown|Told|Waiting|Wanted|Won|Written'

/** Words that end like a participle and are none. */
const things = new Set(['Feed', 'Need', 'Seed', 'Speed', 'Embed'])

const declared = /^\s*(?:export )?(?:abstract )?(type|interface|class|const|function|async function) ([A-Za-z_]\w*)/gm

const isParticiple = (name: string) => (new RegExp(`^(?:${irregular}|[A-Z][a-z]+ed)$`).test(name) && !things.has(name)) === true

/** The words of the domain, and the folders that declare them. */
const domain: Readonly<Record<string, RegExp>> = {
  Page: /^contract\/pages\//,
  Block: /^contract\/blocks\//,
  Form: /^contract\/forms\//,
  Entity: /^contract\/entities\//,
}

/** Whether a type is declared as a record of unknown values. */
const isRecord = (text: string, name: string) => new RegExp(`^\\s*(?:export )?type ${name} = Record<string, unknown>$`, 'm').test(text)

/** Names in a source file that break the rules of CONTRIBUTING. */
export const misnamed = (path: string, text: string): string[] =>
  [...text.matchAll(declared)].flatMap(([, what = '', name = '']) => {
    const isType = /^(?:type|interface|class)$/.test(what)
    if (isType && isParticiple(name)) return [`${path}: the type ${name} is named after what happened to a thing, not after the thing`]
    if (what === 'type' && isRecord(text, name) && path !== 'contract/unknown-record.ts')
      return [`${path}: ${name} is UnknownRecord by another name`]
    if (isType && domain[name]?.test(path) === false) return [`${path}: ${name} is a word of the domain, declared in the contract`]
    if (!isType && /^use[A-Z]/.test(name) && withoutHooks.test(path)) return [`${path}: ${name} is no hook`]
    return []
  })

/** Private words of comments and test names, with the words of the trade that replace them. */
const privateWords: readonly (readonly [words: RegExp, better: string])[] = [
  [/\bleash(?:ed|es)?\b/, 'supervise, IPC channel'],
  [/\bstand-ins?\b/, 'fake, placeholder, fallback'],
  [/\bdeaf\b/, 'the feed is down'],
  [/\bby and by\b/, 'incrementally'],
  [/\bin turns\b|\bwaits? (?:its|their|for its|for their) turn\b/, 'round robin, queue'],
  [/\bgiven back\b/, 'returned, released'],
  [/\bkept (?:answer|page)s?\b/, 'cached'],
  [/\bwhole answers?\b/, 'complete or raw response'],
  [/\bdear(?:er|est)?\b/, 'expensive'],
  [/\bpush(?:es|ed)? out\b/, 'evict'],
  [/\bstretch(?:es)?\b/, 'bucket, range'],
]

const testName = /\b(?:test|describe)(?:\.[\w.]+)?(?:\(.*\))?\((['"`])(.*?)\1/

/** Comments and test names of a source file, with their line numbers. */
const proseOf = (text: string) =>
  text.split('\n').flatMap((line, at) => {
    const comment = /^\s*(?:\/\/|\/?\*)(.*)/.exec(line)?.[1]
    const prose = comment ?? testName.exec(line)?.[2]
    return prose === undefined ? [] : [{ prose, line: at + 1 }]
  })

/** Private words in the comments and test names of a source file. */
export const privateWordsIn = (path: string, text: string): string[] =>
  proseOf(text).flatMap(({ prose, line }) =>
    privateWords.flatMap(([words, better]) => {
      const found = words.exec(prose)?.[0]
      return found ? [`${path}:${line}: "${found}" is a private word; the trade says: ${better}`] : []
    }),
  )
