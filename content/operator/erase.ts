import { parseArgs } from 'node:util'
import { comparedPhone } from '@narkhoz/contract/forms/contacts.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { erasePerson } from '../applications/erasure.ts'
import { Uploads } from '../uploads/uploads.ts'
import type { Command } from './command.ts'

const usage = 'Say whose: npm run erase -- --email ADDRESS, or --phone "+7 (777) 123-45-67", or both.'

/** The input contains personal data, so no message repeats it: the service logs its failures. */
const personIn = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { email: { type: 'string' }, phone: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  const { email, phone, ...more } = values
  const understood = positionals.length === 0 && Object.keys(more).length === 0 && typeof email !== 'boolean' && typeof phone !== 'boolean'
  if (!understood || (email === undefined && phone === undefined)) throw new StartError(usage)
  if (email !== undefined && !/^\S+@\S+$/.test(email.trim())) throw new StartError('--email takes one address.')
  // A few digits would not be one person's.
  if (phone !== undefined && comparedPhone(phone).length < 10) throw new StartError('--phone takes a whole number, with its code.')
  return { email, phone }
}

/** `npm run erase -- --email A --phone B`: removes everything that a person has sent, with its files and mails. */
export const erase: Command = async ({ storage: { db }, disk }, args, write) => {
  const { applications, files, mails } = await erasePerson(db, personIn(args))
  await new Uploads(db, disk).sweep().catch((cause: unknown) => {
    const told = 'is erased from the database; the store of files does not answer, and the service removes them as soon as it does'
    throw new StartError(`Applications: ${applications}, mails: ${mails}. The person ${told}.`, { cause })
  })
  write(`Erased: ${applications} applications, ${files} files, ${mails} mails.`)
  if (applications > 0) write('Backups made before still hold them.')
}
