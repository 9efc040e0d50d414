import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import { cardAttributes, type Entity, ownAttributes } from '@narkhoz/contract/entities/entity.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { ownAddress } from '@narkhoz/contract/pages/own-address.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import type { Names } from './reference-names.ts'
import { resolverOf } from './resolve.ts'

/** An entry as it comes from the database. */
export type Row = { id: number; slug: string | null; attributes: UnknownRecord; updatedAt?: string }

const cards = new WeakMap<Entity, Attributes>()
const owns = new WeakMap<Entity, Attributes>()

const kept = (known: WeakMap<Entity, Attributes>, entity: Entity, make: (attributes: Attributes) => Attributes) => {
  const made = known.get(entity) ?? make(entity.attributes)
  known.set(entity, made)
  return made
}

const answered = (attributes: Attributes, { id, slug, updatedAt, attributes: values }: Row, lang: Locale, names: Names) => {
  const fallback: string[] = []
  const answer = { id, slug, ...(updatedAt && { updated_at: updatedAt }) }
  resolverOf(attributes)(values, { lang, names, fallback }, '', answer)
  return Object.assign(answer, { fallback })
}

/** An entry of a list in one language. */
export const cardOf = (entity: Entity, row: Row, lang: Locale, names: Names) =>
  answered(kept(cards, entity, cardAttributes), row, lang, names)

/** The languages an entry's heading is written in; one that is the same in all of them is in all of them. */
const languagesOf = ({ heading }: Entity, { attributes }: Row): Locale[] => {
  const texts = attributes[heading]
  return locales.filter((lang) => typeof texts !== 'object' || Boolean((texts as Partial<Record<Locale, string>> | null)?.[lang]))
}

/** An entry in one language with everything but its blocks. */
export const entryOf = (entity: Entity, row: Row, lang: Locale, names: Names) =>
  Object.assign(answered(kept(owns, entity, ownAttributes), row, lang, names), { written_in: languagesOf(entity, row) })

/** The page of an entry in one language; meta tags default to the entry's own texts. */
export const pageOf = (entity: Entity, row: Row, lang: Locale, names: Names) => {
  const entry: UnknownRecord & { fallback: string[] } = entryOf(entity, row, lang, names)
  const own = entity.page?.address ? entity.page.type : (row.attributes.type as string)
  const standIn = (name: 'title' | 'description', ...others: [string, unknown][]) => {
    const written = (entry.seo as UnknownRecord | null)?.[name]
    if (written) return written
    const [at, text] = others.find(([, other]) => other) ?? []
    if (at && entry.fallback.includes(at)) entry.fallback.push(`seo.${name}`)
    return text
  }
  const heading: [string, unknown] = [entity.heading, entry[entity.heading]]
  const banner: [string, unknown] = ['banner.lead', (entry.banner as UnknownRecord | null)?.lead]
  return {
    ...entry,
    title: entry[entity.heading],
    seo: { title: standIn('title', heading), description: standIn('description', ['lead', entry.lead], banner, heading) },
    page_type: own,
    path: ownAddress(entity, row),
  }
}

type StoredBlock = UnknownRecord & { id: number; type: string; group: number; position: number; hidden?: boolean }

/** The blocks of an entry in one language, grouped by `{slug}-blockN`, each group in the order of its positions. */
export const blocksOf = (row: Row, lang: Locale, names: Names): Record<string, UnknownRecord[]> => {
  const stored = ((row.attributes.blocks ?? []) as StoredBlock[])
    .filter(({ hidden }) => !hidden)
    .sort((one, other) => one.position - other.position)
  const groups: Record<string, UnknownRecord[]> = {}
  for (const block of stored) {
    const declared = (blockRegistry as Record<string, Block>)[block.type]
    if (!declared) throw new Error(`Block ${block.id} of entry ${row.id} has the undeclared type ${block.type}`)
    const fallback: string[] = []
    const answer = {
      id: block.id,
      type: block.type,
      position: block.position,
      ...resolverOf(declared.attributes)(block, { lang, names, fallback }),
      fallback,
    }
    const name = `${row.slug ?? row.id}-block${block.group}`
    groups[name] = [...(groups[name] ?? []), answer]
  }
  return groups
}
