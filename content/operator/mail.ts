import { parseArgs } from 'node:util'
import { asc, count, eq, ne, sql } from 'drizzle-orm'
import { retry } from '../mail/outbox.ts'
import { applications, outbox } from '../storage/schema.ts'
import type { Command } from './command.ts'

const mostLines = 200

/** `npm run mail`: how mail is doing, and each one that is not out; `-- --retry` tries those again at once. */
export const mail: Command = async ({ storage: { db }, mailServer }, args, write) => {
  const { values } = parseArgs({ args: [...args], options: { retry: { type: 'boolean' } } })
  if (!mailServer) write('SMTP_URL is not set: mails wait until it is.')
  if (values.retry) write(`Tried again: ${await retry(db)}`)
  const rows = await db.select({ state: outbox.state, mails: count() }).from(outbox).groupBy(outbox.state)
  const of = (state: string) => rows.find((row) => row.state === state)?.mails ?? 0
  write(`${of('queued')} queued, ${of('sent')} sent, ${of('failed')} failed, ${of('held back')} held back`)
  const waiting = await db
    .select({ mail: outbox, code: applications.code, form: applications.form })
    .from(outbox)
    .leftJoin(applications, eq(applications.id, outbox.applicationId))
    .where(ne(outbox.state, 'sent'))
    // A flooded mailbox may have many held back mails; they must not hide failures.
    .orderBy(sql`${outbox.state} = 'held back'`, asc(outbox.createdAt))
    .limit(mostLines)
  for (const { mail: row, code, form } of waiting)
    await write(
      [
        row.state,
        ...(code && form ? [code, form] : ['account']),
        row.receiver,
        `attempts ${row.attempts}`,
        `put off ${row.putOff} times`,
        ...(row.error ? [row.error] : []),
      ]
        .concat(row.state === 'queued' ? [`due ${row.dueAt.toISOString()}`] : [])
        .join('  '),
    )
}
