import { roles } from '@narkhoz/contract/admin/roles.ts'
import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

/** Editors, staff and administrators. None is ever removed, because their name stays with what they did; they are disabled. */
export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** In small letters: one person, one account. */
  email: text().notNull().unique(),
  role: text({ enum: roles }).notNull(),
  /** The forms whose applications a member of staff may see. */
  forms: jsonb().$type<FormName[]>().notNull().default([]),
  lang: text({ enum: locales }).notNull().default('kz'),
  disabledAt: moment('disabled_at'),
  /** When they last signed in or had their session made longer. */
  lastSeenAt: moment('last_seen_at'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** Required by the sign-in library, and not used. */
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
})

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Signed-in browsers. A token alone does not suffice: the cookie is signed with a key outside the database. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Passwords, as hashes. The other columns are required by the sign-in library, and not used. */
export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    userId: userId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('credentials_user').on(table.userId)],
)

/** Pending sign-ins with a second factor, as hashes. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** Keys of authenticators and codes written down, encrypted with a key outside the database. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: text().primaryKey(),
    userId: userId(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean(),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
    /** The last code that opened something, by its hash, and when: it opens nothing again. */
    lastCode: text('last_code'),
    lastCodeAt: moment('last_code_at'),
  },
  (table) => [index('second_factors_user').on(table.userId)],
)

/** Links that confirm a new email, by their hash: it is in use once its link is opened. */
export const emailChanges = pgTable(
  'email_changes',
  {
    hash: text().primaryKey(),
    userId: userId(),
    email: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_user').on(table.userId)],
)

/** One-time links to set a password: by their hash, so that a copy of the database opens nothing. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['first administrator', 'invitation', 'reset'] }).notNull(),
    /** The owner; null for the link that creates the first administrator. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Until when. A link of an earlier version that says nothing opens nothing. */
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('one_time_links_user').on(table.userId)],
)
