import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { outbox, users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** How many of them are named; whoever sees to these finds the next. */
const most = 20

/** Mails that bring the link by which somebody comes in. Others are of use without their owner, or go where nobody reads any more. */
const letIn = ['invited', 'forgetful'] as const

/** Mails that let somebody in and were given up. */
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
