import { readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { openStorage } from '../storage/open.ts'
import { openDisk } from '../uploads/disk.ts'
import { load } from './load.ts'
import { prepare } from './prepare.ts'

// Run by fill.ts as a process of its own.
const write = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const environment = readEnvironment(process.env)
const storage = await openStorage(environment)
const disk = await openDisk(environment)
const loaded = await load(
  storage,
  (known) => prepare(known, disk),
  (told) => write({ told }),
)
await storage.close()
write({ loaded })
