import { contacts, officeAmong } from '@narkhoz/contract/blocks/contacts.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { and, eq, sql } from 'drizzle-orm'
import { entries } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** The office that a page is about. */
export type PageOffice = { title: Partial<Labels>; email: string | undefined }

type PageAttributes = {
  title?: Partial<Labels>
  blocks?: readonly { type: string; items?: readonly { title?: Partial<Labels>; email?: string }[] }[]
}

/** The office of a published page, from its contacts; editors maintain those, so that a mail goes to the published address. */
export const officeAtPage = async (db: Database, path: string): Promise<PageOffice | undefined> => {
  const [page] = await db
    .select({ attributes: entries.attributes })
    .from(entries)
    .where(and(eq(entries.kind, entities.page.kind), eq(entries.status, 'published'), sql`${entries.attributes} ->> 'path' = ${path}`))
    .limit(1)
  if (!page) return undefined
  const { title = {}, blocks = [] } = page.attributes as PageAttributes
  const place = officeAmong(blocks.flatMap(({ type, items = [] }) => (type === contacts.type ? items : [])))
  return { title: place?.title ?? title, email: place?.email }
}
