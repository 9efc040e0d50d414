import { setTimeout as wait } from 'node:timers/promises'
import { announce } from '@narkhoz/content/changes/announce.ts'
import { openPostgres } from '@narkhoz/content/storage/postgres.ts'
import { apiBase } from '@narkhoz/contract/api.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { consultation } from './consultation.ts'
import { cpuOf } from './cpu.ts'
import { load, quantile, spreadOf } from './load.ts'
import { type BenchProcess, startScript } from './processes.ts'
import type { Report } from './report.ts'

const homePages = ['/', '/ru', '/en']

/** Time after a change by which every requested page has been rendered again, in milliseconds. */
const settled = 150

type Homes = { site: BenchProcess; content: BenchProcess; databaseUrl: string; kinds: readonly string[]; warming: number; rounds: number }

/**
 * Cost of rendering the home page in site and service: a change to some kinds is announced, and the site renders the cached pages
 * again, once.
 */
const homeAnew = async ({ site, content, databaseUrl, kinds, warming, rounds }: Homes) => {
  const storage = await openPostgres(databaseUrl)
  const changed = kinds.map((kind) => ({ kind, id: 0, slug: null }))
  const costs = { site: [] as number[], service: [] as number[] }
  try {
    for (let round = -warming; round < rounds; round++) {
      const before = { site: cpuOf(site.pid), service: cpuOf(content.pid) }
      await storage.db.transaction((tx) => announce(tx, changed))
      await wait(settled)
      const { failed } = await load(site.port, homePages, 1)
      if (failed > 0) throw new Error(`${failed} home pages failed`)
      // The first rounds warm up.
      if (round < 0) continue
      costs.site.push((cpuOf(site.pid) - before.site) / homePages.length)
      costs.service.push((cpuOf(content.pid) - before.service) / homePages.length)
    }
  } finally {
    await storage.close()
  }
  return { ...costs, together: costs.site.map((cost, round) => cost + (costs.service[round] ?? Number.NaN)) }
}

const homes = async (report: Report, site: BenchProcess, content: BenchProcess, databaseUrl: string, rounds: number) => {
  const both = { site, content, databaseUrl, rounds }
  const published = await homeAnew({ ...both, kinds: ['news'], warming: rounds * 2 })
  report.add('CPU of an uncached home page, the site’s part', 'ms', spreadOf(published.site))
  report.add('CPU of an uncached home page, the service’s part', 'ms', spreadOf(published.service))
  report.add('CPU of an uncached home page, site and service', 'ms', spreadOf(published.together), 25)
  const { together } = await homeAnew({ ...both, kinds: Object.keys(entities), warming: 2, rounds: Math.ceil(rounds / 3) })
  report.add('CPU of a home page after everything changed, site and service', 'ms', spreadOf(together))
}

/** A page of twenty entries that was not requested before, in alternating languages. */
const listPath = (number: number, pages: number) =>
  `${apiBase}/news?limit=20&lang=${locales[Math.floor(number / pages) % locales.length]}&page=${(number % pages) + 1}`

/** Cost of uncached responses of the service, against a constant response of its framework. */
const calls = async (report: Report, content: BenchProcess, constant: BenchProcess, news: number, rounds: number) => {
  const costs: Record<string, number[]> = {}
  const pages = news / 20
  // Each is requested once: a second response would come from the cache.
  const many = { page: Math.min(800, Math.floor(news / (rounds + 1))), list: Math.min(400, Math.floor((pages * 3) / (rounds + 1))) }
  let item = 0
  let page = 0
  for (let round = 0; round <= rounds; round++) {
    const asks: Record<string, readonly string[]> = {
      constant: Array(2000).fill('/'),
      cached: Array(2000).fill(`${apiBase}/news?limit=20&lang=ru`),
      page: Array.from({ length: many.page }, () => `${apiBase}/pages/news/generated-${++item}`),
      list: Array.from({ length: many.list }, () => listPath(page++, pages)),
    }
    for (const [kind, paths] of Object.entries(asks)) {
      const { pid, port } = kind === 'constant' ? constant : content
      const before = cpuOf(pid)
      const { failed } = await load(port, paths)
      if (failed > 0) throw new Error(`${failed} calls failed`)
      // The first round only warms up.
      if (round > 0) costs[kind] = [...(costs[kind] ?? []), (cpuOf(pid) - before) / paths.length]
    }
  }
  const base = quantile(costs.constant ?? [], 0.5)
  const against = (kind: string) => spreadOf((costs[kind] ?? []).map((cost) => cost / base))
  report.add('CPU of a constant answer of the framework', 'ms', spreadOf(costs.constant ?? []))
  report.add('CPU of a cached content call against it', 'times', against('cached'), 2)
  report.add('CPU of an uncached content page against it', 'times', against('page'), 8)
  report.add('CPU of an uncached list of 20 against it', 'times', against('list'), 8)
}

const numbered = (number: number) => consultation(`bench-${process.pid}-${number}`)

/** Cost of storing a form: posted to the site, stored by the service with all its records. */
const formPosts = async (report: Report, site: BenchProcess, content: BenchProcess, many: number) => {
  await load(
    site.port,
    Array.from({ length: 20 }, (_, number) => numbered(-number)),
    4,
  )
  const before = cpuOf(site.pid) + cpuOf(content.pid)
  const { failed, milliseconds } = await load(
    site.port,
    Array.from({ length: many }, (_, number) => numbered(number)),
    4,
  )
  if (failed > 0) throw new Error(`${failed} forms were not stored`)
  report.add('form stored, middle', 'ms', quantile(milliseconds, 0.5))
  report.add('form stored, slowest of 20', 'ms', quantile(milliseconds, 0.95))
  report.add('CPU of a stored form, site and service', 'ms', (cpuOf(site.pid) + cpuOf(content.pid) - before) / many)
}

export type MakingOptions = {
  site: BenchProcess
  content: BenchProcess
  databaseUrl: string
  /** How many news there are. */
  news: number
  rounds: number
}

/** Work done per request: pages, responses, stored forms. */
export const measureMaking = async (report: Report, { site, content, databaseUrl, news, rounds }: MakingOptions) => {
  await homes(report, site, content, databaseUrl, rounds * 3)
  const constant = await startScript('constant-hono.ts')
  try {
    await calls(report, content, constant, news, rounds)
  } finally {
    await constant.stop()
  }
  await formPosts(report, site, content, rounds * 40)
}
