import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashSources } from './build.ts'

test.each(['web', 'admin'] as const)('the hash changes with the sources of %s and nothing else', async (room) => {
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
    return hashes.add(hashSources(room, base)).size > before
  }
  await write('contract/locales.ts', 'kz')
  await write('package-lock.json', '{}')
  expect(await changes(`${room}/app/root.tsx`, 'a')).toBe(true)
  expect(await changes(`${room}/app/root.tsx`, 'b')).toBe(true)
  expect(await changes('contract/locales.ts', 'kz, ru')).toBe(true)
  expect(await changes('package-lock.json', '{ }')).toBe(true)
  expect(await changes(`${room}/vite.config.ts`, '')).toBe(true)
  expect(await changes(`${room}/app/root.test.tsx`, 'a')).toBe(false)
  expect(await changes(`${room}/e2e/home.e2e.test.ts`, 'a')).toBe(false)
  expect(await changes(`${room}/build/server/index.js`, 'a')).toBe(false)
  expect(await changes(`${room}/node_modules/x/index.js`, 'a')).toBe(false)
  expect(await changes(room === 'web' ? 'admin/app/root.tsx' : 'web/app/root.tsx', 'a')).toBe(false)
})
