import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../steps/command.ts'
import { compareWithOfficial } from './official-binary.ts'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const linux = { version: '24.21.0', platform: 'linux', arch: 'arm64' }
const name = 'node-v24.21.0-linux-arm64'

/** A download as an operator has it: the checksum list, its archive, and a runnable binary. */
const downloaded = async (running = 'the binary') => {
  const folder = await mkdtemp(join(tmpdir(), 'official-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, name, 'bin'), { recursive: true })
  await writeFile(join(folder, name, 'bin', 'node'), 'the binary')
  const archive = join(folder, `${name}.tar.gz`)
  expect((await run('tar', ['-czf', archive, '-C', folder, name])).code).toBe(0)
  const [list, file] = [join(folder, 'SHASUMS256.txt'), join(folder, 'node')]
  await writeFile(file, running)
  const sums = [
    [sha256(await readFile(archive)), `${name}.tar.gz`],
    [sha256('the binary'), 'win-x64/node.exe'],
  ]
  await writeFile(list, sums.map(([sum, of]) => `${sum}  ${of}\n`).join(''))
  return { list, archive, file }
}

test('the binary of the official archive is known as such', async () => {
  const { list, file } = await downloaded()
  expect(await compareWithOfficial(list, { ...linux, file })).toEqual({
    isOfficial: true,
    sentence: expect.stringContaining(sha256('the binary')),
  })
})

test('another binary, another archive, another release and a missing archive are distinguished', async () => {
  const other = await downloaded('another binary')
  expect((await compareWithOfficial(other.list, { ...linux, file: other.file })).sentence).toMatch(/is not the official one: its sha256 is/)

  const { list, archive, file } = await downloaded()
  const told = async (binary = linux) => (await compareWithOfficial(list, { ...binary, file })).sentence
  expect(await told({ ...linux, version: '24.20.0' })).toMatch(/has no sum of node-v24\.20\.0-linux-arm64\.tar\.gz/)
  await writeFile(archive, 'something else')
  expect(await told()).toMatch(/is not the archive that/)
  await rm(archive)
  expect(await told()).toMatch(/put one of the same release beside it/)
  await rm(list)
  expect(await told()).toMatch(/cannot be read/)
})

test('for Windows the list has the sum of the binary itself', async () => {
  const { list, file } = await downloaded()
  expect(await compareWithOfficial(list, { file, version: '24.21.0', platform: 'win32', arch: 'x64' })).toMatchObject({ isOfficial: true })
  expect(await compareWithOfficial(list, { file, version: '24.21.0', platform: 'win32', arch: 'arm64' })).toMatchObject({
    isOfficial: false,
  })
})
