import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { findFreePort } from '../start/ports.ts'
import { root, runNode } from '../steps/command.ts'
import { startChildService } from './child-service.ts'
import { startNginx } from './nginx.ts'
import { type Node, type NodeOptions, startNode } from './node.ts'

export type FleetOptions = {
  /** How many nodes of each. */
  web: number
  content: number
  nginx: string
  /** Where visitors and editors come in, on loopback. */
  ports: { site: number; admin: number }
  /** An existing database instead of a new one. */
  databaseUrl?: string | undefined
  /** Whether the nodes read from a replica of their database; only a new database can have one. */
  replica?: boolean | undefined
  /** A backup to begin with, instead of the starter content. */
  from?: string | undefined
  log: (line: string) => void
}

const secret = () => randomBytes(24).toString('base64url')

const restore = async (from: string, env: NodeJS.ProcessEnv) => {
  const { code, output } = await runNode({ args: [join(root, 'content', 'operator', 'cli.ts'), 'restore', from], env })
  if (code !== 0) throw new StartError(`The backup could not be restored: ${output}`)
}

const firstAdministratorIn = (message: unknown) =>
  typeof message === 'object' && message !== null && 'firstAdministrator' in message ? String(message.firstAdministrator) : undefined

/** Starts several nodes of each kind and their shared services, each in its own process, behind nginx; `stop` ends them all. */
export async function startFleet({ web, content, nginx, ports, databaseUrl, replica, from, log }: FleetOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-scale-'))
  const stops: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stopped = async <T extends { stop(): Promise<unknown> }>(starting: Promise<T>) => {
    const started = await starting
    stops.unshift(() => started.stop())
    return started
  }
  const stop = async () => {
    for (const end of stops.splice(0)) await end()
  }
  const leashed = async (...script: Parameters<typeof startChildService>) =>
    (await stopped(startChildService<Record<string, string>>(...script))).said
  const database = async () => {
    if (databaseUrl) return { DATABASE_URL: databaseUrl }
    return leashed('postgres.ts', ...(replica ? ['--replica'] : []))
  }
  const started = async () => {
    const [stored, store, inside] = await Promise.all([database(), leashed('object-store.ts'), findFreePort()])
    const [site, admin] = [`http://localhost:${ports.site}`, `http://localhost:${ports.admin}`]
    // The variables that README's section "PostgreSQL and several nodes" requires; each node has its own DATA_DIR.
    const shared = {
      ...stored,
      ...store,
      SERVICE_EMAIL: 'site@localhost',
      SERVICE_KEY: secret(),
      ADMIN_SECRET: secret(),
      SITE_URL: site,
      ADMIN_URL: admin,
      TRUST_PROXY: '127.0.0.1',
    }
    // Visits come from one address here, and are counted by it.
    const forSite = { ...shared, CONTENT_URL: `http://127.0.0.1:${inside}`, FORM_GUARD: 'off' }
    if (from) await restore(from, { ...shared, DATA_DIR: join(folder, 'restore') })
    const { promise: firstAdministrator, resolve } = Promise.withResolvers<string>()
    const onMessage = (message: unknown) => {
      const url = firstAdministratorIn(message)
      if (url) resolve(url)
    }
    const nodesOf = (room: NodeOptions['room'], many: number, variables: NodeOptions['variables']) =>
      Promise.all(Array.from({ length: many }, (_, at) => stopped(startNode({ room, number: at + 1, folder, variables, onMessage, log }))))
    const contents = await nodesOf('content', content, shared)
    const webs = await nodesOf('web', web, forSite)
    const addresses = (nodes: readonly Node[]) => nodes.map(({ port }) => `127.0.0.1:${port}`)
    const { visits } = await stopped(
      startNginx({
        program: nginx,
        folder,
        ports: { ...ports, inside },
        nodes: { web: addresses(webs), content: addresses(contents) },
      }),
    )
    await Promise.all([...contents, ...webs].map(({ answering }) => answering))
    return { site, admin, inside, ports, folder, visits, webs, contents, firstAdministrator, stop }
  }
  try {
    return await started()
  } catch (error) {
    await stop()
    throw error
  }
}

/** Nodes behind nginx. */
export type Fleet = Awaited<ReturnType<typeof startFleet>>
