import { resolve } from 'node:path'
import { firstLinkNote } from '@narkhoz/content/accounts/first-link.ts'
import { serviceCredential } from '@narkhoz/content/service-tokens/credential.ts'
import { makeDataDir } from '@narkhoz/server-kit/data-dir.ts'
import { type Environment, EnvironmentError, readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { onStop } from '../steps/command.ts'
import { withProgress } from '../steps/progress.ts'
import { requireFreePort } from './ports.ts'
import { type Site, type SiteOptions, startSite } from './site.ts'

export interface ServeOptions {
  mode: 'production' | 'development'
  scripts: SiteOptions['scripts']
  /** Preparation before the children start, after the environment is validated. */
  prepare(log: (line: string) => void): Promise<unknown>
}

// stderr, because stdout belongs to the children's logs, one JSON object a line.
const log = (line: string) => console.error(line)

async function check({ port, metricsPort, contentPort, contentUrl, dataDir }: Environment) {
  await requireFreePort(port, 'PORT')
  if (metricsPort !== undefined) await requireFreePort(metricsPort, 'METRICS_PORT')
  if (contentUrl) return
  await requireFreePort(contentPort, 'CONTENT_PORT')
  makeDataDir(resolve(dataDir))
}

/** Without one the site itself warns at its start, however it is started (web/server/start-warnings.ts). */
async function credentialFor({ service, contentUrl, dataDir }: Environment) {
  return service ?? (contentUrl ? undefined : serviceCredential(resolve(dataDir)))
}

/** The lifecycle of `npm start` and `npm run dev`: check, prepare, run, supervise, and stop on a signal. */
export async function serve({ mode, scripts, prepare }: ServeOptions): Promise<void> {
  let site: Site | undefined
  onStop(async () => {
    if (site) log('Stopping…')
    await site?.stop()
    process.exit(0)
  })
  try {
    const environment = readEnvironment(process.env)
    await check(environment)
    await prepare(log)
    const credential = await credentialFor(environment)
    const addressesPrinted = Promise.withResolvers<void>()
    const started = startSite({
      environment,
      variables: { ...process.env, NODE_ENV: mode },
      scripts,
      credential,
      log,
      // Behind the addresses, where people look.
      onFirstAdministrator: (url) => void addressesPrinted.promise.then(() => console.log(firstLinkNote(url))),
    })
    site = started
    await withProgress('Starting', log, () => started.answering)
    console.log(`Site: http://localhost:${environment.port}`)
    console.log(`Content service: ${environment.contentUrl ?? `http://localhost:${environment.contentPort}`}/api/v1`)
    if (!environment.contentUrl) console.log(`Editors and staff: ${environment.adminUrl}/admin/`)
    addressesPrinted.resolve()
  } catch (error) {
    if (!(error instanceof StartError || error instanceof EnvironmentError)) throw error
    log(error.message)
    await site?.stop()
    process.exit(1)
  }
}
