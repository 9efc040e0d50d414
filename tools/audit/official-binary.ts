import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A Node binary with its claimed version and platform. */
export type Binary = { file: string; version: string; platform: string; arch: string }

/** Whether a binary is the official one: yes, or in which way not. */
export type BinaryComparison = { isOfficial: boolean; sentence: string }

const sumOf = async (stream: Readable) => {
  const hash = createHash('sha256')
  await pipeline(stream, hash)
  return hash.digest('hex')
}

/** The sums in a SHASUMS256.txt, by the name of the file that each is of. */
const sumsIn = (text: string) =>
  new Map([...text.matchAll(/^([\da-f]{64}) [ *](\S+)\s*$/gim)].map(([, sum = '', name = '']) => [name, sum.toLowerCase()]))

/** The sum of one file inside an archive, unpacked by the machine's own tar; nothing where there is no such file. */
const sumInside = async (archive: string, path: string): Promise<string | undefined> => {
  const tar = spawn('tar', ['-xOf', archive, path], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(tar, 'close')
  const sum = await sumOf(tar.stdout)
  const [code] = await ended
  return code === 0 ? sum : undefined
}

/**
 * Compares a binary with the official release whose SHASUMS256.txt an operator has downloaded. For Windows the list has the checksum
 * of the binary itself, for others that of the archive, which must lie in the same folder.
 */
export const compareWithOfficial = async (list: string, { file, version, platform, arch }: Binary): Promise<BinaryComparison> => {
  const not = (sentence: string) => ({ isOfficial: false, sentence })
  const text = await readFile(list, 'utf8').catch(() => undefined)
  if (text === undefined) return not(`${list} cannot be read: --checksums names a SHASUMS256.txt.`)
  const sums = sumsIn(text)
  const own = await sumOf(createReadStream(file))
  const verdict = (isSame: boolean) =>
    isSame
      ? { isOfficial: true, sentence: `The Node that runs is the official ${version} (sha256 ${own}).` }
      : not(`${file} says that it is Node ${version} and is not the official one: its sha256 is ${own}.`)
  if (platform === 'win32') {
    const official = sums.get(`win-${arch}/node.exe`)
    return official === undefined ? not(`${list} has no sum of win-${arch}/node.exe.`) : verdict(own === official)
  }
  const name = `node-v${version}-${platform}-${arch}`
  const archives = [`${name}.tar.gz`, `${name}.tar.xz`].filter((archive) => sums.has(archive))
  if (archives.length === 0) return not(`${list} has no sum of ${name}.tar.gz: it is of another release.`)
  const archive = archives.find((one) => existsSync(join(dirname(list), one)))
  if (archive === undefined) return not(`${list} has a sum of ${archives.join(' and of ')}: put one of the same release beside it.`)
  const path = join(dirname(list), archive)
  if ((await sumOf(createReadStream(path))) !== sums.get(archive)) return not(`${path} is not the archive that ${list} has the sum of.`)
  const official = await sumInside(path, `${name}/bin/node`)
  return official === undefined ? not(`${path} could not be unpacked by tar.`) : verdict(own === official)
}
