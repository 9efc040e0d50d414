import { kindsNamedBy } from '@narkhoz/contract/cache-tags.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { defaultLocale, type Locale } from '@narkhoz/contract/locales.ts'
import { addressOfEntry, type EntryFacets, namersOf } from '@narkhoz/contract/pages/address-of-entry.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { ownAddress } from '@narkhoz/contract/pages/own-address.ts'
import type { SearchResult } from '@narkhoz/contract/search.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { sql } from 'drizzle-orm'
import type { ReferenceNameCache } from '../entries/reference-names.ts'
import { sanitizeText } from '../entries/sanitize.ts'
import { shownTexts } from '../search-index/search-texts.ts'
import { type Database, rowsOf } from '../storage/storage.ts'
import { builtInEntries } from './built-in-entries.ts'
import { type Candidate, keyOf } from './candidates.ts'

type Row = { kind: string; id: number; slug: string | null; attributes: UnknownRecord }

const searched = (Object.values(entities) as Entity[]).filter(({ search }) => search)
const kinds = new Map(searched.map((entity) => [entity.kind, entity]))

/** The attributes that a result is made from, of whatever kind: no text of a page leaves the database for its title. */
const shown = [
  ...new Set(
    searched.flatMap(({ heading, search, facets = {} }) => [
      heading,
      ...(search?.lead ?? []),
      ...(search?.note ? [search.note] : []),
      ...(search?.shownWith ?? []),
      ...(search?.shownOn ? [search.shownOn] : []),
      'path',
      'seo',
      ...Object.values(facets).map(({ attribute }) => attribute),
    ]),
  ),
]

const named = [...new Set(searched.flatMap((entity) => kindsNamedBy(entity)))]

const builtIn = new Map<string, Row>(builtInEntries.map((entry) => [keyOf(entry), entry]))

const rowsFor = async (db: Database, best: readonly Candidate[]): Promise<Row[]> => {
  const keys = best.filter((one) => !builtIn.has(keyOf(one))).map(({ kind, id }) => ({ kind, id }))
  const stored = rowsOf<Row>(
    await db.execute(sql`
      select e.kind, e.id, e.slug, (
        select jsonb_object_agg(key, value) from jsonb_each(e.attributes)
        where key in (select jsonb_array_elements_text(${JSON.stringify(shown)}::text::jsonb))
      ) as attributes
      from jsonb_to_recordset(${JSON.stringify(keys)}::text::jsonb) as k(kind text, id int)
        join entries e on e.kind = k.kind and e.id = k.id and e.status = 'published'`),
  )
  const rows = new Map([...builtIn, ...stored.map((row) => [keyOf(row), row] as const)])
  return best.flatMap((one) => rows.get(keyOf(one)) ?? [])
}

const longestLead = 300

/** Whether a text is not written in a language, though it is in Kazakh. */
const isMissing = (attributes: UnknownRecord, names: readonly string[], lang: Locale) =>
  names.some((name) => {
    const texts = attributes[name]
    if (typeof texts !== 'object' || texts === null) return false
    return Boolean((texts as UnknownRecord)[defaultLocale]) && !(texts as UnknownRecord)[lang]
  })

/** Whether a lead is in Kazakh because a language lacks it. */
const isLeadMissing = ({ search }: Entity, attributes: UnknownRecord, lang: Locale) =>
  isMissing(attributes, search?.lead ?? [], lang) ||
  (!search?.lead && isMissing((attributes.seo ?? {}) as UnknownRecord, ['description'], lang))

/** The note that distinguishes results of the same title, in words. */
const noteOf = ({ search, attributes }: Entity, values: UnknownRecord, lang: Locale) => {
  const options = search?.note ? attributes[search.note]?.options : undefined
  return options?.find(({ value }) => value === values[search?.note ?? ''])?.label[lang]
}

const shortened = (text: string) => {
  if (text.length <= longestLead) return text
  return `${text.slice(0, longestLead).replace(/\s+\S*$/, '')}…`
}

const typeOf = (type: string) => (Object.values(entities) as Entity[]).find(({ page }) => page?.type === type)?.kind

type Namers = ReadonlyMap<string, Readonly<Record<string, string>>>

/** The first published entry of each kind that names a value which rows are listed under, by facet and value. */
const namersFor = async (db: Database, rows: readonly Row[]): Promise<Namers> => {
  const wanted = [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) => {
    const entity = kinds.get(kind)
    return entity ? namersOf(entity) : []
  })
  const namers = new Map<string, Record<string, string>>()
  for (const { facet, attribute, type } of wanted) {
    const found = rowsOf<{ value: string; slug: string }>(
      await db.execute(sql`
        select distinct on (value) attributes ->> ${attribute}::text as value, slug from entries
        where kind = ${typeOf(type) ?? type} and status = 'published' and slug is not null
        order by value, position, id`),
    )
    for (const { value, slug } of found) namers.set(`${facet} ${value}`, { ...namers.get(`${facet} ${value}`), [type]: slug })
  }
  return namers
}

/** The slugs of the screens that show an entry, where not each that lists its kind does. */
const shownOnlyOn = ({ search }: Entity, attributes: UnknownRecord) =>
  (search?.shownOn && (attributes[search.shownOn] as string[] | undefined)) || []

/** Whether the page that lists an entry shows this one. */
const isShown = ({ search }: Entity, attributes: UnknownRecord) => !search?.shownWith || search.shownWith.some((name) => attributes[name])

/** The search results for visitors, in order of rank. */
export const resultsOf = async (
  db: Database,
  keeper: ReferenceNameCache,
  best: readonly Candidate[],
  lang: Locale,
): Promise<SearchResult[]> => {
  if (best.length === 0) return []
  const [rows, names] = await Promise.all([rowsFor(db, best), keeper.names(named)])
  const namers = await namersFor(db, rows)
  const standingOf = ({ facets = {}, attributes }: Entity, values: UnknownRecord): EntryFacets =>
    Object.fromEntries(
      Object.entries(facets).flatMap(([name, { attribute, part }]) => {
        if (part) return []
        const to = attributes[attribute]?.to
        const own = [values[attribute] ?? []].flat() as (string | number)[]
        const entryOf = (value: string | number) => ({
          value: String(value),
          slug: to ? names.of(to, Number(value), lang)?.slug : undefined,
          namedBy: namers.get(`${name} ${value}`) ?? {},
        })
        return [[name, own.map(entryOf)]]
      }),
    ) as EntryFacets
  return rows.flatMap(({ kind, id, slug, attributes }) => {
    const entity = kinds.get(kind)
    if (!entity) return []
    const texts = shownTexts(entity, attributes, lang)
    const [title, lead] = [sanitizeText(texts.title), sanitizeText(shortened(texts.lead))]
    const address = ownAddress(entity, { slug, attributes })
    const note = noteOf(entity, attributes, lang)
    const shown =
      address === undefined ? addressOfEntry(entity, slug, standingOf(entity, attributes), shownOnlyOn(entity, attributes)) : undefined
    return [
      {
        kind,
        id,
        title,
        lead,
        path: address ?? shown?.path ?? null,
        ...(shown?.isListed && !entity.slug && isShown(entity, attributes) && { anchor: entryAnchor(kind, id) }),
        ...(note && { note }),
        fallback: [
          ...(isMissing(attributes, [entity.heading], lang) ? ['title'] : []),
          ...(lead && isLeadMissing(entity, attributes, lang) ? ['lead'] : []),
        ],
      },
    ]
  })
}
