import { setTimeout as wait } from 'node:timers/promises'
import { apiBase } from '@narkhoz/contract/api.ts'
import { fixedIds } from '@narkhoz/contract/fixed-ids.ts'
import { memoryOf } from './cpu.ts'
import { load, quantile } from './load.ts'
import type { BenchProcess, startContent } from './processes.ts'
import type { Report } from './report.ts'

/**
 * Screens rendered from news, each requested once: a repeated request is served from a page that was revalidated in the background.
 */
const screens = (few: number): Record<string, readonly string[]> => {
  const numbers = (first: number) => Array.from({ length: 12 }, (_, at) => first + at)
  const inAll = (paths: readonly string[]) => paths.flatMap((path) => ['', '/ru', '/en'].map((lang) => lang + path))
  return {
    school: inAll(Object.keys(fixedIds.schools).map((slug) => `/school/${slug}`)),
    'news catalogue': inAll(numbers(1).map((page) => `/news-catalog?page=${page}`)),
    'news catalogue, far back': inAll(numbers(few / 20 - 13).map((page) => `/news-catalog?page=${page}`)),
    'news of one school': inAll([66, 67, 68, 69].map((school) => `/news-catalog?school=${school}`)),
    'news item': inAll(numbers(100).map((number) => `/news/generated-${number}`)),
    search: inAll(['экономика', 'қаржы', 'school', 'клуб'].map((query) => `/search?query=${encodeURIComponent(query)}`)),
  }
}

const timesOf = async (site: BenchProcess, few: number) => {
  const times: Record<string, number> = {}
  for (const [name, paths] of Object.entries(screens(few))) {
    const { milliseconds, failed } = await load(site.port, paths, 1)
    if (failed > 0) throw new Error(`${failed} of ${name} failed`)
    times[name] = quantile(milliseconds, 0.5)
  }
  return times
}

/** Uncached calls of the service: each is requested once, in another language or length. */
const callTimes = async ({ port }: BenchProcess, limits: readonly number[]) => {
  const calls = { 'call of page 1': 'page=1', 'call of page 4,000': 'page=4000', 'call of one school and year': 'school=66&year=2020' }
  const times: Record<string, number> = {}
  for (const [name, query] of Object.entries(calls)) {
    const addresses = ['kz', 'ru', 'en'].flatMap((lang) => limits.map((limit) => `${apiBase}/news?${query}&lang=${lang}&limit=${limit}`))
    times[name] = quantile((await load(port, addresses, 1)).milliseconds, 0.5)
  }
  return times
}

// Lengths requested first, to warm up prepared statements and list lengths.
const warming = [13, 12, 11, 10]
const measured = [20, 19, 18, 17]

/** Measures how latency and memory grow with the number of news; the first size is the baseline. */
export const measureGrowth = async (
  report: Report,
  site: BenchProcess,
  content: Awaited<ReturnType<typeof startContent>>,
  sizes: readonly number[],
) => {
  const [few = 0] = sizes
  let least: Record<string, number> = {}
  for (const size of sizes) {
    report.say(`Generating ${size.toLocaleString('en')} news`)
    await content.generate(size)
    // After a change the site renders requested pages again in the background; that work is not measured.
    await wait(2000)
    await callTimes(content, warming)
    const times = { ...(await timesOf(site, few)), ...(await callTimes(content, measured)) }
    if (size === few) {
      least = times
      for (const [name, time] of Object.entries(times)) report.add(`${name} with ${few.toLocaleString('en')} news`, 'ms', time)
    } else
      for (const [name, time] of Object.entries(times)) {
        // With few news page 4,000 is empty, so page 1 is the baseline of the deep page.
        const base = least[name === 'call of page 4,000' ? 'call of page 1' : name] ?? Number.NaN
        report.add(
          `${name} with ${size.toLocaleString('en')} news against ${few.toLocaleString('en')}`,
          'times',
          time / base,
          name.startsWith('call') ? 3 : 2,
        )
      }
    const memory = memoryOf(site.pid) + memoryOf(content.pid)
    report.add(`memory of site and service with ${size.toLocaleString('en')} news`, 'MB', memory, 600)
  }
}
