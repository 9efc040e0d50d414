import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps/command.ts'
import { misnamed } from './vocabulary.ts'

const rooms = ['contract', 'server-kit', 'starter', 'content', 'web', 'admin', 'tools']

test('types are named after things, hooks alone are called use…, and the words of the domain name nothing else', () => {
  const sources = globSync(`{${rooms}}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|build|\.react-router)$/.test(path),
  })
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((path) => misnamed(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test.each([
  ['content/mail/outbox.ts', 'export type Queued = { id: number }'],
  ['content/mail/outbox.ts', 'class Told extends Error {}'],
  ['web/app/kit/card.tsx', 'interface Shown { at: string }'],
  ['content/accounts/code.ts', 'export const useCode = () => undefined'],
  ['web/app/.server/page.ts', 'async function useLink() {}'],
  ['web/server/http/variant.ts', 'export type Form = { body: Buffer }'],
])('in %s this is reported: %s', (path, text) => {
  expect(misnamed(path, text)).toHaveLength(1)
})

test.each([
  ['web/app/kit/use-address.ts', 'export const useAddress = () => undefined'],
  ['contract/forms/form.ts', 'export type Form = { name: string }'],
  ['content/changes/feed.ts', 'export type Feed = { seq: number }'],
  ['content/mail/outbox.ts', 'const queued = 1'],
])('in %s nothing is reported of: %s', (path, text) => {
  expect(misnamed(path, text)).toEqual([])
})
