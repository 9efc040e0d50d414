import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { entries } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'
import type { ShownSettings } from './index-document.ts'

type Entry = { kind: string; id: number; slug: string | null; attributes: Record<string, unknown> }

const settings = (Object.values(entities) as Entity[]).filter(({ foundAt }) => foundAt)
const paths = new Set(settings.map(({ foundAt }) => foundAt?.path))

const columns = {
  kind: entries.kind,
  id: entries.id,
  slug: entries.slug,
  attributes: sql<Record<string, unknown>>`${entries.attributes}`,
}

const isShowing = ({ kind, attributes }: Entry) => kind === entities.page.kind && paths.has(String(attributes.path))

/** Pages that show the saved entries and are not part of the save: their text has changed. */
export const pagesShowing = async (tx: Transaction, saved: readonly Entry[]): Promise<Entry[]> => {
  const changed = settings.filter(({ kind }) => saved.some((entry) => entry.kind === kind)).map(({ foundAt }) => foundAt?.path ?? '')
  if (changed.length === 0) return []
  const path = sql<string>`${entries.attributes} ->> 'path'`
  const pages = await tx
    .select(columns)
    .from(entries)
    .where(and(eq(entries.kind, entities.page.kind), eq(entries.status, 'published'), inArray(path, changed)))
  return pages.filter((page) => !saved.some(({ kind, id }) => kind === page.kind && id === page.id))
}

/** The settings that each of these entries shows, if its page shows any. */
export const settingsShownOn = async (tx: Transaction, shown: readonly Entry[]): Promise<(entry: Entry) => ShownSettings[]> => {
  if (!shown.some(isShowing)) return () => []
  const kinds = settings.map(({ kind }) => kind)
  const rows = await tx
    .select(columns)
    .from(entries)
    .where(and(inArray(entries.kind, kinds), eq(entries.status, 'published')))
  return (entry) =>
    isShowing(entry)
      ? settings.flatMap((entity) => {
          const row = rows.find(({ kind }) => kind === entity.kind)
          if (!row || entity.foundAt?.path !== entry.attributes.path) return []
          return [{ entity, names: entity.foundAt?.attributes ?? [], attributes: row.attributes }]
        })
      : []
}
