import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requireWritable } from './data-dir.ts'

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'data-dir-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the folder is made and left empty', async () => {
  const folder = join(await temporaryFolder(), 'a', 'b')
  await requireWritable(folder)
  expect(await readdir(folder)).toEqual([])
})

test('a folder that cannot be made is named', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')
  await expect(requireWritable(join(file, 'data'))).rejects.toThrow(
    `DATA_DIR cannot be written (ENOTDIR): make ${join(file, 'data')} writable or set DATA_DIR to another folder.`,
  )
})
