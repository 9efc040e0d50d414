import { expect, inject, vi } from 'vitest'
import { startFaultyContent } from './faulty-content.ts'
import { type StartedOptions, type StartedSite, startContent, startSite } from './started.ts'
import { failed, type Kind, knownPages, startVisitors, type Visitors } from './visitors.ts'

/** Waits until something is so, long enough for the slowest machine. Unlike `expect.poll` it may be used by tests that run side by side. */
export const until = async <T>(look: () => T | Promise<T>, wanted: T) =>
  vi.waitFor(async () => expect(await look()).toEqual(wanted), { timeout: 30_000, interval: 50 })

/** Waits until the site has made the known pages and sends them as they are. */
export const makeKnown = async (site: Pick<StartedSite, 'url'>) => {
  const how = async (path: string) => (await fetch(site.url + path)).headers.get('cache-status')
  for (const path of knownPages) await until(() => how(path), 'site; hit')
}

/** Registers a cleanup. */
export type OnFinished = (work: () => Promise<void>) => void

/** A content service and a site with fault injection, and visitors; the known pages are cached before any fault. */
export const startVisited = async (onTestFinished: OnFinished, options: { content?: StartedOptions; site?: StartedOptions } = {}) => {
  const content = await startContent(inject('seeded'), options.content)
  const between = await startFaultyContent(content.url)
  const site = await startSite(between.url, options.site)
  await makeKnown(site)
  const visitors = await startVisitors({ siteUrl: site.url, contentUrl: content.url })
  onTestFinished(async () => {
    await visitors.stop()
    await site.stop()
    await between.stop()
    await content.stop()
  })
  return { content, between, site, visitors, processes: [content, site] }
}

const afterwards: Readonly<Record<Kind, number>> = { known: 10, unknown: 4, form: 3 }

/** All visits succeed again, in the original processes, without forbidden log lines. */
export const isWellAgain = async (visitors: Visitors, processes: readonly Pick<StartedSite, 'isAlive' | 'complaints'>[]) => {
  await until(async () => {
    const seen = await visitors.during(() => visitors.visits(afterwards))
    return Object.values(seen).flatMap(failed)
  }, [])
  for (const process of processes) {
    expect(process.isAlive()).toBe(true)
    expect(process.complaints()).toEqual([])
  }
}
