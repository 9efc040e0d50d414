import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The script behind a package's command, so that no shell and no .bin link is needed (Windows has neither). */
export function cliOf(name: string, command: string, from = root): string {
  // Not all packages let package.json be resolved, but all can be found in the folders Node would look in.
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  for (const folder of folders) {
    const manifest = join(folder, name, 'package.json')
    if (!existsSync(manifest)) continue
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin?: Record<string, string> }
    if (bin?.[command]) return join(folder, name, bin[command])
  }
  throw new Error(`The command ${command} of the package ${name} is not installed.`)
}

/** Calls back once when this process must stop: on a signal, or because its parent is gone. */
export function onStop(stop: () => void): void {
  let isStopping = false
  const once = () => {
    if (isStopping) return
    isStopping = true
    stop()
  }
  // Not SIGHUP: listening to it would undo nohup, and without a listener it ends this process anyway.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, once)
  if (process.channel) process.on('disconnect', once)
}

export interface Command {
  args: readonly string[]
  cwd?: string
  env?: Record<string, string | undefined>
  /** Printed while it runs instead of being collected. */
  visible?: boolean
}

/** Runs a script under the current Node; its output is collected, so that only that of a failure is shown. */
export function runNode({ args, cwd = root, env = {}, visible = false }: Command): Promise<{ code: number; output: string }> {
  return run(process.execPath, args, { cwd, env, visible })
}

/** Runs any program and waits for its end; a program that cannot be started counts as ended with 127, as in a shell. */
export function run(
  program: string,
  args: readonly string[],
  { cwd = root, env = {}, visible = false, timeout = 0 }: Omit<Command, 'args'> & { timeout?: number } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', visible ? 'inherit' : 'pipe', visible ? 'inherit' : 'pipe'],
      timeout,
    })
    // The child ends with this process; the caller turns signals into exits.
    const end = () => child.kill()
    process.once('exit', end)
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => {
      process.off('exit', end)
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') })
    })
  })
}
