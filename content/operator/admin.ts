import { parseArgs } from 'node:util'
import { accountEmailSchema, personNameSchema } from '@narkhoz/contract/admin/accounts.ts'
import { formNames, roles } from '@narkhoz/contract/admin/roles.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { Users } from '../accounts/users.ts'
import { operator } from '../audit/record.ts'
import { users } from '../storage/schema.ts'
import type { Command, Workplace } from './command.ts'

const usage = [
  'Say what: npm run admin -- create --email ADDRESS --name NAME [--role administrator|editor|staff] [--forms a,b] [--lang kz|ru|en],',
  'npm run admin -- link --email ADDRESS [--without-second-factor], or npm run admin -- list.',
].join('\n')

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  forms: { type: 'string' },
  lang: { type: 'string' },
  'without-second-factor': { type: 'boolean' },
} as const

/** The input contains personal data, so no message repeats it: the service logs its failures. */
const read = <T>(schema: v.GenericSchema<unknown, T>, value: unknown, sentence: string): T => {
  const given = v.safeParse(schema, value)
  if (!given.success) throw new StartError(sentence)
  return given.output
}

const emailIn = (value: unknown) => read(accountEmailSchema, value, '--email takes one address.')

const usersOf = ({ storage: { db }, adminUrl }: Workplace) => new Users(db, adminUrl, undefined)

const create = async (workplace: Workplace, values: Record<string, unknown>) => {
  const forms = values.forms === undefined ? [] : String(values.forms).split(',')
  const given = {
    email: emailIn(values.email),
    name: read(personNameSchema, values.name, '--name says who it is.'),
    role: read(v.optional(v.picklist(roles), 'administrator'), values.role, `--role is one of ${roles.join(', ')}.`),
    forms: read(v.array(v.picklist(formNames)), forms, `--forms takes names with commas between them, of ${formNames.join(', ')}.`),
    lang: read(v.optional(v.picklist(locales), 'kz'), values.lang, `--lang is one of ${locales.join(', ')}.`),
  }
  if (given.role === 'staff' && given.forms.length === 0) throw new StartError('Staff need --forms: the forms whose applications they see.')
  const { invitation } = await usersOf(workplace)
    .create(operator, given)
    .catch((error: unknown) => {
      if (error instanceof ServiceError && error.fields)
        throw new StartError(
          Object.values(error.fields)
            .map(({ en }) => en)
            .join(' '),
        )
      throw error
    })
  return invitation.url
}

const link = async (workplace: Workplace, values: Record<string, unknown>) => {
  const email = emailIn(values.email)
  const [found] = await workplace.storage.db
    .select({ id: users.id, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.email, email))
  if (!found) throw new StartError('There is no account with this email.')
  if (found.disabledAt) throw new StartError('The account is disabled.')
  const accounts = usersOf(workplace)
  if (values['without-second-factor']) await accounts.resetSecondFactor(operator, found.id)
  return (await accounts.invite(operator, found.id)).url
}

/** `npm run admin -- create|link|list`: makes an account, or a new one-time link for one, and says who has some. */
export const admin: Command = async (workplace, args, write) => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [command, ...more] = positionals
  if (more.length > 0) throw new StartError(usage)
  if (command === 'list') {
    const all = await workplace.storage.db.select().from(users).orderBy(asc(users.email))
    for (const { email, name, role, forms, disabledAt } of all)
      await write([email, name, role, ...(role === 'staff' ? [forms.join(',')] : []), ...(disabledAt ? ['disabled'] : [])].join('  '))
    return
  }
  if (command !== 'create' && command !== 'link') throw new StartError(usage)
  const url = await (command === 'create' ? create : link)(workplace, values)
  write('Open this link once, within seven days, and choose a password:')
  write(url)
}
