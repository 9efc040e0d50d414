// `node tools/run.mjs <script.ts> [args]`: dependencies, Node 24, then the script under it. Runs on Node 20 or newer.
import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { findNode, root } from './node.mjs'

async function prepare() {
  try {
    await ensureInstalled(root)
    return findNode()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

const node = await prepare()
// Windows spells it "Path"; a second spelling beside it would be ignored.
const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, [path]: `${dirname(node)}${delimiter}${process.env[path] ?? ''}` },
  // When this process is killed outright, the script sees the IPC channel close and stops its children.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})

const signals = ['SIGINT', 'SIGTERM']
for (const signal of signals) process.on(signal, () => child.kill(signal))

// npm runs this through a shell, and a shell that gets a signal (kill, docker stop) does not forward it: the site would go on and
// hold its port. Only under npm, because a shell that was left on purpose is no reason to stop.
const parent = process.ppid
const orphaned = () => process.ppid !== parent && child.kill('SIGTERM')
if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref()

child.once('error', (error) => {
  console.error(`Node 24 did not start: ${error.message}.`)
  process.exit(1)
})
child.once('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1)
  // Exits with the signal that ended the script.
  for (const name of signals) process.removeAllListeners(name)
  process.kill(process.pid, signal)
})
