import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { everyAddress } from '../bench/crowd.ts'
import { load } from '../bench/load.ts'
import { startContent, startSite } from '../bench/processes.ts'
import { buildAll } from '../start/build.ts'
import { root } from '../steps/command.ts'
import { startPostgres } from '../test/postgres-server.ts'
import { fireAtService } from './at-service.ts'
import { fireAtSite } from './at-site.ts'
import type { FireResult } from './fire.ts'
import { watchMemory } from './memory.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string' }, postgres: { type: 'boolean' } },
})
const requests = Number(values.requests)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
if (!Number.isInteger(requests) || requests < 2 || !Number.isInteger(seed)) {
  console.error('--requests must be a whole number from 2, --seed a whole number.')
  process.exit(2)
}

/** How many wrong answers are shown; the file has all. */
const shown = 20

const say = (line: string) => console.log(line)
const many = (count: number) => count.toLocaleString('en')

const tell = (where: string, { statuses, findings, putOff, slowest }: FireResult) => {
  const counted = [...statuses].toSorted(([one], [other]) => one.localeCompare(other)).map(([status, count]) => `${status}: ${many(count)}`)
  say(`Answers of the ${where} by status: ${counted.join(', ')}`)
  for (const { aim, milliseconds, problem } of slowest) say(`  slowest: ${Math.round(milliseconds)} ms, ${aim} (${problem})`)
  for (const { aim, milliseconds, problem, probe } of putOff.slice(0, shown))
    say(`  told to come again after ${Math.round(milliseconds)} ms: ${problem}; ${aim}\n    ${probe.slice(0, 500)}`)
  for (const { aim, seed: own, problem, probe } of findings.slice(0, shown))
    say(`  WRONG: ${problem}; ${aim}, seed ${own}\n    ${probe.slice(0, 2000)}`)
}

const run = async (stops: (() => Promise<unknown>)[]) => {
  await buildAll(say)
  say(`Starting the system${values.postgres ? ' on PostgreSQL' : ''}; the seed is ${seed}`)
  const postgres = values.postgres ? await startPostgres() : undefined
  if (postgres) stops.unshift(() => postgres.stop())
  // Each request has its own client address: the probes must get past the limits per client.
  const trusting = { TRUST_PROXY: '127.0.0.1,::1', LOG_LEVEL: 'error' }
  const content = await startContent(postgres?.url, trusting)
  stops.unshift(() => content.stop())
  const site = await startSite(content, { ...trusting, FORM_GUARD: undefined })
  stops.unshift(() => site.stop())
  const [contentUrl, siteUrl] = [`http://127.0.0.1:${content.port}`, `http://127.0.0.1:${site.port}`]
  const processes = [
    { name: 'content service', pid: content.pid },
    { name: 'site', pid: site.pid },
  ]
  // The peak is above the figure after the start: pages, responses and compiled code.
  const starting = watchMemory(processes)
  await load(site.port, await everyAddress(site), 4)
  const started = await starting.atRest()
  const memory = watchMemory(processes)

  const atSite = Math.floor(requests / 2)
  say(`${many(requests - atSite)} requests to the service, then ${many(atSite)} to the site`)
  const fallen = Promise.race([
    content.ended.then((how) => `The content service has ended: ${how}`),
    site.ended.then((how) => `The site has ended: ${how}`),
  ])
  const standing = async (fired: Promise<FireResult>) => {
    const outcome = await Promise.race([fired, fallen])
    if (typeof outcome === 'string') throw new Error(outcome)
    return outcome
  }
  const atService = await standing(fireAtService(contentUrl, await content.firstAdministrator, requests - atSite, seed))
  tell('service', atService)
  const ofSite = await standing(fireAtSite(siteUrl, atSite, seed))
  tell('site', ofSite)
  for (const url of [`${contentUrl}/readyz`, siteUrl]) if (!(await fetch(url)).ok) throw new Error(`${url} does not answer any more`)

  say('Waiting until memory has come to rest')
  for (const [at, { name, before, peak, rest }] of (await memory.atRest()).entries())
    say(
      `Memory of the ${name}: ${started[at]?.before} MB after the start, ${before} MB once every page was visited, ${peak} MB at the peak, ${rest} MB at rest`,
    )
  return [...atService.findings, ...ofSite.findings]
}

const stops: (() => Promise<unknown>)[] = []
try {
  const findings = await run(stops)
  if (findings.length > 0) {
    const folder = join(root, 'test-results')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `fuzz-${seed}.json`), JSON.stringify(findings, null, 1))
    say(`All of them: test-results/fuzz-${seed}.json`)
  }
  say(`${many(requests)} requests, ${findings.length} wrong answers; --seed ${seed} sends the same again`)
  process.exitCode = findings.length > 0 ? 1 : 0
} finally {
  for (const stop of stops) await stop()
}
// The library that brings PostgreSQL keeps the event loop alive after its server has stopped.
process.exit()
