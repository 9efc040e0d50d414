import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import * as v from 'valibot'

/** The site's credential at the service. */
export type Credential = { email: string; key: string }

const fileSchema = v.object({ email: v.string(), key: v.pipe(v.string(), v.minLength(24)) })

/** Reads a secret file, making it first where it does not exist; two processes that start together end with the same one. */
const kept = (dataDir: string, name: string, make: () => string): string => {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, name)
  if (!existsSync(file))
    try {
      writeFileSync(file, make(), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  return readFileSync(file, 'utf8')
}

const secret = () => randomBytes(32).toString('base64url')

/** The credential in `DATA_DIR`, generated at the first start. */
export const serviceCredential = async (dataDir: string): Promise<Credential> => {
  const name = 'service-credential.json'
  const text = kept(dataDir, name, () => JSON.stringify({ email: 'site@service.local', key: secret() }))
  try {
    return v.parse(fileSchema, JSON.parse(text))
  } catch (cause) {
    throw new StartError(`The credential in ${join(dataDir, name)} cannot be read; remove the file and a new one is made.`, { cause })
  }
}

/** The key for commands on this machine to the running service; stored in `DATA_DIR` like the credential. */
export const operatorKey = (dataDir: string): string => kept(dataDir, 'operator-key', secret).trim()

/** The default secret for sessions and previews; stored in `DATA_DIR` like the credential. */
export const adminSecret = (dataDir: string): string => kept(dataDir, 'admin-secret', secret).trim()
