import { json } from 'node:stream/consumers'
import { readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { openFileStore } from '../uploads/file-store.ts'
import type { KnownEntries } from './piece.ts'
import { prepare } from './prepare.ts'

// Run by fill.ts as a child process, for a database that belongs to its parent.
const known = (await json(process.stdin)) as KnownEntries
for await (const piece of prepare(known, await openFileStore(readEnvironment(process.env))))
  process.stdout.write(`${JSON.stringify(piece)}\n`)
