import type { DeadLink } from '@narkhoz/contract/admin/log.ts'
import { contentCalls } from '@narkhoz/contract/api.ts'
import { canonicalAddress } from '@narkhoz/contract/canonical-address.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import { mediaAddress, mediaKeyIn } from '@narkhoz/contract/media.ts'
import { entityAtPath } from '@narkhoz/contract/pages/entity-at-path.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { subscriptionAddresses } from '@narkhoz/contract/subscriptions.ts'
import { inArray, sql } from 'drizzle-orm'
import { redirectTag } from '../entries/redirect-from.ts'
import { media } from '../storage/schema.ts'
import { type Database, rowsOf, type Transaction } from '../storage/storage.ts'
import { headingFrom } from './entry-state.ts'

/** A link to the site itself and one entry that has it. */
type Link = { url: string; kind: string; id: number }

/** What must be there for a link to lead somewhere: an entry by its slug, a page by its path, or nothing more than the site. */
type LinkTarget = { kind: string; slug: string } | { path: string } | 'nothing more' | 'nowhere'

/** Every own address in what visitors see, each once: in links, menus and files, and in the markup of texts. */
const ownLinks = async (db: Database) =>
  rowsOf<Link>(
    await db.execute(sql`
      select distinct on (url) url, kind, id from (
        select kind, id, (regexp_matches(attributes::text, '(?:"url": "|href=\\\\")(/[^"\\\\]*)', 'g'))[1] as url
        from entries where status = 'published'
      ) as links
      where url not like ${`${constants.media}%`} or not exists (select 1 from media where media.key = substr(url, ${constants.media.length + 1}::int))
      order by url, kind, id`),
  )

const wantedBy = (url: string): LinkTarget => {
  const path = decoded(url)
  if (path === undefined || path.startsWith(constants.media)) return 'nowhere'
  if (subscriptionAddresses.includes(path)) return 'nothing more'
  const { page, slug } = matchPage(path) ?? {}
  if (!page) return 'nowhere'
  if (page.pageless) {
    const call = slug === undefined ? undefined : contentCalls.find(({ path: declared }) => declared === page.calls[0])
    return call && slug ? { kind: call.entity.kind, slug } : 'nothing more'
  }
  const pathname = pagePath(page, path)
  if (pathname === undefined) return 'nothing more'
  const owner = entityAtPath(pathname)
  return owner.slug ? { kind: owner.entity.kind, slug: owner.slug } : { path: pathname }
}

const decoded = (url: string) => {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/, '')).replace(/(?<=.)\/$/, '')
  } catch {
    return undefined
  }
}

const keyOf = (wanted: Exclude<LinkTarget, string>) => ('path' in wanted ? `page ${wanted.path}` : `${wanted.kind} ${wanted.slug}`)

/** Those of some entries that visitors see. */
const seenAmong = async (db: Database | Transaction, wanted: readonly Exclude<LinkTarget, string>[]) => {
  const slugs = wanted.flatMap((one) => ('slug' in one ? [one] : []))
  const paths = wanted.flatMap((one) => ('path' in one ? [one] : []))
  const rows = rowsOf<{ kind: string; name: string }>(
    await db.execute(sql`
      select e.kind, e.slug as name from entries e
      join jsonb_to_recordset(${JSON.stringify(slugs)}::text::jsonb) as k(kind text, slug text) on e.kind = k.kind and e.slug = k.slug
      where e.status = 'published'
      union all
      select 'page', f.value from facets f
      join jsonb_to_recordset(${JSON.stringify(paths)}::text::jsonb) as k(path text) on f.value = k.path
      where f.kind = 'page' and f.name = 'path'`),
  )
  return new Set(rows.map(({ kind, name }) => `${kind} ${name}`))
}

/** Those of some addresses that are public files. */
const filesAmong = async (db: Database | Transaction, urls: readonly string[]) => {
  const keys = urls.flatMap((url) => mediaKeyIn(url) ?? [])
  const rows = keys.length === 0 ? [] : await db.select({ key: media.key }).from(media).where(inArray(media.key, keys))
  return new Set(rows.map(({ key }) => mediaAddress(key)))
}

const redirected = async (db: Database | Transaction) => {
  const rows = rowsOf<{ from: string }>(await db.execute(sql`select "from" from redirects`))
  return new Set(rows.map(({ from }) => from))
}

/** Those among some addresses that are the site's own and lead nowhere. */
export const deadAmong = async (db: Database | Transaction, urls: readonly string[]): Promise<Set<string>> => {
  const links = urls.filter((url) => url.startsWith('/')).map((url) => ({ url, wanted: wantedBy(url) }))
  const seen = await seenAmong(
    db,
    links.flatMap(({ wanted }) => (typeof wanted === 'string' ? [] : [wanted])),
  )
  const moved = await redirected(db)
  const files = await filesAmong(db, urls)
  const dead = links.filter(({ url, wanted }) => {
    if (wanted === 'nothing more' || moved.has(decoded(url) ?? '') || moved.has(canonicalAddress(url)) || files.has(url)) return false
    return wanted === 'nowhere' || !seen.has(keyOf(wanted))
  })
  return new Set(dead.map(({ url }) => url))
}

/** Links of the site to itself that lead nowhere, each with one entry that has it. */
const deadLinks = async (db: Database): Promise<Link[]> => {
  const links = await ownLinks(db)
  const dead = await deadAmong(
    db,
    links.map(({ url }) => url),
  )
  return links.filter(({ url }) => dead.has(url))
}

/** Redirects that lead to a page of the site which is not there. */
const deadRedirects = async (db: Database): Promise<DeadLink[]> => {
  const rows = rowsOf<{ id: number; from: string; to: string }>(
    await db.execute(sql`select id, "from", "to" from redirects order by "from"`),
  )
  const dead = await deadAmong(
    db,
    rows.map(({ to }) => to),
  )
  return rows
    .filter(({ to }) => dead.has(to))
    .map(({ id, from, to }) => ({
      kind: redirectTag,
      plural: 'redirects',
      id,
      heading: { kz: from, ru: from, en: from },
      path: 'to',
      url: to,
    }))
}

const placeOf = (value: unknown, url: string, path = ''): string | undefined => {
  if (typeof value === 'string') return value === url || value.includes(`href="${url}"`) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, one] of Object.entries(value)) {
    const found = placeOf(one, url, path ? `${path}.${name}` : name)
    if (found !== undefined) return found
  }
  return undefined
}

/** How many are shown; the rest is counted. */
const mostShown = 20

const shown = async (db: Database, links: readonly Link[]): Promise<DeadLink[]> => {
  const rows = rowsOf<Link & { attributes: Record<string, unknown> }>(
    await db.execute(sql`
      select k.url, e.kind, e.id, e.attributes from entries e
      join jsonb_to_recordset(${JSON.stringify(links.slice(0, mostShown))}::text::jsonb) as k(url text, kind text, id int) on e.kind = k.kind and e.id = k.id
      order by k.url`),
  )
  return rows.map(({ url, kind, id, attributes }) => {
    const { plural, heading } = entityOf(kind)
    return { kind, plural, id, heading: headingFrom(attributes[heading]), path: placeOf(attributes, url) ?? '', url }
  })
}

/** How many links and redirects of the site to itself lead nowhere, and the first of them. */
export const findDeadLinks = async (db: Database): Promise<{ total: number; first: DeadLink[] }> => {
  const [dead, moved] = [await deadLinks(db), await deadRedirects(db)]
  return { total: dead.length + moved.length, first: [...moved, ...(await shown(db, dead))].slice(0, mostShown) }
}
