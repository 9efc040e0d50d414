import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeDataDir } from './data-dir.ts'
import { StartError } from './start-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'narkhoz-data-dir-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder is created with its parents, and the write probe leaves nothing in it', () => {
  const made = join(folder, 'a', 'b')
  makeDataDir(made)
  makeDataDir(made)
  expect(readdirSync(made)).toEqual([])
})

const file = join(folder, 'file')
writeFileSync(file, '')

// The second exists, but even the superuser cannot write there.
test.each([join(file, 'data'), ...(process.platform === 'linux' ? ['/proc'] : [])])('%s is refused in one sentence', (dataDir) => {
  expect(() => makeDataDir(dataDir)).toThrow(StartError)
  expect(() => makeDataDir(dataDir)).toThrow(/^DATA_DIR cannot be written \(\w+\): make [^\n]+\.$/)
})
