import { and, desc, eq, sql } from 'drizzle-orm'
import { applicationEvents, applications, type outbox } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'

/** A mail as far as it matters here: what it is, and about which application. */
type Mail = Pick<typeof outbox.$inferSelect, 'receiver' | 'applicationId'>

type Status = (typeof applications.$inferSelect)['status']

const change = async (tx: Transaction, id: number, before: Status, after: Status) => {
  await tx
    .update(applications)
    .set({ status: after, answeredAt: after === 'answered' ? sql`now()` : null })
    .where(eq(applications.id, id))
  await tx.insert(applicationEvents).values({ applicationId: id, userId: null, kind: 'status', before, after })
}

const statusOf = async (tx: Transaction, id: number): Promise<Status | undefined> => {
  const [found] = await tx.select({ status: applications.status }).from(applications).where(eq(applications.id, id)).for('update')
  return found?.status
}

/** The application that a mail answers, if it is an answer. */
const answeredBy = ({ receiver, applicationId }: Mail) => (receiver === 'applicant' ? (applicationId ?? undefined) : undefined)

/** An answer that was given up has answered nobody: the application waits for staff again. */
export const reopen = async (tx: Transaction, mail: Mail) => {
  const id = answeredBy(mail)
  if (id !== undefined && (await statusOf(tx, id)) === 'answered') await change(tx, id, 'answered', 'in_work')
}

/** An answer that was given up and left after all answers the application, unless staff have decided about it since. */
export const settle = async (tx: Transaction, mail: Mail) => {
  const id = answeredBy(mail)
  if (id === undefined || (await statusOf(tx, id)) !== 'in_work') return
  const [last] = await tx
    .select()
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.kind, 'status')))
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  if (last?.userId === null && last.before === 'answered') await change(tx, id, 'in_work', 'answered')
}
