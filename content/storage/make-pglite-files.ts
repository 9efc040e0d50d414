import { renameSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

// Run by pglite.ts as a child process. The folder gets its name only when it is complete, so that an interrupted one is created
// again instead of being opened half finished.
const [, , files = ''] = process.argv
const unfinished = `${files}.unfinished`
rmSync(unfinished, { recursive: true, force: true })
const client = await PGlite.create(unfinished)
await client.close()
renameSync(unfinished, files)
