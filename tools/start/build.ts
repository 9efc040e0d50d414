import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { StartError } from '@narkhoz/content/start-error.ts'
import { cliOf, root, runNode } from '../steps/command.ts'
import { withProgress } from '../steps/progress.ts'

const web = join(root, 'web')
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

/** What the build is made from, as one hash: sources of the site and the contract, and the exact dependencies. */
export function hashSources(base = root): string {
  const hash = createHash('sha256')
  for (const path of [...filesUnder(join(base, 'web')), ...filesUnder(join(base, 'contract')), join(base, 'package-lock.json')]) {
    const bytes = readFileSync(path)
    // The length keeps "a" + "bc" apart from "ab" + "c".
    hash.update(`${relative(base, path)} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/** Runs react-router's command line in the site's folder. */
export const runReactRouter = (...args: string[]) =>
  runNode({ args: [cliOf('@react-router/dev', 'react-router', web), ...args], cwd: web, env: { NODE_ENV: 'production' } })

/** Builds the site when what it is made from changed; true when it did. */
export async function buildWeb(log: (line: string) => void): Promise<boolean> {
  const stamp = join(web, 'build', '.stamp')
  const hash = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  // Gone before the build starts: a build that is interrupted must not pass for a finished one.
  await rm(stamp, { force: true })
  await withProgress('Building the site', log, async () => {
    const { code, output } = await runReactRouter('build')
    if (code !== 0) throw new StartError(`${output}\nThe site could not be built: the output of react-router build is above.`)
  })
  await writeFile(stamp, hash)
  return true
}
