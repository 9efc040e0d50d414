import { readEnvironment } from '@narkhoz/contract/environment.ts'
import { openStorage } from '../storage/open.ts'
import { load } from './load.ts'

// Run by fill.ts as a process of its own.
const storage = await openStorage(readEnvironment(process.env))
await load(storage)
await storage.close()
