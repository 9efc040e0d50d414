import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { ownAddress } from '@narkhoz/contract/pages/own-address.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'

/**
 * Kinds whose lists show pictures, and how many entries a page shows at once. Those with the fewest scenes, and the news, choose
 * first.
 */
const shownInLists: Readonly<Record<string, number>> = {
  school: 5,
  project: 100,
  news: 20,
  organization: 100,
  'sports-club': 100,
  'dual-program': 100,
  'history-timeline': 100,
  'student-life': 100,
  'project-activity': 100,
  'research-team': 100,
  'international-project': 100,
  'science-grant': 100,
  'rg-gold-project': 100,
}

/** The address at which an entry is a page; none where it is only listed. */
const addressOf = ({ kind, slug = null, attributes }: Draft) => ownAddress(entityOf(kind), { slug, attributes })

const pageOf = (entry: Draft) => {
  const address = addressOf(entry)
  return address === undefined ? undefined : matchPage(address)?.page
}

/** Pages that a visitor sees after one another: a section of the site, or the pages of one kind of entries. */
export const sectionOf = (entry: Draft) => (entry.kind === 'page' ? (pageOf(entry)?.section ?? 'main') : entry.kind)

const kindOfCall = new Map<string, string>([
  ...Object.values(entities).map(({ kind, plural }) => [plural, kind] as const),
  ['latest-news', 'news'],
  ['school-dual-programs', 'dual-program'],
  ['dual-programs-list', 'dual-program'],
])

/** What narrows a list to the page: the entries that name the entry of the page in this attribute. */
const narrowing = (call: string) => {
  if (/^school-dual-programs|school=\{slug\}/.test(call)) return 'school'
  return /^projects\/\{slug\}\/activities/.test(call) ? 'project' : undefined
}

/** The entries whose own pictures the page of an entry shows, without itself. */
const listedOn = (entry: Draft, ofKind: (kind: string) => readonly Draft[]): Draft[] =>
  (pageOf(entry)?.calls ?? []).flatMap((call) => {
    const attribute = narrowing(call)
    const kind = attribute === 'project' ? 'project-activity' : kindOfCall.get(/^[a-z-]+/.exec(call)?.[0] ?? '')
    const most = shownInLists[kind ?? '']
    if (!kind || !most) return []
    const listed = ofKind(kind).filter(({ attributes }) => !attribute || attributes[attribute] === entry.id)
    return listed.slice(0, Number(/limit=(\d+)/.exec(call)?.[1] ?? most)).filter((other) => other !== entry)
  })

/** A page, and the entries whose own pictures it shows. */
export type View = { page: Draft; listed: ReadonlySet<Draft> }

/** The lists on the pages of these entries, in the order of each kind. */
export const viewsOf = (drafts: readonly Draft[]): View[] => {
  const kinds = Map.groupBy(drafts, ({ kind }) => kind)
  return drafts.map((page) => ({ page, listed: new Set(listedOn(page, (kind) => kinds.get(kind) ?? [])) }))
}

const turnOf = ({ kind }: Draft) => (kind in shownInLists ? Object.keys(shownInLists).indexOf(kind) : Number.POSITIVE_INFINITY)

/** Entries in the order in which their pictures are chosen. */
export const byTurn = (drafts: readonly Draft[]): Draft[] =>
  drafts.toSorted((one, other) => (turnOf(one) === turnOf(other) ? 0 : turnOf(one) - turnOf(other)))

/** Whether the pictures of a kind are seen in lists, and so are chosen before those of the pages around them. */
export const isListed = (kind: string) => kind in shownInLists
