import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { variableNames } from '@narkhoz/server-kit/environment.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const forgotten = Object.fromEntries(variableNames.map((name) => [name, undefined]))

/** Starts a script of the service as a child process; only the given variables are set for it. */
export const runScript = (script: 'main.ts' | 'operator/cli.ts', args: readonly string[], variables: Record<string, string>) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path(`../${script}`), ...args], {
    env: { ...process.env, ...forgotten, ...variables },
    // The channel stops the service when the test's process is killed; the rest is for a test that fails before its end.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const said = { out: '', err: '' }
  const messages: unknown[] = []
  child.on('message', (message) => messages.push(message))
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said.out += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said.err += text
  })
  const ended = once(child, 'close').then(([code, signal]) => {
    process.off('exit', end)
    return { code: code as number | null, signal: signal as NodeJS.Signals | null, ...said }
  })
  return { pid: child.pid ?? 0, said, messages, ended, kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

/** An operator's command, to its end. */
export const operatorCommand = (variables: Record<string, string>, ...args: string[]) => runScript('operator/cli.ts', args, variables).ended

/** A port that was free a moment ago. */
export const freePort = async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts the service as a child process on a free port; `ready` waits until it answers. */
export const startProcess = async (variables: Record<string, string>) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const running = runScript('main.ts', [], { ...variables, CONTENT_PORT: String(port) })
  let over = false
  void running.ended.then(() => {
    over = true
  })
  const ready = async () => {
    while (!over) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined)
      await answer?.body?.cancel()
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`The service ended before it answered:\n${running.said.out}${running.said.err}`)
  }
  return {
    ...running,
    port,
    url,
    ready,
    /** Sends a request by path. */
    request: (at: string, init?: RequestInit) => fetch(`${url}${at}`, init),
    /** Ends it without warning. */
    killed: async () => {
      running.kill('SIGKILL')
      await running.ended
    },
    /** Sends a signal to stop, and resolves to its exit. */
    stopped: () => {
      running.kill('SIGTERM')
      return running.ended
    },
  }
}

/** A service in a child process. */
export type ContentProcess = Awaited<ReturnType<typeof startProcess>>
