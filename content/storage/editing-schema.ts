import type { LoggedAction } from '@narkhoz/contract/admin/log.ts'
import { loggedActions } from '@narkhoz/contract/admin/log.ts'
import { revisionActions } from '@narkhoz/contract/admin/revisions.ts'
import type { Labels, Locale } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { users } from './accounts-schema.ts'
import { moment } from './moment.ts'

/** The Kazakh texts that translations belong to, where those are not the current ones (`content/editing/translation-basis.ts`). */
export type Basis = Readonly<Record<string, readonly string[]>>

const userId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })

/** What editors work on, as long as it is not what visitors see. */
export const drafts = pgTable(
  'drafts',
  {
    kind: text().notNull(),
    id: integer().notNull(),
    slug: text(),
    position: integer().notNull(),
    attributes: jsonb().$type<UnknownRecord>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('drafts_slug').on(table.kind, table.slug)],
)

/** Editing state of an entry; imported entries without edits have no row. */
export const editing = pgTable(
  'editing',
  {
    kind: text().notNull(),
    id: integer().notNull(),
    /** Of the draft; grows with every save. */
    version: integer().notNull(),
    /** The version that visitors see or saw last. */
    liveVersion: integer('live_version'),
    liveAt: moment('live_at'),
    basis: jsonb().$type<Basis>().notNull().default({}),
    /** Whether a translation is outdated: derived from the basis, for lists. */
    outdatedRu: boolean('outdated_ru').notNull().default(false),
    outdatedEn: boolean('outdated_en').notNull().default(false),
    publishAt: moment('publish_at'),
    withdrawAt: moment('withdraw_at'),
    /** Why it was not published when its time came. */
    failure: jsonb().$type<{ at: string; fields: Record<string, Labels> }>(),
    updatedBy: userId('updated_by'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('editing_publish_at').on(table.publishAt),
    index('editing_withdraw_at').on(table.withdrawAt),
  ],
)

/** The status of an entry when it was deleted: its public version where the newest differs, and its schedule. */
export type BeforeDeletion = {
  public: { slug: string | null; position: number; attributes: UnknownRecord; isLive: boolean; updatedAt: string } | null
  hasDraft: boolean
  liveVersion: number | null
  liveAt: string | null
  publishAt: string | null
  withdrawAt: string | null
  failure: { at: string; fields: Record<string, Labels> } | null
}

/** Every version of an entry since its first edit, with the one before that. Also of deleted entries. */
export const revisions = pgTable(
  'revisions',
  {
    kind: text().notNull(),
    id: integer().notNull(),
    version: integer().notNull(),
    slug: text(),
    position: integer().notNull(),
    attributes: jsonb().$type<UnknownRecord>().notNull(),
    basis: jsonb().$type<Basis>().notNull(),
    action: text({ enum: revisionActions }).notNull(),
    /** Autosaved: replaced by the author's next version. */
    automatic: boolean().notNull().default(false),
    by: userId('by'),
    at: moment('at').notNull(),
    publishedAt: moment('published_at'),
    publishedBy: userId('published_by'),
    /** The status before the deletion, for undoing it; only of the version that records it. */
    before: jsonb().$type<BeforeDeletion>(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.version] }),
    index('revisions_deleted').on(table.at).where(sql`${table.action} = 'deleted'`),
  ],
)

/** Who did what, in order. */
export const editLog = pgTable(
  'edit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    by: userId('by'),
    action: text({ enum: Object.keys(loggedActions) as [LoggedAction] }).notNull(),
    /** The kind of an entry, `media` or `redirect`. */
    kind: text().notNull(),
    entryId: integer('entry_id'),
    version: integer(),
    subject: jsonb().$type<Partial<Record<Locale, string>>>().notNull(),
  },
  (table) => [index('edit_log_entry').on(table.kind, table.entryId), index('edit_log_by').on(table.by)],
)

/** Addresses that lead on to others: paths without a language. No target is the start of another one. */
export const redirects = pgTable(
  'redirects',
  {
    id: serial().primaryKey(),
    from: text().notNull().unique(),
    to: text().notNull(),
    origin: text({ enum: ['rename', 'editor'] }).notNull(),
    by: userId('by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('redirects_to').on(table.to)],
)
