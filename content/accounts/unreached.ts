import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { outbox, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** How many are listed; the next ones appear once these are handled. */
const most = 20

/** Mails with a link that grants access. Others help nobody but the owner, or go to an abandoned mailbox. */
const letIn = ['invited', 'forgetful'] as const

/** Failed mails that grant access. */
export const isLostLink = and(eq(outbox.state, 'failed'), inArray(outbox.receiver, [...letIn]))

/** Who waits for a link in vain: the mail server has refused their mail for good. */
export const unreached = (db: Database): Promise<{ id: string; name: string }[]> =>
  db
    .selectDistinct({ id: users.id, name: users.name })
    .from(outbox)
    .innerJoin(users, eq(users.id, outbox.userId))
    .where(and(isLostLink, isNull(users.disabledAt)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(most)
