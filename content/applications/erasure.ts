import { comparedEmail, comparedPhone, contactsIn } from '@narkhoz/contract/forms/contacts.ts'
import { asc, gt } from 'drizzle-orm'
import { operator } from '../audit/record.ts'
import { applications } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { nothing, type RemovalCounts, removeApplications, together } from './removal.ts'

const perRead = 500

/** A person by their contacts in forms; either suffices. */
export type Person = { email: string | undefined; phone: string | undefined }

const isOf = ({ email, phone }: Person, payload: unknown) => {
  const given = contactsIn(payload as Record<string, unknown>)
  return (
    (email !== undefined && given.email !== undefined && comparedEmail(given.email) === comparedEmail(email)) ||
    (phone !== undefined && given.phone !== undefined && comparedPhone(given.phone) === comparedPhone(phone))
  )
}

/** Erases everything that a person has sent, delivered or not, at their request. */
export const erasePerson = async (db: Database, person: Person): Promise<RemovalCounts> => {
  let removed = nothing
  let last = 0
  for (;;) {
    const rows = await db
      .select({ id: applications.id, payload: applications.payload })
      .from(applications)
      .where(gt(applications.id, last))
      .orderBy(asc(applications.id))
      .limit(perRead)
    const theirs = rows.flatMap(({ id, payload }) => (isOf(person, payload) ? [id] : []))
    removed = together(removed, await removeApplications(db, operator, theirs))
    const end = rows.at(-1)
    if (!end) return removed
    last = end.id
  }
}
