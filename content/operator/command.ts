import type { Disk } from 'flydrive'
import type { Storage } from '../storage/storage.ts'

/** What an operator's command works on. */
export type Workplace = {
  storage: Storage
  disk: Disk
  dataDir: string
  /** Where editors and staff open their screens. */
  adminUrl: string
  /** Whether there is a mail server to send with. */
  mailServer: boolean
}

/** Takes a line of output; whoever writes many waits for each, or they would all pile up in memory. */
export type Write = (line: string) => unknown

/** A command: its arguments as typed, its output line by line. */
export type Command = (workplace: Workplace, args: readonly string[], write: Write) => Promise<void>
