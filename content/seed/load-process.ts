import { readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { openStorage } from '../storage/open.ts'
import { openFileStore } from '../uploads/file-store.ts'
import { load } from './load.ts'
import { prepare } from './prepare.ts'

// Run by fill.ts as a child process.
const write = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const environment = readEnvironment(process.env)
const storage = await openStorage(environment)
const disk = await openFileStore(environment)
const loaded = await load(
  storage,
  (known) => prepare(known, disk),
  (progress) => write({ progress }),
)
await storage.close()
write({ loaded })
