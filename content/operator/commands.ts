import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { admin } from './admin.ts'
import { exportApplications } from './applications.ts'
import { backup } from './backup.ts'
import type { Command, Workplace, Write } from './command.ts'
import { erase } from './erase.ts'
import { mail } from './mail.ts'
import { seed } from './seed.ts'

/** Commands that also run inside the service while it is up. */
const commands = { seed, applications: exportApplications, backup, mail, erase, admin } as const satisfies Record<string, Command>

/** The command of a name. */
export const commandOf = (name: string): Command => {
  if (!Object.hasOwn(commands, name))
    throw new StartError(`There is no command "${name}"; there are ${Object.keys(commands).join(', ')} and restore.`)
  return commands[name as keyof typeof commands]
}

/** Runs a command by name. */
export const operate = async (workplace: Workplace, name: string, args: readonly string[], write: Write) => {
  await commandOf(name)(workplace, args, write)
}
