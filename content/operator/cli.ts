import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeDataDir } from '@narkhoz/server-kit/data-dir.ts'
import { type Environment, EnvironmentError, readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { linesOf } from '@narkhoz/server-kit/lines.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { operatorKey } from '../service-tokens/credential.ts'

const write = (line: string) => process.stdout.write(`${line}\n`)

const addressIn = (dataDir: string): string | undefined => {
  try {
    const presence = readFileSync(join(dataDir, 'content.json'), 'utf8')
    // A service that is reached on loopback names its port alone.
    const { pid, port, url = `http://127.0.0.1:${port}` } = JSON.parse(presence) as { pid: number; port: number; url?: string }
    process.kill(pid, 0)
    return url
  } catch {
    // No service has registered here, or it was killed: whoever has its port now must not get the key.
    return undefined
  }
}

/** Delegates to the running service, because an embedded database belongs to one process; returns whether there is one. */
const askService = async (dataDir: string, command: string, args: readonly string[]): Promise<boolean> => {
  const url = addressIn(dataDir)
  if (url === undefined) return false
  const response = await fetch(`${url}/operator/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorKey(dataDir)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ args }),
  }).catch(() => undefined)
  // Another program, or a service on another folder, may have the port by now.
  if (!response?.ok || !response.body) return false
  for await (const line of linesOf(response.body)) {
    if (line === '\u0004done') return true
    if (line.startsWith('\u0004failed')) throw new StartError(line.slice('\u0004failed '.length))
    write(line)
  }
  throw new StartError('The service stopped before the command was done.')
}

const runHere = async (environment: Environment, command: string, args: readonly string[]) => {
  // Loaded only now: most of the time the service does the work, and this process is a messenger.
  await import('../storage/quick-imports.ts')
  const [{ commandOf }, { restore }, { openStorage }, { openFileStore }] = await Promise.all([
    import('./commands.ts'),
    import('./restore.ts'),
    import('../storage/open.ts'),
    import('../uploads/file-store.ts'),
  ])
  const work = command === 'restore' ? restore : commandOf(command)
  const storage = await openStorage(environment)
  try {
    const { dataDir, adminUrl, smtpUrl } = environment
    const workplace = { storage, disk: await openFileStore(environment), dataDir, adminUrl, mailServer: smtpUrl !== undefined }
    await work(workplace, args, write)
  } finally {
    await storage.close()
  }
}

const main = async () => {
  const [command = '', ...typed] = process.argv.slice(2)
  // A folder is relative to this directory, and the service may have another.
  const args = command === 'backup' ? typed.map((word) => (word.startsWith('-') ? word : resolve(word))) : typed
  const environment = readEnvironment(process.env)
  makeDataDir(environment.dataDir)
  if (command !== 'restore' && (await askService(environment.dataDir, command, args))) return
  await runHere(environment, command, args)
}

main().catch((error: unknown) => {
  const known =
    error instanceof StartError || error instanceof EnvironmentError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
  process.stderr.write(`${error instanceof Error ? (known ? error.message : error.stack) : error}\n`)
  process.exitCode = 1
})
