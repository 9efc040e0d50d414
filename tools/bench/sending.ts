import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { apiBase } from '@narkhoz/contract/api.ts'
import { cpuOf } from './cpu.ts'
import { hammer } from './hammer.ts'
import { quantile, spreadOf } from './load.ts'
import { type BenchProcess, startNginx, startScript } from './processes.ts'
import type { Report } from './report.ts'

/** The bytes of an answer, packed as they come over the wire. */
const bytesAt = (port: number, path: string) =>
  new Promise<Buffer>((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers: { 'Accept-Encoding': 'br' } }, (response) => buffer(response).then(resolve, reject))
      .on('error', reject)
      .end()
  })

type Target = { name: string; server: BenchProcess; path: string }
type Rounds = { perSecond: number[]; p99: number[]; cpu: number[] }

const hammered = async (report: Report, targets: readonly Target[], rounds: number, seconds: number) => {
  const results = new Map(targets.map(({ name }) => [name, { perSecond: [], p99: [], cpu: [] } as Rounds]))
  for (let round = 0; round <= rounds; round++)
    for (const { name, server, path } of targets) {
      const before = cpuOf(server.pid)
      const { milliseconds, failed, seconds: took } = await hammer(server.port, path, round === 0 ? 1 : seconds)
      if (failed > 0) throw new Error(`${failed} requests of ${name} failed`)
      const result = results.get(name)
      // The first round only warms up.
      if (round === 0 || !result) continue
      result.perSecond.push(milliseconds.length / took)
      result.p99.push(quantile(milliseconds, 0.99))
      result.cpu.push((cpuOf(server.pid) - before) / milliseconds.length)
    }
  report.say(`${targets.length} servers measured in ${rounds} rounds`)
  return results
}

/**
 * Cached responses under repeated requests: pages of the site and calls of the service, compared with the same bytes from node:http
 * and nginx.
 */
export const measureSending = async (report: Report, site: BenchProcess, content: BenchProcess, rounds: number, seconds: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-page-'))
  const servers: BenchProcess[] = []
  const started = async (server: Promise<BenchProcess>) => {
    servers.push(await server)
    return servers.at(-1) as BenchProcess
  }
  try {
    await bytesAt(site.port, '/ru')
    const page = await bytesAt(site.port, '/ru')
    const file = join(folder, 'page')
    await writeFile(file, page)
    const call = `${apiBase}/news?limit=20&lang=ru`
    await bytesAt(content.port, call)
    const nginx = await startNginx(page)
    if (nginx) servers.push(nginx)
    else report.say('nginx is not installed: left out')
    const targets: Target[] = [
      { name: 'node:http', server: await started(startScript('constant-node.ts', file)), path: '/' },
      { name: 'page', server: site, path: '/ru' },
      ...(nginx ? [{ name: 'nginx', server: nginx, path: '/page' }] : []),
      { name: 'call', server: content, path: call },
    ]
    const results = await hammered(report, targets, rounds, seconds)
    const of = (name: string, what: keyof Rounds) => results.get(name)?.[what] ?? []
    const against = (name: string, base: string, what: keyof Rounds) =>
      spreadOf(of(name, what).map((value, round) => value / (of(base, what)[round] ?? Number.NaN)))
    report.add('constant answer of node:http', 'a second', spreadOf(of('node:http', 'perSecond')))
    report.add('cached page', 'a second', spreadOf(of('page', 'perSecond')))
    report.add('cached page against node:http, answers a second', 'times', against('page', 'node:http', 'perSecond'), 0.9, true)
    report.add('cached page against node:http, slowest of 100', 'times', against('page', 'node:http', 'p99'), 2)
    report.add('CPU of a cached page', 'ms', spreadOf(of('page', 'cpu')), 0.1)
    if (nginx) {
      report.add('the same file from nginx', 'a second', spreadOf(of('nginx', 'perSecond')))
      report.add('cached page against nginx, answers a second', 'times', against('page', 'nginx', 'perSecond'))
    }
    report.add('cached content call', 'a second', spreadOf(of('call', 'perSecond')))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}
