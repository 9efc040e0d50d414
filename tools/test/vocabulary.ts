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

/** Names in a source file that break the rules of CONTRIBUTING. */
export const misnamed = (path: string, text: string): string[] =>
  [...text.matchAll(declared)].flatMap(([, what = '', name = '']) => {
    const isType = /^(?:type|interface|class)$/.test(what)
    if (isType && isParticiple(name)) return [`${path}: the type ${name} is named after what happened to a thing, not after the thing`]
    if (isType && domain[name]?.test(path) === false) return [`${path}: ${name} is a word of the domain, declared in the contract`]
    if (!isType && /^use[A-Z]/.test(name) && withoutHooks.test(path)) return [`${path}: ${name} is no hook`]
    return []
  })
