import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Runs a script of this folder as a child process. It reports once what others need of it, and ends when it is released or its
 * parent is gone. Ctrl-C in a terminal does not reach it: its dependents end first.
 */
export async function startChildService<T>(script: 'object-store.ts' | 'postgres.ts', ...args: readonly string[]) {
  const path = join(import.meta.dirname, script)
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path, ...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const early = ended.then(([code]) => {
    throw new Error(`${script} ended with ${code} before it was ready`)
  })
  const [said] = await Promise.race([once(child, 'message'), early])
  early.catch(() => undefined)
  return {
    said: said as T,
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** The other side: says what others need, and does its last work when it is let go. */
export const stopWithParent = (said: unknown, end: () => Promise<unknown> = async () => undefined) => {
  process.on('disconnect', () => void end().finally(() => process.exit(0)))
  process.send?.(said)
}
