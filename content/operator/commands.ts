import type { Disk } from 'flydrive'
import { StartError } from '../start-error.ts'
import type { Storage } from '../storage/storage.ts'
import { exportApplications } from './applications.ts'
import { backup } from './backup.ts'
import { seed } from './seed.ts'

/** What an operator's command works on. */
export type Workplace = { storage: Storage; disk: Disk; dataDir: string }

/** A command: its arguments as typed, its output line by line. */
export type Command = (workplace: Workplace, args: readonly string[], write: (line: string) => void) => Promise<void>

/** Commands that also run inside the service while it is up. */
export const commands = { seed, applications: exportApplications, backup } as const satisfies Record<string, Command>

/** Runs a command by name. */
export const operate = async (workplace: Workplace, name: string, args: readonly string[], write: (line: string) => void) => {
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined
  if (!command) throw new StartError(`There is no command "${name}"; there are ${Object.keys(commands).join(', ')} and restore.`)
  await command(workplace, args, write)
}
