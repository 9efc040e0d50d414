import { may } from '@narkhoz/contract/admin/permissions.ts'
import { formsOf } from '@narkhoz/contract/admin/roles.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import { asc, isNull } from 'drizzle-orm'
import { accountColumns } from '../accounts/account.ts'
import { users } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import type { Reader } from './inbox-query.ts'

/** Who may work on applications of a form, or of any that the reader may see. */
export const assigneesFor = async (db: Database | Transaction, reader: Reader, form?: FormName) => {
  if (form && !reader.forms.includes(form)) throw new ServiceError('not_allowed')
  const wanted = form ? [form] : reader.forms
  const rows = await db.select(accountColumns).from(users).where(isNull(users.disabledAt)).orderBy(asc(users.name))
  return rows
    .filter((account) => may(account, 'applications.answer') && formsOf(account).some((name) => wanted.includes(name)))
    .map(({ id, name }) => ({ id, name }))
}
