import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The stored applications of a form, from the operator's command. */
export type StoredForm = { form: string; code: string; payload: Record<string, unknown>; idempotency_key: string | null }

const run = promisify(execFile)
const command = join(import.meta.dirname, '..', '..', 'content', 'operator', 'cli.ts')

/** Everything that was stored, by the operator's own command. */
export const storedIn = async (dataDir: string, variables: Record<string, string> = {}): Promise<StoredForm[]> => {
  const args = ['--disable-warning=ExperimentalWarning', command, 'applications', '--json']
  const env = { ...process.env, DATA_DIR: dataDir, ...variables }
  const { stdout } = await run(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 })
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoredForm)
}

/** The acknowledged forms, codes by key, that are not stored exactly once under their code, and whatever else is stored twice. */
export const notStoredOnce = async (acknowledged: ReadonlyMap<string, string>, ...where: Parameters<typeof storedIn>) => {
  const byKey = Map.groupBy(await storedIn(...where), ({ idempotency_key: key }) => key)
  const lost = [...acknowledged].filter(([key, code]) => byKey.get(key)?.[0]?.code !== code)
  const twice = [...byKey].filter(([, rows]) => rows.length > 1)
  return [...lost, ...twice]
}

/** A stored file, read as staff would. */
export const storedFile = async (contentUrl: string, dataDir: string, address: string) => {
  const key = await readFile(join(dataDir, 'operator-key'), 'utf8')
  return fetch(new URL(address, contentUrl), { headers: { authorization: `Bearer ${key.trim()}` } })
}

/** The process id of the content service that works in a folder. */
export const servicePid = async (dataDir: string): Promise<number> => {
  const { pid } = JSON.parse(await readFile(join(dataDir, 'content.json'), 'utf8')) as { pid: number }
  return pid
}
