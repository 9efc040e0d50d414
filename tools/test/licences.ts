import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../steps/command.ts'
import { readLock } from './lockfile.ts'

const free = new Set(
  [
    ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
    ...['CC0-1.0', 'Unlicense', 'MPL-2.0', 'PostgreSQL', 'OFL-1.1'],
  ].map((name) => name.toLowerCase()),
)

/** libvips is a separate shared library, as the LGPL requires. */
const mayBeLgpl = /^@img\/sharp-/

/** Packages whose licence field is not standard, with the licence in their LICENSE file. */
const readByHand: Readonly<Record<string, string>> = { 'css-mediaquery': 'BSD-3-Clause' }

/** Whether everything that the licence expression demands is free; of alternatives one is enough. */
export function isFree(expression: string, name = ''): boolean {
  // Needs a person: the meaning of a mixture depends on its brackets.
  if (/\sOR\s/.test(expression) && /\sAND\s/.test(expression)) return false
  return expression
    .replace(/[()]/g, ' ')
    .split(/\sOR\s/)
    .some((choice) =>
      choice
        .split(/\sAND\s/)
        .every((part) => free.has(part.trim().toLowerCase()) || (mayBeLgpl.test(name) && /^LGPL-3\.0/.test(part.trim()))),
    )
}

interface PackageLicence {
  name: string
  license?: string | { type?: string }
  licenses?: readonly { type?: string }[]
}

const expressionOf = ({ name, license, licenses }: PackageLicence) =>
  readByHand[name] ??
  (typeof license === 'string' ? license : license?.type) ??
  licenses?.map(({ type }) => type).join(' OR ') ??
  'none named'

/** Installed packages that visitors' data passes through and whose licence is not free, a sentence each. */
export async function licenceProblems(): Promise<string[]> {
  const { packages } = await readLock()
  const paths = Object.entries(packages).flatMap(([path, { dev, link }]) => (path.includes('node_modules/') && !dev && !link ? [path] : []))
  const manifests = await Promise.all(
    // Packages of other platforms are in the lock file and not on the disk.
    paths.map((path) => readFile(join(root, path, 'package.json'), 'utf8').catch(() => undefined)),
  )
  return manifests.flatMap((text) => {
    if (text === undefined) return []
    const manifest = JSON.parse(text) as PackageLicence
    const licence = expressionOf(manifest)
    return isFree(licence, manifest.name) ? [] : [`${manifest.name} has the licence ${licence}, which is not in the list of free ones.`]
  })
}
