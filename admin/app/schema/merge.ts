import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { apart, placesOf, settle } from './block-places.ts'
import { same } from './same.ts'
import { type BlockValues, blockOf, isValues, type Values } from './values.ts'

type Versions = { base: unknown; mine: unknown; theirs: unknown }

/** A step of a path: an attribute, a row, a block, or the order of blocks. */
type Step = { name: string; attribute: Attribute } | { row: number } | { block: string } | { order: true }

/** A place in which two editors' versions differ, and what each has there. */
export type Clash = Versions & { steps: readonly Step[]; path: readonly string[]; lang?: Locale; changed: 'mine' | 'theirs' | 'both' }

/** Whose version stays in a place. */
export type Side = 'mine' | 'theirs'

const partOf = (value: unknown, name: string) => (isValues(value) ? value[name] : undefined)
const partsOf = ({ base, mine, theirs }: Versions, name: string): Versions => ({
  base: partOf(base, name),
  mine: partOf(mine, name),
  theirs: partOf(theirs, name),
})

const clash = (versions: Versions, steps: readonly Step[], path: readonly string[], lang?: Locale): Clash[] => {
  const { base, mine, theirs } = versions
  if (same(mine, theirs)) return []
  const changed = same(base, theirs) ? 'mine' : same(base, mine) ? 'theirs' : 'both'
  return [{ ...versions, steps, path, changed, ...(lang && { lang }) }]
}

const inLanguages = (versions: Versions, steps: readonly Step[], path: readonly string[]) =>
  locales.flatMap((lang) => clash(partsOf(versions, lang), steps, [...path, lang], lang))

const isSameLength = ({ base, mine, theirs }: Versions) =>
  Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && mine.length === base.length && theirs.length === base.length

const asBlocks = (value: unknown) => (isValues(value) ? value : {})

const clashesInBlocks = (versions: Versions, steps: readonly Step[], path: readonly string[]): Clash[] => {
  const known = [versions.theirs, versions.mine].flatMap((blocks) => Object.keys(asBlocks(partOf(blocks, 'byId'))))
  const inEach = [...new Set(known)].flatMap((id) => {
    const block = partsOf(
      { base: partOf(versions.base, 'byId'), mine: partOf(versions.mine, 'byId'), theirs: partOf(versions.theirs, 'byId') },
      id,
    )
    const [to, at] = [
      [...steps, { block: id }],
      [...path, 'byId', id],
    ] as const
    const declared = isValues(block.mine) && isValues(block.theirs) ? blockOf(String(block.mine.type))?.attributes : undefined
    if (!declared) return clash(block, to, at)
    return [...clashes(declared, block, to, at), ...clash(partsOf(block, 'hidden'), to, [...at, 'hidden'])]
  })
  return [...inEach, ...clash(partsOf(versions, 'order'), [...steps, { order: true }], [...path, 'order'])]
}

const clashesIn = (name: string, attribute: Attribute, versions: Versions, before: readonly Step[], at: readonly string[]): Clash[] => {
  const { type, attributes = {} } = attribute
  const steps = [...before, { name, attribute }]
  const path = [...at, name]
  if (same(versions.mine, versions.theirs)) return []
  if (type === 'text' || type === 'richText') return inLanguages(versions, steps, path)
  if (type === 'group') return clashes(attributes, versions, steps, path)
  if (type === 'link')
    return [
      ...inLanguages(partsOf(versions, 'text'), steps, [...path, 'text']),
      ...clash(partsOf(versions, 'url'), steps, [...path, 'url']),
    ]
  if (type === 'blocks') return clashesInBlocks(versions, steps, path)
  if (type === 'list' && isSameLength(versions))
    return (versions.theirs as unknown[]).flatMap((_, row) => {
      const rows: Versions = {
        base: (versions.base as unknown[])[row],
        mine: (versions.mine as unknown[])[row],
        theirs: (versions.theirs as unknown[])[row],
      }
      return clashes(attributes, rows, [...steps, { row }], [...path, String(row)])
    })
  return clash(versions, steps, path)
}

