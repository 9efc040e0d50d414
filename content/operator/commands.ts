import { StartError } from '../start-error.ts'
import { exportApplications } from './applications.ts'
import { backup } from './backup.ts'
import type { Command, Workplace } from './command.ts'
import { seed } from './seed.ts'

/** Commands that also run inside the service while it is up. */
export const commands = { seed, applications: exportApplications, backup } as const satisfies Record<string, Command>

/** Runs a command by name. */
export const operate = async (workplace: Workplace, name: string, args: readonly string[], write: (line: string) => void) => {
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined
  if (!command) throw new StartError(`There is no command "${name}"; there are ${Object.keys(commands).join(', ')} and restore.`)
  await command(workplace, args, write)
}
