import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type Environment, EnvironmentError, readEnvironment } from '@narkhoz/contract/environment.ts'
import { operatorKey } from '../access/credential.ts'
import { StartError } from '../start-error.ts'
import { openStorage } from '../storage/open.ts'
import { openDisk } from '../uploads/disk.ts'
import { operate } from './commands.ts'
import { restore } from './restore.ts'

const write = (line: string) => process.stdout.write(`${line}\n`)

const portIn = (dataDir: string): number | undefined => {
  try {
    return (JSON.parse(readFileSync(join(dataDir, 'content.json'), 'utf8')) as { port: number }).port
  } catch {
    // No service has written its place here: there is none to ask.
    return undefined
  }
}

/** Asks the running service to do it, because an embedded database belongs to one process; answers whether there is one. */
const askService = async (dataDir: string, command: string, args: readonly string[]): Promise<boolean> => {
  const port = portIn(dataDir)
  if (port === undefined) return false
  const response = await fetch(`http://127.0.0.1:${port}/operator/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorKey(dataDir)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ args }),
  }).catch(() => undefined)
  // Another program, or a service on another folder, may have the port by now.
  if (!response?.ok || !response.body) return false
  for await (const line of createInterface({ input: Readable.fromWeb(response.body as ReadableStream) })) {
    if (line === '\u0004done') return true
    if (line.startsWith('\u0004failed')) throw new StartError(line.slice('\u0004failed '.length))
    write(line)
  }
  throw new StartError('The service stopped before the command was done.')
}

const runHere = async (environment: Environment, command: string, args: readonly string[]) => {
  const storage = await openStorage(environment)
  try {
    const workplace = { storage, disk: await openDisk(environment), dataDir: environment.dataDir }
    if (command === 'restore') await restore(workplace, args, write)
    else await operate(workplace, command, args, write)
  } finally {
    await storage.close()
  }
}

const main = async () => {
  const [command = '', ...args] = process.argv.slice(2)
  const environment = readEnvironment(process.env)
  mkdirSync(environment.dataDir, { recursive: true })
  if (command !== 'restore' && (await askService(environment.dataDir, command, args))) return
  await runHere(environment, command, args)
}

main().catch((error: unknown) => {
  const known =
    error instanceof StartError || error instanceof EnvironmentError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
  process.stderr.write(`${error instanceof Error ? (known ? error.message : error.stack) : error}\n`)
  process.exitCode = 1
})
