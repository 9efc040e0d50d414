import { parseArgs } from 'node:util'
import { firstLinkNote } from '@narkhoz/content/accounts/first-link.ts'
import { configurationExit, EnvironmentError, readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { Report } from '../bench/report.ts'
import { buildAll } from '../start/build.ts'
import { requireFreePort } from '../start/ports.ts'
import { onStop } from '../steps/command.ts'
import { withProgress } from '../steps/progress.ts'
import { checks } from './checks.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { findNginx, nginxIsMissing } from './nginx.ts'

const log = (line: string) => console.error(line)

const { values } = parseArgs({
  options: {
    web: { type: 'string', default: '2' },
    content: { type: 'string', default: '2' },
    replica: { type: 'boolean', default: false },
    from: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
})

const many = (name: 'web' | 'content') => {
  if (!/^[1-9]\d?$/.test(values[name])) throw new StartError(`--${name} must be a whole number from 1 to 99, not "${values[name]}".`)
  return Number(values[name])
}

const start = async (): Promise<Fleet> => {
  const { port, contentPort, databaseUrl } = readEnvironment(process.env)
  const nginx = await findNginx()
  if (!nginx) throw new StartError(nginxIsMissing)
  if (values.replica && databaseUrl) throw new StartError('--replica makes a replica of a database of its own: leave DATABASE_URL out.')
  const [web, content] = [many('web'), many('content')]
  await requireFreePort(port, 'PORT')
  await requireFreePort(contentPort, 'CONTENT_PORT')
  await buildAll(log)
  const ports = { site: port, admin: contentPort }
  const options = { web, content, nginx, ports, databaseUrl, replica: values.replica, from: values.from, log }
  return withProgress(`Starting ${web} web and ${content} content nodes`, log, () => startFleet(options))
}

/** Whether everything that is checked holds. */
const isHeldBy = async (fleet: Fleet): Promise<boolean> => {
  const report = new Report()
  for (const { what, find } of checks) {
    report.say(what)
    for (const { what: found, unit, value, limit } of await find(fleet)) report.add(found, unit, value, limit)
  }
  process.stdout.write(`\n${report.table()}\n`)
  return report.isHeld
}

let starting: Promise<Fleet> | undefined
const end = async (code: number) => {
  await starting?.then(({ stop }) => stop()).catch(() => undefined)
  process.exit(code)
}
onStop(() => void end(0))
try {
  starting = start()
  const fleet = await starting
  if (values.check) await end((await isHeldBy(fleet)) ? 0 : 1)
  console.log(`Site: ${fleet.site}`)
  console.log(`Editors and staff: ${fleet.admin}/admin/`)
  for (const { name, url } of [...fleet.webs, ...fleet.contents]) console.log(`${name}: ${url}`)
  console.log(`Logs and the nginx.conf that runs: ${fleet.folder}`)
  void fleet.firstAdministrator.then((url) => console.log(firstLinkNote(url)))
} catch (error) {
  const isTold = error instanceof StartError || error instanceof EnvironmentError
  log(isTold ? error.message : String(error instanceof Error ? error.stack : error))
  await end(isTold ? configurationExit : 1)
}
