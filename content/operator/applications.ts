import { parseArgs } from 'node:util'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { and, asc, count, gt, inArray, lte, max } from 'drizzle-orm'
import { operator, recordApplications } from '../audit/record.ts'
import { applications, outbox } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import type { Command } from './command.ts'

const perRead = 500

/** How the mails of applications are doing, by application. */
const mailsOf = async (db: Database, ids: readonly number[]) => {
  const rows = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.applicationId, [...ids]))
    .orderBy(asc(outbox.receiver))
  const states = rows.map(({ applicationId, receiver, state, attempts, error, sentAt }) => ({
    applicationId,
    mail: { receiver, state, attempts, error, sent_at: sentAt?.toISOString() ?? null },
  }))
  return Map.groupBy(states, ({ applicationId }) => applicationId)
}

/** `npm run applications -- --json`: everything that was received, one JSON object a line. */
export const exportApplications: Command = async ({ storage: { db } }, args, write) => {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } })
  if (!values.json) throw new StartError('Say --json: one JSON object a line is the only form so far.')
  const [counted] = await db.select({ rows: count(), newest: max(applications.id) }).from(applications)
  const exported = { rows: counted?.rows ?? 0, format: 'json', filters: {} }
  await recordApplications(db, operator, [{ action: 'applications_exported', details: { exported } }])
  // Only those that were counted: what comes in meanwhile is the next export's.
  const isCounted = lte(applications.id, counted?.newest ?? 0)
  let last = 0
  for (;;) {
    const rows = await db
      .select()
      .from(applications)
      .where(and(isCounted, gt(applications.id, last)))
      .orderBy(asc(applications.id))
      .limit(perRead)
    const mails = await mailsOf(
      db,
      rows.map(({ id }) => id),
    )
    for (const { idempotencyKey, consentVersion, createdAt, ...row } of rows)
      await write(
        JSON.stringify({
          id: row.id,
          code: row.code,
          form: row.form,
          lang: row.lang,
          payload: row.payload,
          status: row.status,
          idempotency_key: idempotencyKey,
          consent_version: consentVersion,
          page: row.page,
          created_at: createdAt.toISOString(),
          mails: mails.get(row.id)?.map(({ mail }) => mail) ?? [],
        }),
      )
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}
