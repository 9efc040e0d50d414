import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { linesOf } from '@narkhoz/server-kit/lines.ts'

/** Runs a script of this folder as a child process, whose memory is released with it, and yields its output line by line. */
export async function* saidBy<T>(script: 'prepare-process.ts' | 'load-process.ts', input: unknown): AsyncGenerator<T> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL(script, import.meta.url))], {
    stdio: 'pipe',
  })
  const closed = once(child, 'close')
  const complaint = text(child.stderr)
  // A child that died before it read is known by how it ended.
  child.stdin.on('error', () => undefined).end(JSON.stringify(input))
  try {
    for await (const line of linesOf(child.stdout)) yield JSON.parse(line) as T
    const [code] = await closed
    if (code !== 0) throw new Error(`${script} ended with ${code}: ${await complaint}`)
  } finally {
    child.kill()
  }
}
