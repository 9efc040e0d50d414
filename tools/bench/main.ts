import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildAll } from '../start/build.ts'
import { startPostgres } from '../test/postgres-server.ts'
import { memoryOf } from './cpu.ts'
import { measureCrawl, measureCrowd } from './crowd.ts'
import { measureFirstTaps } from './first-tap.ts'
import { measureGrowth } from './growth.ts'
import { measureMaking } from './making.ts'
import { type BenchProcess, startContent, startSite, stepAside } from './processes.ts'
import { Report } from './report.ts'
import { searchTimes } from './searches.ts'
import { measureSending } from './sending.ts'

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, pglite: { type: 'boolean' }, crowd: { type: 'string', default: '20' } },
})
const sizes = values.quick ? [1000] : [1000, 10_000, 100_000]
const most = sizes.at(-1) ?? 0
const rounds = values.quick ? 2 : 7
const seconds = values.quick ? 0.7 : 1.5

const report = new Report()

/** Memory of an idle process: after start-up work, whose end has no signal, and after a later garbage collection. */
const memoryAtRest = async (target: BenchProcess, engine: string, limit: number) => {
  let least = Number.POSITIVE_INFINITY
  for (let looks = 0; looks < 4; looks++) {
    const now = memoryOf(target.pid)
    if (now < least - 1) looks = 0
    least = Math.min(least, now)
    await wait(5000)
  }
  report.add(`memory of the service at rest on ${engine}`, 'MB', memoryOf(target.pid), limit)
}

const searches = async (engine: string, content: BenchProcess, limit: number) => {
  report.say(`Searching ${most.toLocaleString('en')} news on ${engine}`)
  const { results, suggestions } = await searchTimes(content, values.quick ? 8 : 2)
  report.add(`search results on ${engine}, 95 of 100`, 'ms', results, limit)
  report.add(`suggestions on ${engine}, 95 of 100`, 'ms', suggestions, limit / 2)
}

const onPostgres = async () => {
  report.say('Starting PostgreSQL, and the service on it with the starter content')
  const postgres = await startPostgres()
  const stops: (() => Promise<void>)[] = [() => postgres.stop()]
  try {
    const content = await startContent(postgres.url)
    stops.unshift(() => content.stop())
    if (!values.quick) await memoryAtRest(content, 'PostgreSQL', 150)
    if (!values.quick) await measureCrawl(report, content)
    const site = await startSite(content)
    stops.unshift(() => site.stop())
    await measureFirstTaps(report, site, rounds)
    await measureGrowth(report, site, content, sizes)
    await measureSending(report, site, content, rounds, seconds)
    await measureMaking(report, { site, content, databaseUrl: postgres.url, news: most, rounds })
    await searches('PostgreSQL', content, 60)
    await measureCrowd(report, { site, content, databaseUrl: postgres.url, seconds: values.quick ? 6 : Number(values.crowd) })
  } finally {
    for (const stop of stops) await stop()
  }
}

const onPglite = async () => {
  report.say('Starting the service on PGlite')
  const content = await startContent(undefined)
  try {
    await memoryAtRest(content, 'PGlite', 300)
    await content.generate(most)
    await searches('PGlite', content, 200)
  } finally {
    await content.stop()
  }
}

await buildAll((line) => report.say(line))
stepAside()
await onPostgres()
if (values.pglite) await onPglite()
process.stdout.write(`\n${report.table()}\n`)
report.say(`Kept as ${await report.save(values.quick ? 'quick' : 'full')}`)
// The library that brings PostgreSQL keeps the event loop alive after its server has stopped.
process.exit(report.isHeld ? 0 : 1)
