import { parseArgs } from 'node:util'
import { asc, gt } from 'drizzle-orm'
import { StartError } from '../start-error.ts'
import { applications } from '../storage/schema.ts'
import type { Command } from './command.ts'

const perRead = 500

/** `npm run applications -- --json`: everything that was received, one JSON object a line. */
export const exportApplications: Command = async ({ storage: { db } }, args, write) => {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } } })
  if (!values.json) throw new StartError('Say --json: one JSON object a line is the only form so far.')
  let last = 0
  for (;;) {
    const rows = await db.select().from(applications).where(gt(applications.id, last)).orderBy(asc(applications.id)).limit(perRead)
    for (const { fingerprint: _, idempotencyKey, consentVersion, createdAt, ...row } of rows)
      await write(
        JSON.stringify({ ...row, idempotency_key: idempotencyKey, consent_version: consentVersion, created_at: createdAt.toISOString() }),
      )
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}
