import { readFile } from 'node:fs/promises'
import { apiBase } from '@narkhoz/contract/api.ts'
import { everyAddress } from '../bench/crowd.ts'
import { type Check, count, until } from './finding.ts'
import type { Fleet } from './fleet.ts'
import type { Node } from './node.ts'
import { startSenders } from './senders.ts'
import { startVisitors } from './visitors.ts'

/** Whether nginx has proxied a visit to a node and got a response, by its access log from a position on. */
const hasServed = async ({ visits }: Fleet, { port }: Node, behind: number) => {
  const lines = (await readFile(visits, 'utf8')).slice(behind).split('\n')
  return lines.some((line) => line.includes(`127.0.0.1:${port}"`) && line.includes('"upstreamStatus":"200"'))
}

/** Half of the requests need the content service: their pages are not cached yet. */
const visitsOf = async (fleet: Fleet) => {
  const pages = await everyAddress({ port: fleet.ports.site })
  const limits = 100
  return (number: number) =>
    number % 2 === 0
      ? { port: fleet.ports.site, path: pages[(number / 2) % pages.length] ?? '/' }
      : { port: fleet.inside, path: `${apiBase}/news?lang=ru&limit=${(number % limits) + 1}&page=${Math.floor(number / limits) + 1}` }
}

/** Measures the loss of a node of one kind under load, and its recovery. */
export const nodeLossChecks = (room: 'web' | 'content', of: (fleet: Fleet) => readonly Node[]): Check => ({
  what: `a ${room} node that is killed costs no visit and no form, and takes part again`,
  find: async (fleet) => {
    const [node] = of(fleet)
    if (!node) throw new Error(`There is no ${room} node`)
    const visitors = startVisitors(8, await visitsOf(fleet))
    const senders = startSenders(fleet)
    const enough = visitors.seen.answered + 100
    await until(async () => visitors.seen.answered > enough)
    await node.killed()
    const behind = (await readFile(fleet.visits, 'utf8')).length
    const back = await until(() => hasServed(fleet, node, behind))
    const [{ answered, failures }, sent] = [await visitors.gone(), await senders.gone()]
    for (const failure of failures.slice(0, 5)) process.stderr.write(`${failure}\n`)
    return [
      count(`visits while a ${room} node was killed and came back`, answered),
      count('visits of those that failed', failures.length, 0),
      count('forms sent meanwhile', sent.taken),
      count('forms that had to be sent again', sent.repeated),
      count('forms that were never taken', sent.refused, 0),
      count('forms taken and not stored', sent.lost, 0),
      count('forms stored twice', sent.twice, 0),
      count(`${room} nodes that were killed and take no part again`, back.isSo ? 0 : 1, 0),
    ]
  },
})
