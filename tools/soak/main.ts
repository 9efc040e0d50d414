import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { notStoredOnce } from '../../web/e2e/stored.ts'
import { type Crowd, failed, knownPages, startVisitors, unclear, type Visitors } from '../../web/e2e/visitors.ts'
import { buildAll } from '../start/build.ts'
import { faults } from './faults.ts'
import { type System, startSystem } from './system.ts'
import { type Row, table, total } from './table.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) {
  console.error(`--minutes must be a number above 0, not ${values.minutes}.`)
  process.exit(1)
}

const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`)

/** What comes in an hour on the day when admission opens, in ten minutes: some 60 pages and two forms a second. */
const crowd: Crowd = {
  known: { visitors: 8, rest: 130 },
  unknown: { visitors: 3, rest: 500 },
  form: { visitors: 4, rest: 1500 },
}

/** Share of its time slot during which a fault lasts; the rest is for recovery. */
const share = 0.6

const oneAfterTheOther = async (system: System, visitors: Visitors): Promise<Row[]> => {
  const turn = (minutes * 60_000) / (faults.length + 1)
  const rows: Row[] = [{ name: 'nothing is wrong', seen: await visitors.during(() => wait(turn)) }]
  for (const { name, begin, end } of faults) {
    say(name)
    const during = async () => {
      const until = performance.now() + turn * share
      await begin(system)
      await wait(until - performance.now())
      await end(system)
    }
    rows.push({ name, seen: await visitors.during(during) })
    rows.push({ name: '  and after it', seen: await visitors.during(() => wait(turn * (1 - share))) })
  }
  return rows
}

await buildAll(say)
say('Starting everything on a new database')
const system = await startSystem()
let isWell = false
try {
  for (const path of knownPages) await (await fetch(system.siteUrl + path)).text()
  const visitors = await startVisitors({ ...system, crowd })
  say(`${minutes} minutes with ${faults.length} faults in turn`)
  const rows = await oneAfterTheOther(system, visitors)
  say('Visitors go home')
  await visitors.stop()

  const { known, unknown, form } = total(rows).seen
  const wrong = await notStoredOnce(visitors.acknowledged, system.dataDir, system.variables)
  const complaints = await system.complaints()
  const bad = [...failed(known), ...unclear(unknown), ...unclear(form)]
  console.log(`\n${table(rows)}\n`)
  console.log(`Acknowledged forms: ${visitors.acknowledged.size}; not stored exactly once: ${wrong.length}`)
  console.log(
    `Mails that the mail server has taken: ${new Set(system.mail.received.map(({ headers }) => headers['message-id']?.[0])).size}`,
  )
  console.log(`Starts: ${[...system.starts].map(([name, times]) => `${name} ${times}`).join(', ')}`)
  console.log(`Unhandled errors in the log: ${complaints.length}`)
  for (const line of [...bad, ...complaints].slice(0, 20)) console.log(line)
  for (const one of wrong.slice(0, 20)) console.log(JSON.stringify(one))
  isWell = bad.length + wrong.length + complaints.length === 0
} finally {
  await system.stop()
}
say(isWell ? 'Held' : 'MISSED')
// The library that brings PostgreSQL keeps the event loop alive after its server has stopped.
process.exit(isWell ? 0 : 1)
