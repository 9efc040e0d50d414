import type { Account } from '@narkhoz/contract/admin/accounts.ts'
import { users } from '../storage/schema.ts'

/** The columns of an account as everybody sees it. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  role: users.role,
  forms: users.forms,
  lang: users.lang,
} satisfies Record<keyof Account, unknown>
