import { renameSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'

// Run by pglite.ts as a process of its own. The folder gets its name only when it is complete, so that one killed in
// between is made anew instead of being opened half made.
const [, , files = ''] = process.argv
const unfinished = `${files}.unfinished`
rmSync(unfinished, { recursive: true, force: true })
const client = await PGlite.create(unfinished)
await client.close()
renameSync(unfinished, files)
