import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { apiBase } from '@narkhoz/contract/api.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { startPostgres } from '../test/postgres-server.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import { load, quantile } from './load.ts'
import { searchTimes } from './searches.ts'
import { type Measured, startConstant, startContent, stepAside } from './service.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, pglite: { type: 'boolean' } } })
const few = 1000
const many = values.quick ? 10_000 : 100_000
const rounds = values.quick ? 3 : 7

const say = (line: string) => process.stdout.write(`${line}\n`)
const rows: string[][] = []
const report = (what: string, measured: string, limit: string, held: boolean) => {
  rows.push([what, measured, limit, held ? 'held' : 'MISSED'])
  say(`${what}: ${measured} (limit ${limit}) ${held ? '' : 'MISSED'}`)
}

/** CPU time a request costs, in milliseconds, over alternating rounds: the median and the spread. */
const cpuCosts = async (kinds: Record<string, { target: Measured; paths: () => string[] }>) => {
  const costs: Record<string, number[]> = {}
  for (let round = 0; round <= rounds; round++)
    for (const [name, { target, paths }] of Object.entries(kinds)) {
      const asked = paths()
      const before = cpuOf(target.pid)
      const { failed } = await load(target.port, asked)
      if (failed > 0) throw new Error(`${failed} requests of ${name} failed`)
      // The first round only warms up.
      if (round > 0) costs[name] = [...(costs[name] ?? []), (cpuOf(target.pid) - before) / asked.length]
    }
  return Object.fromEntries(
    Object.entries(costs).map(([name, each]) => [name, { median: quantile(each, 0.5), low: Math.min(...each), high: Math.max(...each) }]),
  )
}

/** Times of catalogue pages that no cache holds: every one is asked once, in another language or length. */
const catalogue = async ({ port }: Measured, limits: readonly number[]) => {
  const pages = { 'page 1': 'page=1', 'page 4,000': 'page=4000', 'one school and year': 'school=66&year=2020' }
  const times: Record<string, number> = {}
  for (const [name, query] of Object.entries(pages)) {
    const asked = ['kz', 'ru', 'en'].flatMap((lang) => limits.map((limit) => `${apiBase}/news?${query}&lang=${lang}&limit=${limit}`))
    const { milliseconds } = await load(port, asked, 1)
    times[name] = quantile(milliseconds, 0.5)
  }
  return times
}

// Lengths that are asked first only bring prepared statements and list lengths into place.
const warming = [13, 12, 11, 10]
const measured = [20, 19, 18, 17]

const pages = many / 20

/** A page of twenty that was not asked for before, in one language after the other. */
const listPath = (number: number) =>
  `${apiBase}/news?limit=20&lang=${locales[Math.floor(number / pages) % locales.length]}&page=${(number % pages) + 1}`

const ratios = async (constant: Measured, content: Measured) => {
  let item = 0
  let page = 0
  const costs = await cpuCosts({
    constant: { target: constant, paths: () => Array(3000).fill('/constant') },
    cached: { target: content, paths: () => Array(3000).fill(`${apiBase}/news?limit=20&lang=ru`) },
    'uncached page': { target: content, paths: () => Array.from({ length: 1000 }, () => `${apiBase}/pages/news/generated-${++item}`) },
    'uncached list of 20': {
      target: content,
      paths: () => Array.from({ length: values.quick ? 300 : 400 }, () => listPath(page++)),
    },
  })
  const base = costs.constant?.median ?? Number.NaN
  for (const [name, limit] of [
    ['cached', 2],
    ['uncached page', 8],
    ['uncached list of 20', 8],
  ] as const) {
    const { median = Number.NaN, low = Number.NaN, high = Number.NaN } = costs[name] ?? {}
    report(
      `CPU of a ${name} against a constant answer`,
      `${(median / base).toFixed(2)} times (${(low / base).toFixed(2)} to ${(high / base).toFixed(2)})`,
      `${limit} times`,
      median / base <= limit,
    )
  }
}

const settled = async (target: Measured, engine: string, limit: number) => {
  // At rest means after start-up work is done, which no signal tells, and garbage is collected some time later: memory is
  // taken where it has not fallen for a while.
  let least = Number.POSITIVE_INFINITY
  for (let looks = 0; looks < 4; looks++) {
    const now = memoryOf(target.pid)
    if (now < least - 1) looks = 0
    least = Math.min(least, now)
    await wait(5000)
  }
  const memory = memoryOf(target.pid)
  report(`Memory at rest on ${engine}`, `${memory.toFixed(0)} MB`, `${limit} MB`, memory <= limit)
}

const scale = async (engine: string, content: Awaited<ReturnType<typeof startContent>>) => {
  say(`Generating ${few} news on ${engine}`)
  await content.generate(few)
  await catalogue(content, warming)
  const small = await catalogue(content, measured)
  say(`Generating ${many} news on ${engine}`)
  await content.generate(many)
  await catalogue(content, warming)
  const large = await catalogue(content, measured)
  // With few news page 4,000 is empty, so the first page is what the deep one is held against.
  const against: Record<string, number> = { ...small, 'page 4,000': small['page 1'] ?? Number.NaN }
  for (const [name, time] of Object.entries(large)) {
    const ratio = time / (against[name] ?? Number.NaN)
    report(
      `${engine}: ${name} with ${many} news against ${few}`,
      `${ratio.toFixed(2)} times (${time.toFixed(1)} ms)`,
      '3 times',
      ratio <= 3,
    )
  }
}

const searches = async (engine: string, content: Measured, limit: number) => {
  say(`Searching ${many} news on ${engine}`)
  const { results, suggestions } = await searchTimes(content)
  const tell = (what: string, time: number, most: number) =>
    report(`${engine}: ${what} with ${many} news, 95 of 100`, `${time.toFixed(1)} ms`, `${most} ms`, time <= most)
  tell('search results', results, limit)
  tell('suggestions', suggestions, limit / 2)
}

const onPostgres = async () => {
  say('Starting PostgreSQL')
  const postgres = await startPostgres()
  try {
    const content = await startContent(postgres.url)
    const constant = await startConstant().catch(async (error: unknown) => {
      await content.stop()
      throw error
    })
    try {
      await settled(content, 'PostgreSQL', 150)
      await scale('PostgreSQL', content)
      await searches('PostgreSQL', content, 60)
      say(`Measuring CPU in ${rounds} rounds`)
      await ratios(constant, content)
    } finally {
      await Promise.all([content.stop(), constant.stop()])
    }
  } finally {
    await postgres.stop()
  }
}

const onPglite = async () => {
  const content = await startContent(undefined)
  try {
    await settled(content, 'PGlite', 300)
    if (!values.pglite) return
    await scale('PGlite', content)
    await searches('PGlite', content, 200)
  } finally {
    await content.stop()
  }
}

stepAside()
await onPostgres()
await onPglite()
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
say(`\n${rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}`)
// The library that brings PostgreSQL keeps the process alive after its server has stopped.
process.exit(rows.some((row) => row[3] === 'MISSED') ? 1 : 0)
