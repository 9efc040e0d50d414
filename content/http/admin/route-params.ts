import type { Account } from '@narkhoz/contract/admin/accounts.ts'
import { entityByPlural } from '@narkhoz/contract/admin/entries.ts'
import { may } from '@narkhoz/contract/admin/permissions.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { idInAddress } from '@narkhoz/contract/integers.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import * as v from 'valibot'
import type { Actor } from '../../editing/editing.ts'

type Params = { param: (name: string) => string }

const numberIn = (text: string) => {
  const read = v.safeParse(idInAddress, text)
  if (!read.success) throw new ServiceError('not_found')
  return read.output
}

/** The kind in a path by its plural, if the user may see it. */
export const entityParam = ({ param, account }: Params & { account: Account }): Entity => {
  const entity = entityByPlural(param('plural'))
  if (!entity) throw new ServiceError('not_found')
  if (entity.adminOnly && !may(account, 'settings.write')) throw new ServiceError('not_allowed')
  return entity
}

/** An integer in a path. */
export const numberParam = ({ param }: Params, name = 'id'): number => numberIn(param(name))

/** The current user as an author. */
export const actorOf = ({ account, lang }: { account: Account; lang: Locale }): Actor => ({ id: account.id, lang })
