import type { Locale } from '@narkhoz/contract/locales.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts-schema.ts'
import { moment } from './moment.ts'

export * from './accounts-schema.ts'
export * from './audit-schema.ts'
export * from './editing-schema.ts'
export * from './search-schema.ts'

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
 * Number of entries per facet value and bucket of its list: totals and facet counts without counting, and a deep page is found by
 * adding up the buckets before it.
 */
export const facetCounts = pgTable(
  'facet_counts',
  { kind: text().notNull(), name: text().notNull(), value: text().notNull(), stretch: integer().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.name, table.value, table.stretch] })],
)

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
    /** The path of the page it was sent from, where the site said so. */
    page: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Who works on it. */
    assigneeId: text('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    dueAt: moment('due_at'),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    uniqueIndex('applications_key').on(table.form, table.idempotencyKey),
    index('applications_form').on(table.form, table.createdAt),
    index('applications_assignee').on(table.assigneeId, table.status),
  ],
)

/** Staff's events of an application, in order: notes and replies with their text, and changes. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    applicationId: bigint('application_id', { mode: 'number' })
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: ['status', 'assignee', 'due', 'note', 'reply'] }).notNull(),
    /** Of a note or a reply. */
    text: text(),
    /** Of a change: the previous and the new value. */
    before: text(),
    after: text(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.id)],
)

/** Replies that staff send often, by form and language. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: serial().primaryKey(),
    form: text().notNull(),
    lang: text({ enum: ['kz', 'ru', 'en'] }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('reply_templates_form').on(table.form, table.lang)],
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

/** Mails about accounts: a link to set a password, one to confirm another email, and a notice to the previous email. */
export const accountMails = ['invited', 'forgetful', 'new address', 'old address'] as const

/** Mail to be sent, a row each, stored with its subject. It contains no text: that is built when it is sent. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the Message-ID, the same at every attempt: a reader recognizes a duplicate. */
    id: text().primaryKey(),
    /** The application it is about, unless it is about an account. */
    applicationId: bigint('application_id', { mode: 'number' }).references(() => applications.id, { onDelete: 'cascade' }),
    /** Its kind: an application to its office, its confirmation, a reply to it, or one about an account. */
    receiver: text({ enum: ['office', 'visitor', 'applicant', ...accountMails] }).notNull(),
    /** Its address, unless derived from its subject: one that an account does not have yet, or no longer. */
    address: text(),
    /** The reply it brings. */
    eventId: bigint('event_id', { mode: 'number' }).references(() => applicationEvents.id, { onDelete: 'cascade' }),
    /** The account it is about. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['queued', 'sent', 'failed', 'held back'] })
      .notNull()
      .default('queued'),
    /** How often it was begun to be sent. */
    attempts: integer().notNull().default(0),
    /** How often a mail server that answered did not want it yet: only these are counted towards giving it up. */
    putOff: integer('put_off').notNull().default(0),
    /** A hash of the mailbox that a confirmation goes to: how many it gets is limited. */
    mailbox: text(),
    /** Not before this moment; who sends it moves it on, so that no other node takes it as well. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** What kind of failure the last attempt ended in. */
    error: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('outbox_due').on(table.state, table.dueAt),
    index('outbox_application').on(table.applicationId),
    index('outbox_event').on(table.eventId),
    index('outbox_user').on(table.userId),
    // Without held back ones: an attacker creates any number of them.
    index('outbox_mailbox').on(table.mailbox).where(sql`${table.state} <> 'held back'`),
  ],
)

/** Public files: pictures and documents. A key is derived from the bytes, so these never change; the metadata may. */
export const media = pgTable(
  'media',
  {
    key: text().primaryKey(),
    type: text().notNull(),
    size: integer().notNull(),
    /** Of pictures, in pixels. */
    width: integer(),
    height: integer(),
    /** What visitors save it as. */
    name: text(),
    /** The recipe of a generated file: the same is not made twice. */
    recipe: text(),
    /** Of a smaller copy: the key of its original. */
    original: text(),
    /** The alt text of a picture. */
    alt: jsonb().$type<Partial<Record<Locale, string>>>(),
    /** What must stay in sight where a picture is cut. */
    focus: jsonb().$type<{ x: number; y: number }>(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('media_original').on(table.original), index('media_created').on(table.createdAt)],
)

/** Service tokens by their hash: a copy of the database grants no access. */
export const accessTokens = pgTable('access_tokens', {
  hash: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** Loaded starter entries: the seed never restores or overwrites what an editor changed since. */
export const seeded = pgTable('seeded', { kind: text().notNull(), id: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.kind, table.id] }),
])
