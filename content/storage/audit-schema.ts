import {
  type AuditAction,
  type AuditChannel,
  type AuditDetails,
  type AuditKind,
  auditActions,
  auditChannels,
  auditKinds,
} from '@narkhoz/contract/admin/audit.ts'
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts-schema.ts'
import { moment } from './moment.ts'

const userId = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })

/**
 * Who changed which account, and who saw or changed which application. A line outlives the application, so it refers to it by
 * receipt code: numbers may be reused after a restore, codes never are.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    by: userId('by'),
    channel: text({ enum: Object.keys(auditChannels) as [AuditChannel] }).notNull(),
    action: text({ enum: Object.keys(auditActions) as [AuditAction] }).notNull(),
    kind: text({ enum: Object.values(auditKinds) as [AuditKind] }).notNull(),
    accountId: userId('account_id'),
    code: text(),
    form: text(),
    details: jsonb().$type<AuditDetails>(),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    index('audit_log_by').on(table.by),
    index('audit_log_code').on(table.code),
    index('audit_log_account').on(table.accountId),
  ],
)
