import { entities } from '@narkhoz/contract/entities/registry.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import type { Draft } from '../../content/entry.ts'
import { entityOf } from '../../content/kinds.ts'

/** Kinds whose lists show the scenes of their entries, and how many of them a page shows at once. */
const shownInLists: Readonly<Record<string, number>> = {
  school: 5,
  'history-timeline': 100,
  organization: 100,
  'sports-club': 100,
  'research-team': 100,
  news: 20,
}

/** The address at which an entry is a page; none where it is only listed. */
const addressOf = (entry: Draft) => {
  if (entry.kind === 'page') return entry.attributes.path === 'main' ? '/' : `/${entry.attributes.path}`
  return entityOf(entry.kind).page?.address?.replace('{slug}', entry.slug ?? '')
}

const pageOf = (entry: Draft) => {
  const address = addressOf(entry)
  return address === undefined ? undefined : matchPage(address)?.page
}

/** Pages that a visitor sees after one another: a section of the site, or the pages of one kind of entries. */
export const sectionOf = (entry: Draft) => (entry.kind === 'page' ? (pageOf(entry)?.section ?? 'main') : entry.kind)

const kindOfCall = new Map(
  Object.values(entities).flatMap(({ kind, plural }) => [[plural, kind], ...(kind === 'news' ? [['latest-news', kind] as const] : [])]),
)

/** Kinds whose pictures the page of an entry lists, each with how many of them. */
export const listedOn = (entry: Draft): { kind: string; count: number }[] => {
  const kinds = (pageOf(entry)?.calls ?? []).map((call) => kindOfCall.get(/^[a-z-]+/.exec(call)?.[0] ?? ''))
  return [...new Set(kinds)].flatMap((kind) => (kind && shownInLists[kind] ? [{ kind, count: shownInLists[kind] }] : []))
}

/** Whether the pictures of a kind are seen in lists, and so are chosen before those of the pages around them. */
export const isListed = (kind: string) => kind in shownInLists
