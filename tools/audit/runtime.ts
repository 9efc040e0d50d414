import * as v from 'valibot'
import { runNpm } from '../steps/npm.ts'

/** The state of the running Node: a sentence, and whether it is too old; or the error of the registry. */
export type Runtime = { sentence: string; isTooOld: boolean } | { unanswered: string }

/** How many releases of its line a Node may be behind: one comes about every month, and one that closes holes at least every quarter. */
const mostBehind = 3

type Release = readonly number[]

// Releases only: a nightly or a release candidate is not an update.
const releaseIn = (version: string): Release | undefined => /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number)

const compared = (one: Release, other: Release) =>
  one.map((number, at) => number - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0

const published = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((only) => [only]),
  ),
])

/** Reads what `npm view … versions --json` printed; nothing where that is no list of versions. */
export const versionsIn = (output: string): readonly string[] | undefined => {
  try {
    const read = v.safeParse(published, JSON.parse(output))
    return read.success && read.output.length > 0 ? read.output : undefined
  } catch {
    return undefined
  }
}

/**
 * How far Node is behind the newest release of its line: any release may fix vulnerabilities, and no list of packages covers them.
 */
export const runtimeIn = (running: string, versions: readonly string[]): Runtime => {
  const own = releaseIn(running)
  if (!own) return { sentence: `Node ${running} is no release: nobody says which holes it has.`, isTooOld: true }
  const line = versions
    .map(releaseIn)
    .filter((release) => release !== undefined)
    .filter(([major]) => major === own[0])
  const newer = line.filter((release) => compared(release, own) > 0).toSorted(compared)
  const newest = newer.at(-1)?.join('.')
  if (line.length === 0) return { unanswered: `no Node ${own[0]} is published` }
  if (newest === undefined) return { sentence: `Node ${own.join('.')} is the newest published one of its line.`, isTooOld: false }
  const many = newer.length === 1 ? 'one release' : `${newer.length} releases`
  return {
    sentence: `Node ${own.join('.')} is ${many} behind ${newest}, and what came between may close holes: install Node ${newest} on this machine, which then goes before the packaged one, or a newer package.`,
    isTooOld: newer.length > mostBehind,
  }
}

/** Reads the Node versions from the registry, for npm's own package and for that of this platform: either may be ahead. */
export const runtime = async (platformPackage: string | undefined): Promise<Runtime> => {
  const names = ['node', ...(platformPackage ? [platformPackage] : [])]
  const answers = await Promise.all(names.map(async (name) => versionsIn((await runNpm('view', name, 'versions', '--json')).output)))
  const versions = answers.flatMap((answer) => answer ?? [])
  return versions.length === 0 ? { unanswered: 'npm printed no versions' } : runtimeIn(process.versions.node, [...new Set(versions)])
}
