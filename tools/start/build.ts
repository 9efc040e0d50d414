import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { cliOf, root, runNode } from '../steps/command.ts'
import { withProgress } from '../steps/progress.ts'

type Room = 'web' | 'admin'

const left = new Set(['node_modules', 'build', '.react-router', 'e2e'])

function* filesUnder(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (left.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else yield path
  }
}

/** Hash of the inputs of a room's build: its sources, the contract's, and the exact dependencies. */
export function hashSources(room: Room, base = root): string {
  const hash = createHash('sha256')
  for (const path of [...filesUnder(join(base, room)), ...filesUnder(join(base, 'contract')), join(base, 'package-lock.json')]) {
    const bytes = readFileSync(path)
    // The length separates "a" + "bc" from "ab" + "c".
    hash.update(`${relative(base, path)} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

const run = (room: Room, tool: string, command: string, args: readonly string[]) => {
  const cwd = join(root, room)
  return runNode({ args: [cliOf(tool, command, cwd), ...args], cwd, env: { NODE_ENV: 'production' } })
}

/** Runs react-router's command line in the site's folder. */
export const runReactRouter = (...args: string[]) => run('web', '@react-router/dev', 'react-router', args)

const builds = {
  web: { what: 'the site', tool: 'react-router build', build: () => runReactRouter('build') },
  admin: { what: 'the editors’ and staff’s screens', tool: 'vite build', build: () => run('admin', 'vite', 'vite', ['build']) },
}

/** Builds a room when its inputs have changed; true if it did. */
export async function buildRoom(room: Room, log: (line: string) => void): Promise<boolean> {
  const { what, tool, build } = builds[room]
  const stamp = join(root, room, 'build', '.stamp')
  const hash = hashSources(room)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  // Gone before the build starts: a build that is interrupted must not pass for a finished one.
  await rm(stamp, { force: true })
  await withProgress(`Building ${what}`, log, async () => {
    const { code, output } = await build()
    if (code !== 0) throw new StartError(`${output}\nThe build of ${what} failed: the output of ${tool} is above.`)
  })
  await writeFile(stamp, hash)
  return true
}

/** Builds whatever changed of what browsers get. */
export async function buildAll(log: (line: string) => void): Promise<void> {
  await buildRoom('web', log)
  await buildRoom('admin', log)
}
