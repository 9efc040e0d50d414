import { answerDue } from '@narkhoz/contract/forms/answer-day.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { and, asc, eq, exists, gt, inArray, isNull, not, sql } from 'drizzle-orm'
import { applicationEvents, applications } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** By when an application is to be answered, as its sender was promised. */
export const dueOf = (form: Form, payload: Readonly<Record<string, unknown>>, createdAt: Date): Date | null => {
  const due = answerDue({ form, sentAt: createdAt, purpose: payload.purpose })
  return due === undefined ? null : new Date(due)
}

const perRead = 500

const declared: Readonly<Record<string, Form>> = forms

/**
 * Sets the day that was promised where none is: applications of versions before this one waited without. Where staff have taken the
 * day away, it stays away.
 */
export const setMissingDues = async (db: Database): Promise<number> => {
  let [set, last] = [0, 0]
  for (;;) {
    const rows = await db
      .select({ id: applications.id, form: applications.form, payload: applications.payload, createdAt: applications.createdAt })
      .from(applications)
      .where(
        and(
          gt(applications.id, last),
          isNull(applications.dueAt),
          inArray(applications.status, ['received', 'in_work']),
          inArray(applications.form, Object.keys(declared)),
          not(
            exists(
              db
                .select({ one: sql`1` })
                .from(applicationEvents)
                .where(and(eq(applicationEvents.applicationId, applications.id), eq(applicationEvents.kind, 'due'))),
            ),
          ),
        ),
      )
      .orderBy(asc(applications.id))
      .limit(perRead)
    for (const { id, form, payload, createdAt } of rows) {
      const dueAt = declared[form] && dueOf(declared[form], payload as Record<string, unknown>, createdAt)
      if (!dueAt) continue
      await db
        .update(applications)
        .set({ dueAt })
        .where(and(eq(applications.id, id), isNull(applications.dueAt)))
      set += 1
    }
    if (rows.length < perRead) return set
    last = rows.at(-1)?.id ?? last
  }
}
