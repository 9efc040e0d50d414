import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { variablesFor } from '@narkhoz/server-kit/environment.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { contentArguments, webArguments } from '../start/arguments.ts'
import { supervise } from '../start/child.ts'
import { cleanEnv } from '../start/clean-env.ts'
import { findFreePort } from '../start/ports.ts'

export type NodeOptions = {
  room: 'web' | 'content'
  number: number
  /** Where its folder and its log are made. */
  folder: string
  variables: Readonly<Record<string, string | undefined>>
  onMessage?: (message: unknown) => void
  log: (line: string) => void
}

const rooms = {
  web: { args: webArguments, port: 'PORT', readyPath: '/healthz' },
  content: { args: contentArguments, port: 'CONTENT_PORT', readyPath: '/readyz' },
} as const

/** A node of the site or of the content service: a supervised process with its own folder and port. */
export async function startNode({ room, number, folder, variables, onMessage, log }: NodeOptions) {
  const { args, port: portName, readyPath } = rooms[room]
  const name = `${room}-${number}`
  const dataDir = join(folder, name)
  mkdirSync(dataDir, { recursive: true })
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const own = { DATA_DIR: dataDir, [portName]: String(port) }
  const env = cleanEnv({ ...variablesFor(room, variables), ...own })
  const logFile = join(folder, `${name}.log`)
  const { promise: answering, resolve, reject } = Promise.withResolvers<void>()
  let wakes: (() => void)[] = []
  const child = supervise(
    { name, args, env, readyUrl: url + readyPath, output: openSync(logFile, 'a') },
    {
      log,
      onReady: () => {
        resolve()
        for (const wake of wakes.splice(0)) wake()
      },
      onMisconfigured: () => reject(new StartError(`${name} did not start: ${logFile} says why.`)),
      ...(onMessage && { onMessage }),
    },
  )
  return {
    name,
    room,
    url,
    port,
    dataDir,
    logFile,
    /** The environment of a command on its machine. */
    env,
    answering,
    /** Kills it; resolves once it answers again. */
    killed: () => {
      const { promise: back, resolve: wake } = Promise.withResolvers<void>()
      wakes = [...wakes, wake]
      if (child.pid) process.kill(child.pid, 'SIGKILL')
      return back
    },
    stop: () => child.stop(),
  }
}

/** A running node. */
export type Node = Awaited<ReturnType<typeof startNode>>
