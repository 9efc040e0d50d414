import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashSources } from './build.ts'

test('the hash changes with what the site is built from, and with nothing else', async () => {
  const base = await mkdtemp(join(tmpdir(), 'sources-'))
  onTestFinished(() => rm(base, { recursive: true }))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(base, path)), { recursive: true })
    await writeFile(join(base, path), text)
  }
  const hashes = new Set<string>()
  const changes = async (path: string, text: string) => {
    await write(path, text)
    const before = hashes.size
    return hashes.add(hashSources(base)).size > before
  }
  await write('contract/locales.ts', 'kz')
  await write('package-lock.json', '{}')
  expect(await changes('web/app/root.tsx', 'a')).toBe(true)
  expect(await changes('web/app/root.tsx', 'b')).toBe(true)
  expect(await changes('contract/locales.ts', 'kz, ru')).toBe(true)
  expect(await changes('package-lock.json', '{ }')).toBe(true)
  expect(await changes('web/vite.config.ts', '')).toBe(true)
  expect(await changes('web/app/root.test.tsx', 'a')).toBe(false)
  expect(await changes('web/e2e/home.e2e.test.ts', 'a')).toBe(false)
  expect(await changes('web/build/server/index.js', 'a')).toBe(false)
  expect(await changes('web/node_modules/x/index.js', 'a')).toBe(false)
})
