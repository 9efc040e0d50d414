import type { Disk } from 'flydrive'
import type { Storage } from '../storage/storage.ts'

/** The environment of an operator's command. */
export type Workplace = {
  storage: Storage
  disk: Disk
  dataDir: string
  /** Where editors and staff open their screens. */
  adminUrl: string
  /** Whether there is a mail server to send with. */
  mailServer: boolean
}

/** Writes a line of output; await it for many lines, to respect backpressure. */
export type Write = (line: string) => unknown

/** A command: its arguments as typed, its output line by line. */
export type Command = (workplace: Workplace, args: readonly string[], write: Write) => Promise<void>
