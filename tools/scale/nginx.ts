import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from '../steps/command.ts'

/** The file that is documented, and that this runs. */
export const nginxFile = join(root, 'docs', 'operations', 'nginx.conf')

// Debian installs it where only root's PATH leads.
const programs = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx']

/** Said where it is missing. */
export const nginxIsMissing =
  'nginx is needed in front of several nodes and is not installed: apt-get install nginx, or brew install nginx.'

/** The nginx of this machine, if it has one. */
export async function findNginx(): Promise<string | undefined> {
  for (const program of programs) if ((await run(program, ['-v'])).code === 0) return program
  return undefined
}

/** The values that differ by machine, keyed by the marks in the file: addresses of nodes, or entire lines. */
export type Places = {
  nodes: { web: readonly string[]; content: readonly string[] }
  lines: Record<'main' | 'files' | 'limits' | 'plain' | 'site' | 'admin' | 'inside', readonly string[]>
}

const marked = /^.*# @(\w+)$/

/** Fills this machine's values into the documented file; an unknown mark is an error. */
export function filledIn(file: string, { nodes, lines }: Places): string {
  const placed = new Set<string>()
  const filled = file.split('\n').flatMap((line) => {
    const [, mark] = marked.exec(line) ?? []
    if (mark === undefined) return [line]
    if (placed.has(mark)) return []
    placed.add(mark)
    const addresses = nodes[mark as keyof Places['nodes']]
    const others =
      addresses?.map((address) => line.replace(/server \S+/, `server ${address}`).replace(/ *# @\w+$/, '')) ??
      lines[mark as keyof Places['lines']]
    if (!others) throw new Error(`${nginxFile} marks lines @${mark}, which nothing is put in place of`)
    return others
  })
  const unused = [...Object.keys(nodes), ...Object.keys(lines)].filter((mark) => !placed.has(mark))
  if (unused.length > 0) throw new Error(`${nginxFile} has no lines marked @${unused.join(', @')}`)
  return filled.join('\n')
}

/** Where nginx listens, on loopback, and its upstreams. */
export type NginxOptions = {
  program: string
  folder: string
  ports: { site: number; admin: number; inside: number }
  nodes: Places['nodes']
}

const limit = (who: string, zone: string) => `limit_req_zone $${who} zone=${zone}:1m rate=100000r/s;`

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Runs nginx with the documented file until it is stopped; it writes its visits into `visits.log` of the folder. */
export async function startNginx({ program, folder, ports, nodes }: NginxOptions) {
  const visits = join(folder, 'visits.log')
  const listen = (port: number) => [`listen 127.0.0.1:${port};`]
  const text = filledIn(await readFile(nginxFile, 'utf8'), {
    nodes,
    lines: {
      // Only root may choose a user, and as root the folder belongs to this user.
      main: [
        'daemon off;',
        `pid ${folder}/nginx.pid;`,
        `error_log ${folder}/nginx-errors.log warn;`,
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
      ],
      files: [`access_log ${visits} visits;`, ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`)],
      // Every visitor comes from this machine.
      limits: [limit('sender', 'sent'), limit('searcher', 'searched')],
      plain: [],
      site: listen(ports.site),
      admin: listen(ports.admin),
      inside: listen(ports.inside),
    },
  })
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'nginx.conf')
  await writeFile(file, text)
  const given = ['-p', folder, '-c', file, '-e', `${folder}/nginx-errors.log`]
  const tried = await run(program, [...given, '-t'])
  if (tried.code !== 0) throw new Error(`nginx refuses its configuration:\n${tried.output}`)
  // Ctrl-C in a terminal does not reach it: the nodes behind it end in order first.
  const child = spawn(program, given, { stdio: 'ignore', detached: true })
  const ended = once(child, 'exit')
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  return {
    visits,
    stop: async () => {
      process.off('exit', end)
      end()
      await ended
    },
  }
}
