// Plain JavaScript without dependencies, for the same reason as node.mjs.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/**
 * npm writes this list when an installation is complete. It spares a second installation after a manual `npm install`, and a running
 * server the loss of its files.
 */
function npmHasInstalled(root, lock) {
  const installed = JSON.parse(read(join(root, 'node_modules', '.package-lock.json')) ?? '{"packages":{}}').packages
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, { version, optional }]) => path === '' || (installed[path] ? installed[path].version === version : optional === true),
  )
}

function runNpm(root) {
  // Under NODE_ENV=production npm leaves out what the build and the tests need.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress']
  const cli = process.env.npm_execpath
  // Output goes to stderr: stdout belongs to the command, `npm run applications -- --json` among them.
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const npm = cli?.endsWith('npm-cli.js')
    ? spawn(process.execPath, [cli, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
  return new Promise((resolve, reject) => {
    npm.once('error', (error) => reject(new Error(`Dependencies could not be installed because npm did not start (${error.message}).`)))
    npm.once('exit', (code) => {
      if (code === 0) return resolve()
      reject(
        new Error(
          'Dependencies could not be installed: npm ci failed (its message is above), so check the connection to the npm registry and run the command again.',
        ),
      )
    })
  })
}

/** Installs what package-lock.json lists, unless node_modules matches it. */
export async function ensureInstalled(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stampFile = join(root, 'node_modules', '.install-stamp')
  // The platform belongs to the stamp because a folder shared with a container holds the host's binaries.
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`
  if (read(stampFile) === stamp) return
  if (!npmHasInstalled(root, lock)) {
    const began = Date.now()
    const elapsed = () => `${Math.round((Date.now() - began) / 1000)} s`
    console.error('Installing dependencies: the first time takes about a minute.')
    const progress = setInterval(() => console.error(`Installing dependencies: ${elapsed()}`), 5000)
    await runNpm(root).finally(() => clearInterval(progress))
    console.error(`Dependencies installed in ${elapsed()}.`)
  }
  writeFileSync(stampFile, stamp)
}
