import type { Locale } from '@narkhoz/contract/locales.ts'
import {
  bigint,
  bigserial,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Everything editors write: one row an entry, its attributes as declared in the contract. */
export const entries = pgTable(
  'entries',
  {
    kind: text().notNull(),
    id: integer().notNull(),
    slug: text(),
    position: integer().notNull().default(0),
    status: text({ enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    attributes: jsonb().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), uniqueIndex('entries_slug').on(table.kind, table.slug)],
)

/**
 * What lists are narrowed and ordered by, filled from the entities' facets. Only published entries have rows; the
 * facet with an empty name holds them all. The key runs in the order of the list, so a page is one index range.
 */
export const facets = pgTable(
  'facets',
  {
    kind: text().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    sort: doublePrecision().notNull(),
    entryId: integer('entry_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name, table.value, table.sort, table.entryId] }),
    index('facets_entry').on(table.kind, table.entryId),
  ],
)

/**
 * How many entries each facet value has, by stretch of its list: totals and filter counts without counting, and a page
 * deep in a long list is found by adding up the stretches before it.
 */
export const facetCounts = pgTable(
  'facet_counts',
  { kind: text().notNull(), name: text().notNull(), value: text().notNull(), stretch: integer().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.value, table.stretch] })],
)

const searchTable = <L extends Locale>(lang: L) =>
  pgTable(
    `search_${lang}`,
    {
      kind: text().notNull(),
      entryId: integer('entry_id').notNull(),
      title: text().notNull(),
      lead: text().notNull(),
      path: text(),
      words: tsvector().notNull(),
    },
    (table) => [primaryKey({ columns: [table.kind, table.entryId] }), index(`search_${lang}_words`).using('gin', table.words)],
  )

/** One full-text table a language, written with the entry. */
export const searchKz = searchTable('kz')
export const searchRu = searchTable('ru')
export const searchEn = searchTable('en')

/** What changed, in the order it was committed; nodes and the site read on from the last one they know. */
export const changes = pgTable('changes', {
  seq: bigserial({ mode: 'number' }).primaryKey(),
  kind: text().notNull(),
  entryId: integer('entry_id').notNull(),
  slug: text(),
  at: moment('at').notNull().defaultNow(),
})

/** What visitors sent. */
export const applications = pgTable(
  'applications',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    code: text().notNull().unique(),
    form: text().notNull(),
    lang: text().notNull(),
    payload: jsonb().notNull(),
    status: text({ enum: ['received', 'in_work', 'answered', 'spam'] })
      .notNull()
      .default('received'),
    /** The client's key: the same one twice is the same application. */
    idempotencyKey: text('idempotency_key'),
    /** A hash of the payload, so that a key used again with other content is noticed. */
    fingerprint: text().notNull(),
    consentVersion: text('consent_version'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('applications_key').on(table.form, table.idempotencyKey),
    index('applications_form').on(table.form, table.createdAt),
  ],
)

/** Private files that came with applications. */
export const files = pgTable(
  'files',
  {
    key: text().primaryKey(),
    type: text().notNull(),
    size: integer().notNull(),
    /** A hash of its bytes: the same file stored twice is the same content under an application's key. */
    digest: text(),
    /** The token it was stored with: only that token may name it in an application. */
    tokenHash: text('token_hash').notNull(),
    applicationId: bigint('application_id', { mode: 'number' }).references(() => applications.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('files_unclaimed').on(table.applicationId, table.createdAt)],
)

/** Mail to be sent, a row each, stored with its application. It holds no text: that is made from the application when it is sent. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the mail's own id, the same at every attempt: whoever gets it twice can tell. */
    id: text().primaryKey(),
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    receiver: text({ enum: ['office', 'visitor'] }).notNull(),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    /** How often it was begun to be sent. */
    attempts: integer().notNull().default(0),
    /** Not before this moment; who sends it moves it on, so that no other node takes it as well. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** What kind of failure the last attempt ended in. */
    error: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [index('outbox_due').on(table.state, table.dueAt), index('outbox_application').on(table.applicationId)],
)

/** Public files: pictures and documents that visitors see. A key follows from the bytes, so a row is never changed. */
export const media = pgTable('media', {
  key: text().primaryKey(),
  type: text().notNull(),
  size: integer().notNull(),
  /** Of pictures, in pixels. */
  width: integer(),
  height: integer(),
  /** What visitors save it as. */
  name: text(),
  /** What the service itself made it from: the same is not made twice. */
  recipe: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Service tokens by their hash: a copy of the database lets nobody in. */
export const accessTokens = pgTable('access_tokens', {
  hash: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** Starter entries that were once loaded: the seed never brings back or overwrites what an editor changed since. */
export const seeded = pgTable('seeded', { kind: text().notNull(), id: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.kind, table.id] }),
])
