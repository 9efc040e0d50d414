import type { Disk } from 'flydrive'
import type { Storage } from '../storage/storage.ts'

/** What an operator's command works on. */
export type Workplace = { storage: Storage; disk: Disk; dataDir: string }

/** A command: its arguments as typed, its output line by line. */
export type Command = (workplace: Workplace, args: readonly string[], write: (line: string) => void) => Promise<void>
