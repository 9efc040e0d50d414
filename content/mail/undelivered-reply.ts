import { and, desc, eq, sql } from 'drizzle-orm'
import { applicationEvents, applications, type outbox } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'

/** The relevant columns of a mail. */
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

/** A failed reply has answered nobody: the application is open again. */
export const reopen = async (tx: Transaction, mail: Mail) => {
  const id = answeredBy(mail)
  if (id !== undefined && (await statusOf(tx, id)) === 'answered') await change(tx, id, 'answered', 'in_work')
}

/** A failed reply that was sent after all answers the application, unless staff have decided about it since. */
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
