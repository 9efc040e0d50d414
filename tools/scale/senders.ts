import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { consultation } from '../bench/consultation.ts'
import { root, runNode } from '../steps/command.ts'
import type { Fleet } from './fleet.ts'
import { ask } from './visitors.ts'

/** Retries of a form without acknowledgement: how many, and after how many milliseconds. */
const again = { most: 50, after: 200 }

/** The stored applications by sender, from the operator's command. */
const storedBy = async ({ contents: [node] }: Fleet): Promise<string[]> => {
  const { code, output } = await runNode({
    args: ['--disable-warning=ExperimentalWarning', join(root, 'content', 'operator', 'cli.ts'), 'applications', '--json'],
    env: node?.env ?? {},
  })
  if (code !== 0) throw new Error(`The applications could not be read: ${output}`)
  const rows = output.split('\n').filter((line) => line.startsWith('{'))
  return rows.map((row) => (JSON.parse(row) as { payload: { email?: string } }).payload.email ?? '')
}

/** Simulated people who send forms one after another, each retried until it is acknowledged, until they are stopped. */
export const startSenders = (fleet: Fleet, many = 2) => {
  const agent = new Agent({ keepAlive: true, maxSockets: many })
  const run = randomUUID().slice(0, 8)
  const taken: string[] = []
  const refused: string[] = []
  let repeated = 0
  let number = 0
  let isOver = false
  const sent = async (form: ReturnType<typeof consultation>) => {
    for (let tries = 0; tries < again.most; tries++) {
      const { status } = await ask(agent, { port: fleet.ports.site, ...form }).catch(() => ({ status: 0 }))
      if (status === 200) return true
      repeated++
      await pause(again.after)
    }
    return false
  }
  const send = async () => {
    while (!isOver) {
      const name = `${run}-${number++}`
      const email = `scale.${name}@example.kz`
      const list = (await sent(consultation(`scale-${name}`, { email }))) ? taken : refused
      list.push(email)
    }
  }
  const sending = Promise.all(Array.from({ length: many }, send))
  return {
    gone: async () => {
      isOver = true
      await sending
      agent.destroy()
      const stored = Map.groupBy(await storedBy(fleet), (email) => email)
      const times = taken.map((email) => stored.get(email)?.length ?? 0)
      return {
        taken: taken.length,
        refused: refused.length,
        repeated,
        lost: times.filter((count) => count === 0).length,
        twice: times.filter((count) => count > 1).length,
      }
    },
  }
}
