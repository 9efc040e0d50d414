import { randomBytes } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase } from '@narkhoz/contract/api.ts'
import { readEnvironment } from '@narkhoz/server-kit/environment.ts'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { inject } from 'vitest'
import { createService } from '../service.ts'
import { openStorage } from '../storage/open.ts'
import { credential } from './credential.ts'

/** The files of the seeded database: a thousand, the same for all and never changed, so they are lent and not copied. */
const lendMedia = async (dataDir: string) => {
  await mkdir(join(dataDir, 'files'), { mode: 0o700 })
  await symlink(join(inject('seededFiles'), 'files', 'media'), join(dataDir, 'files', 'media'))
}

/** Initial content of a test's database: the starter content, with or without its files, or nothing. */
type TestContent = 'seeded' | 'seeded with files' | 'empty'

/** Variables for a database of the engine under test: a copy of the seeded one, or a new empty one. */
export const testDatabase = async (filled: TestContent) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'narkhoz-service-'))
  const removeDir = () => rm(dataDir, { recursive: true, force: true })
  const variables: Record<string, string> = {
    DATA_DIR: dataDir,
    SERVICE_EMAIL: credential.email,
    SERVICE_KEY: credential.key,
    LOG_LEVEL: 'warn',
  }
  if (filled === 'seeded with files') await lendMedia(dataDir)
  if (process.env.STORAGE !== 'postgres') {
    const from = inject(filled === 'empty' ? 'empty' : 'seeded')
    // In one go: a thousand small files, one after the other, take a second to copy and another to remove.
    cpSync(join(from, 'database', 'pglite'), join(dataDir, 'database', 'pglite'), { recursive: true })
    return { variables, dataDir, remove: removeDir }
  }
  const url = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query(`create database ${name}${filled !== 'empty' ? ` template ${inject('seeded')} strategy file_copy` : ''}`)
  return {
    variables: { ...variables, DATABASE_URL: url.replace(/postgres$/, name) },
    dataDir,
    remove: async () => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await removeDir()
    },
  }
}

/** The service with the given variables in this process, called without a socket; `log` receives its log lines. */
export const openService = async (variables: Record<string, string>, log: Logger = pino({ level: 'silent' })) => {
  const environment = readEnvironment(variables)
  const storage = await openStorage(environment)
  const { fetch, service, sweep, close } = await createService(environment, storage, log)
  const request = async (path: string, init?: RequestInit) => fetch(new Request(`http://service.test${path}`, init))

  const token = async () => {
    const answer = await request(`${apiBase}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credential),
    })
    return ((await answer.json()) as { data: { access_token: string } }).data.access_token
  }
  return {
    storage,
    service,
    dataDir: environment.dataDir,
    /** The service as a server would call it, with the connection that a request came on. */
    fetch,
    /** The periodic cleanup. */
    sweep,
    /** Sends a request by path, `/api/v1` included. */
    request,
    /** Requests content: status and JSON of the answer. */
    get: async (path: string) => {
      const answer = await request(`${apiBase}/${path}`)
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    },
    /** A service token. */
    token,
    /** Posts JSON with a token. */
    post: async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const answer = await request(`${apiBase}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${await token()}`, ...headers },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    },
    stop: async () => {
      await close()
      await storage.close()
    },
  }
}

/** A service on a new database. */
export const startService = async (filled: TestContent = 'seeded', more: Record<string, string> = {}, log?: Logger) => {
  const database = await testDatabase(filled)
  const variables = { ...database.variables, ...more }
  const opened = await openService(variables, log)
  return {
    ...opened,
    /** What another node on the same database is started with. */
    variables,
    stop: async () => {
      await opened.stop()
      await database.remove()
    },
  }
}

/** A running test service. */
export type TestService = Awaited<ReturnType<typeof openService>>
