import { startReplica } from '../test/postgres-replica.ts'
import { startPostgres } from '../test/postgres-server.ts'
import { stopWithParent } from './child-service.ts'

const primary = await startPostgres()
const replica = process.argv.includes('--replica') ? await startReplica(primary) : undefined
stopWithParent({ DATABASE_URL: primary.url, ...(replica && { DATABASE_READ_URL: replica.urlOf(primary.url) }) }, async () => {
  await replica?.stop()
  await primary.stop()
})
