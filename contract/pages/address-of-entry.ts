import type { Call, Entity } from '../entities/entity.ts'
import { parameterIn } from './filled-call.ts'
import type { Page } from './page.ts'
import { addressesOf, pages } from './registry.ts'

/**
 * The facets of an entry: the values of each, with their slugs where they are entries, and by page type those entries that name the
 * value, such as the dual programs of a category of questions.
 */
export type EntryFacets = Readonly<
  Record<string, readonly { value: string; slug?: string | null; namedBy?: Readonly<Record<string, string | undefined>> }[]>
>

/** The screen that shows an entry without its own page, and whether the entry is a list item there. */
export type EntryAddress = { path: string; isListed: boolean }

/** A call of a page that answers entries of a kind, and what must be known of an entry for the page to show it. */
type Showing = {
  page: Page
  /** Facets that the call closes to a value. */
  values: readonly { facet: string; value: string }[]
  /** A facet whose entry owns the page, so that its slug is part of the address. */
  owner?: string | undefined
  /** The slug in the address is the entry's. */
  isOwn: boolean
  /** Query keys of the page that are filled from a facet. */
  keys: readonly { key: string; facet: string }[]
  /** The call names something of the page that only the page knows. */
  isGuess: boolean
  /** The facet whose value the page's own entry names, and the attribute that it names it in. */
  named?: { facet: string; attribute: string } | undefined
}

const listed: readonly Page[] = pages

/** How a page's call fills the path of an entity's call; nothing where it is another call. */
const matched = (page: Page, template: string, path: string, { shape }: Call): Showing | undefined => {
  const [given = '', search = ''] = template.split('?')
  const own = path.split('/')
  const parts = given.split('/')
  if (own.length !== parts.length || shape === 'facets' || shape === 'blocks') return undefined
  const values: { facet: string; value: string }[] = []
  const keys: { key: string; facet: string }[] = []
  let [owner, isOwn, isGuess]: [string | undefined, boolean, boolean] = [undefined, false, false]
  let named: Showing['named']
  for (const [at, part] of own.entries()) {
    const [facet, name] = [parameterIn(part), parameterIn(parts[at] ?? '')]
    if (facet === undefined) {
      if (part !== parts[at]) return undefined
    } else if (name === undefined) values.push({ facet, value: parts[at] ?? '' })
    else if (facet === 'slug' && name === 'slug') isOwn = true
    else if (name === 'slug' || name === 'id') owner = facet
    else if (page.query.includes(name)) keys.push({ key: name, facet })
    else if (name.startsWith('page.')) named = { facet, attribute: name.slice('page.'.length) }
    else isGuess = true
  }
  for (const [facet = '', value = ''] of search.split('&').map((pair) => pair.split('='))) {
    const name = parameterIn(value)
    if (name === 'slug' || name === 'id') owner = facet
    // A page that shows the first few of a list shows most of them not.
    if (facet === 'limit') return undefined
  }
  return { page, values, owner, isOwn, keys, isGuess, named }
}

const isScreen = ({ address, builtIn }: Page) => address !== '/' && !address.endsWith('*') && !builtIn

/** Where the calls of a kind are made, the screen that is about it and little else first. */
const showingsOf = ({ calls }: Entity): Showing[] =>
  listed
    .filter(isScreen)
    .flatMap((page) => {
      const shown = page.calls.flatMap((template) =>
        Object.entries(calls).flatMap(([path, call]) => matched(page, template, path, call) ?? []),
      )
      return shown.map((showing) => ({ showing, many: shown.length, besides: page.calls.length - shown.length }))
    })
    .toSorted((one, other) => other.many - one.many || one.besides - other.besides)
    .map(({ showing }) => showing)

const shownAs = (path: string | undefined, isListed: boolean): EntryAddress | undefined =>
  path === undefined ? undefined : { path, isListed }

const addressFrom = (
  { page, values, owner, isOwn, keys, isGuess, named }: Showing,
  slug: string | null,
  standing: EntryFacets,
  only: readonly string[],
  isLast: boolean,
): EntryAddress | undefined => {
  const isUnder = ({ facet, value }: { facet: string; value: string }) =>
    standing[facet]?.some((one) => one.value === value || one.slug === value) ?? false
  if (!values.every(isUnder)) return undefined
  const query = keys.map(({ key, facet }) => [key, standing[facet]?.[0]?.value ?? ''] as const)
  if (query.some(([, value]) => !value)) return undefined
  if (isGuess) return shownAs(page.parent, false)
  if (named) {
    const by = standing[named.facet]?.map(({ namedBy }) => namedBy?.[page.type ?? '']).find(Boolean)
    return by ? shownAs(page.address.replace('{slug}', by), true) : shownAs(page.parent, false)
  }
  const own = owner === undefined ? [] : (standing[owner] ?? []).map((one) => one.slug)
  const chosen = isOwn ? [slug] : own
  if (!isOwn && owner === undefined) {
    const isOneOf = (address: string) => only.length === 0 || only.includes(address.split('/').at(-1) ?? '')
    return shownAs(addressesOf(page).find(isOneOf), true)
  }
  const filled = chosen.find((one) => one && (!page.slugs || page.slugs.includes(one) || isLast))
  const queryString = query.length > 0 ? `?${query.map((pair) => pair.join('=')).join('&')}` : ''
  const isListed = !page.slugs || page.slugs.includes(filled ?? '')
  return filled ? shownAs(page.address.replace('{slug}', filled) + queryString, isListed) : undefined
}

const known = new WeakMap<Entity, Showing[]>()

// The most specific first: its own page, then the page of its owner, then a list with it.
const tellingOf = ({ isOwn, owner, values, isGuess, named }: Showing) =>
  isGuess || named ? -1 : (isOwn ? 4 : 0) + (owner === undefined ? 0 : 2) + (values.length > 0 ? 1 : 0)

const showingsFrom = (entity: Entity) => {
  const showings = known.get(entity) ?? showingsOf(entity).toSorted((one, other) => tellingOf(other) - tellingOf(one))
  known.set(entity, showings)
  return showings
}

/** Entries required to resolve an address of this kind: their pages show what they name in an attribute. */
export const namersOf = (entity: Entity): { facet: string; attribute: string; type: string }[] =>
  showingsFrom(entity).flatMap(({ named, page }) => (named && page.type ? [{ ...named, type: page.type }] : []))

/**
 * The screen that shows an entry without its own page, derived from the calls of the pages; undefined where there is none. With
 * `only` it is one of the screens of these slugs, where several list the entry.
 */
export const addressOfEntry = (
  entity: Entity,
  slug: string | null,
  standing: EntryFacets,
  only: readonly string[] = [],
): EntryAddress | undefined => {
  const showings = showingsFrom(entity)
  // The last resort is the page of its owner, though that page shows no such list.
  for (const isLast of [false, true])
    for (const showing of showings) {
      const address = addressFrom(showing, slug, standing, only, isLast)
      if (address) return address
    }
  return undefined
}
