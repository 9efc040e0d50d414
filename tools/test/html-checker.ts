import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../steps/command.ts'
import { aptInstall } from './apt.ts'

/** Whether there is a Java: the Nu checker is written in it. */
export const hasJava = async () => (await run('java', ['-version'])).code === 0

/** Installs a Java where that is possible, and otherwise reports which checks are skipped. */
export const prepareJava = async () => {
  if (await hasJava()) return
  console.log('No Java found; installing one.')
  await aptInstall(['default-jre-headless'])
  if (!(await hasJava())) console.log('No Java could be installed: the pages are not checked by the Nu checker. Install Java 11 or newer.')
}

type Message = { url: string; lastLine?: number; message: string; extract?: string }

/** Path of the checker, which its package exports. */
const jar = () => String(createRequire(import.meta.url)('vnu-jar'))

/** Deep pages need a deep stack; a run of seconds is over before the best compiler and a parallel collector pay. */
const fastStart = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** The errors that the Nu checker finds in documents, by their names. */
export const nuObjections = async (documents: ReadonlyMap<string, string>): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-html-'))
  try {
    const names = [...documents.keys()]
    await Promise.all(names.map((name, at) => writeFile(join(folder, `${at}.html`), documents.get(name) ?? '')))
    const { code, output } = await run('java', [
      ...fastStart,
      '-jar',
      jar(),
      '--format',
      'json',
      '--exit-zero-always',
      '--errors-only',
      folder,
    ])
    if (code !== 0) throw new Error(`The Nu checker ended with ${code}: ${output.slice(-1000)}`)
    const { messages } = JSON.parse(output) as { messages: readonly Message[] }
    return messages.map(({ url, lastLine, message, extract = '' }) => {
      const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])]
      return `${name} (line ${lastLine}): ${message} ${extract.slice(0, 200)}`
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
