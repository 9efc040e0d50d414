import { setTimeout as wait } from 'node:timers/promises'
import { announce } from '@narkhoz/content/changes/announce.ts'
import { openPostgres } from '@narkhoz/content/storage/postgres.ts'
import { openConnection, requestFor } from './hammer.ts'
import { load, quantile } from './load.ts'
import { type BenchProcess, startSite, unpin } from './processes.ts'
import type { Report } from './report.ts'

/** Every address in the sitemap, in three languages. */
export const everyAddress = async ({ port }: Pick<BenchProcess, 'port'>): Promise<string[]> => {
  const pathsIn = async (path: string): Promise<string[]> => {
    const text = await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    const paths = [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, at]) => at || '/')
    return text.includes('<sitemapindex') ? (await Promise.all(paths.map(pathsIn))).flat() : paths
  }
  return [...new Set(await pathsIn('/sitemap.xml'))]
}

/** Crawls a site that has just started, 8 requests at a time, before any page is cached. */
export const measureCrawl = async (report: Report, content: BenchProcess) => {
  const site = await startSite(content)
  try {
    const addresses = await everyAddress(site)
    const { milliseconds, failed } = await load(site.port, addresses, 8)
    report.add(`crawl from cold, ${addresses.length} addresses, errors`, '', failed, 0)
    report.add('crawl from cold, slowest of 100', 'ms', quantile(milliseconds, 0.99), 500)
  } finally {
    await site.stop()
  }
}

const visited = [
  '/',
  '/ru',
  '/en',
  '/news',
  '/ru/news',
  '/en/news',
  '/library',
  '/ru/library',
  '/education/bachelor',
  '/ru/education/master',
]

export type CrowdOptions = { site: BenchProcess; content: BenchProcess; databaseUrl: string; seconds: number }

/** A thousand connections, two thousand requests a second, and an editor who publishes every five seconds. */
export const measureCrowd = async (report: Report, { site, content, databaseUrl, seconds }: CrowdOptions) => {
  // As on a dedicated machine: compression and garbage collection threads may use the other cores.
  unpin(site)
  unpin(content)
  const { port } = site
  const connections = 1000
  const perSecond = 2000
  const milliseconds: number[] = []
  let failed = 0
  const fail = () => void failed++
  await load(port, visited, 2)
  const crowd = await Promise.all(Array.from({ length: connections }, () => openConnection(port, fail)))
  const requests = visited.map((path) => requestFor(port, path))
  const storage = await openPostgres(databaseUrl)
  const publish = () => storage.db.transaction((tx) => announce(tx, [{ kind: 'news', id: 1, slug: null }])).catch(fail)
  const publishing = setInterval(() => void publish(), 5000)
  const began = performance.now()
  let sent = 0
  try {
    for (let now = 0; now < seconds * 1000; now = performance.now() - began) {
      for (; sent < (now / 1000) * perSecond; sent++) {
        const connection = crowd[sent % connections]
        // A visitor with a pending response sends no further request; its wait is measured there.
        if (!connection || connection.isBusy) continue
        const sentAt = performance.now()
        connection.ask(requests[sent % requests.length] as Buffer, (wasGood) => {
          milliseconds.push(performance.now() - sentAt)
          if (!wasGood) failed++
        })
      }
      await wait(1)
    }
    await wait(500)
  } finally {
    clearInterval(publishing)
    for (const connection of crowd) connection.close()
    await storage.close()
  }
  report.add('1,000 connections, answers', 'a second', milliseconds.length / seconds, perSecond * 0.99, true)
  report.add('1,000 connections while an editor publishes, errors', '', failed, 0)
  report.add('1,000 connections while an editor publishes, slowest of 100', 'ms', quantile(milliseconds, 0.99), 50)
}
