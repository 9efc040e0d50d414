import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { consultation } from '../bench/consultation.ts'
import { root, runNode } from '../steps/command.ts'
import type { Fleet } from './fleet.ts'
import { ask } from './visitors.ts'

/** How often somebody sends the same form again who was not told that it was taken, and after how many milliseconds. */
const again = { most: 50, after: 200 }

/** What is stored of whom, by the operator's own command. */
const storedBy = async ({ contents: [node] }: Fleet): Promise<string[]> => {
  const { code, output } = await runNode({
    args: ['--disable-warning=ExperimentalWarning', join(root, 'content', 'operator', 'cli.ts'), 'applications', '--json'],
    env: node?.env ?? {},
  })
  if (code !== 0) throw new Error(`The applications could not be read: ${output}`)
  const rows = output.split('\n').filter((line) => line.startsWith('{'))
  return rows.map((row) => (JSON.parse(row) as { payload: { email?: string } }).payload.email ?? '')
}

/** People who send one form after the other, each again until it was taken, until they are told to go. */
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