const clashes = (attributes: Attributes, versions: Versions, steps: readonly Step[] = [], path: readonly string[] = []): Clash[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => clashesIn(name, attribute, partsOf(versions, name), steps, path))

const isBlocks = (attributes: Attributes, name: string) => attributes[name]?.type === 'blocks'

/** Blocks by id, and their order separately: a moved block is still the same block. */
const byId = (attributes: Attributes, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!isBlocks(attributes, name) || !Array.isArray(value)) return [name, value]
      const blocks = value as BlockValues[]
      return [name, { order: blocks.map(({ id }) => id), byId: Object.fromEntries(blocks.map((block) => [block.id, block])) }]
    }),
  )

const inOrder = (attributes: Attributes, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!isBlocks(attributes, name) || !isValues(value)) return [name, value]
      const blocks = Object.values(asBlocks(value.byId)) as BlockValues[]
      const order = value.order as number[]
      const rank = ({ id }: BlockValues) => (order.includes(id) ? order.indexOf(id) : order.length)
      const sorted = blocks.toSorted((one, other) => rank(one) - rank(other))
      return [name, settle(sorted, apart(placesOf(blocks)))]
    }),
  )

/** Both editors may have added a block, each under the next free id: mine then gets the one after theirs. */
const withOwnIds = (attributes: Attributes, { base, mine, theirs }: { base: Values; mine: Values; theirs: Values }): Values =>
  Object.fromEntries(
    Object.entries(mine).map(([name, value]) => {
      if (!isBlocks(attributes, name) || !Array.isArray(value)) return [name, value]
      const idsIn = (values: Values) => (Array.isArray(values[name]) ? (values[name] as BlockValues[]).map(({ id }) => id) : [])
      const [before, other] = [idsIn(base), idsIn(theirs)]
      let next = Math.max(0, ...before, ...other, ...idsIn(mine))
      return [
        name,
        (value as BlockValues[]).map((block) => {
          if (before.includes(block.id) || !other.includes(block.id)) return block
          next += 1
          return { ...block, id: next }
        }),
      ]
    }),
  )

/** Conflicts of two editors' versions, given their common base. */
export const clashesOf = (attributes: Attributes, { base, mine, theirs }: { base: Values; mine: Values; theirs: Values }): Clash[] =>
  clashes(attributes, {
    base: byId(attributes, base),
    mine: byId(attributes, withOwnIds(attributes, { base, mine, theirs })),
    theirs: byId(attributes, theirs),
  })

const put = (target: Values, [name, ...rest]: readonly string[], value: unknown): Values => {
  if (name === undefined) return target
  const inner = target[name]
  if (Array.isArray(inner) && rest.length > 0) {
    const [row, ...further] = rest
    return { ...target, [name]: inner.map((item, at) => (String(at) === row ? put(isValues(item) ? item : {}, further, value) : item)) }
  }
  const { [name]: _, ...others } = target
  const changed = rest.length > 0 ? put(isValues(inner) ? inner : {}, rest, value) : value
  // A text without any language is no text.
  const isGone = changed === undefined || (value === undefined && isValues(changed) && Object.keys(changed).length === 0)
  return isGone ? others : { ...target, [name]: changed }
}

/** Their version with what of mine was chosen to stay. */
export const merged = (attributes: Attributes, theirs: Values, chosen: readonly { clash: Clash; side: Side }[]): Values => {
  const start = byId(attributes, theirs)
  const result = chosen.reduce((values, { clash, side }) => (side === 'mine' ? put(values, clash.path, clash.mine) : values), start)
  return inOrder(attributes, result)
}

/** The default side: the one that changed, and of both the current user's. */
export const usualSide = ({ changed }: Clash): Side => (changed === 'theirs' ? 'theirs' : 'mine')
