import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps/command.ts'
import { misnamed, privateWordsIn } from './vocabulary.ts'

const rooms = ['contract', 'server-kit', 'starter', 'content', 'web', 'admin', 'tools']

const sources = globSync(`{${rooms}}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|build|\.react-router)$/.test(path),
}).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)

test('types are named after things, hooks alone are called use…, and the words of the domain name nothing else', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap(([path, text]) => misnamed(path, text))).toEqual([])
})

test('comments and test names use the words of the trade', () => {
  expect(sources.flatMap(([path, text]) => privateWordsIn(path, text))).toEqual([])
})

test.each([
  ['content/mail/outbox.ts', 'export type Queued = { id: number }'],
  ['content/mail/outbox.ts', 'class Told extends Error {}'],
  ['web/app/kit/card.tsx', 'interface Shown { at: string }'],
  ['content/accounts/code.ts', 'export const useCode = () => undefined'],
  ['web/app/.server/page.ts', 'async function useLink() {}'],
  ['web/server/http/variant.ts', 'export type Form = { body: Buffer }'],
  ['content/http/openapi.ts', 'type Loose = Record<string, unknown>'],
])('in %s this is reported: %s', (path, text) => {
  expect(misnamed(path, text)).toHaveLength(1)
})

test.each([
  ['web/app/kit/use-address.ts', 'export const useAddress = () => undefined'],
  ['contract/forms/form.ts', 'export type Form = { name: string }'],
  ['content/changes/feed.ts', 'export type Feed = { seq: number }'],
  ['content/mail/outbox.ts', 'const queued = 1'],
  ['contract/unknown-record.ts', 'export type UnknownRecord = Record<string, unknown>'],
  ['content/mail/outbox.ts', 'type Payload = Record<string, string>'],
])('in %s nothing is reported of: %s', (path, text) => {
  expect(misnamed(path, text)).toEqual([])
})

test.each([
  '// The channel is a leash.',
  '/** A stand-in of the content service. */',
  '/** Whether the listener is deaf. */',
  '  // Grows by and by.',
  ' * Searches are served in turns.',
  '  // What is looked up waits its turn.',
  '/** The place is given back. */',
  `${'test'}.each([1])('a place that is given back, %s', () => undefined)`,
  `${'describe'}('kept pages', () => undefined)`,
  '// A whole answer in one buffer.',
  '/** The query that is dearest. */',
  '// Made-up addresses push out each other.',
  '/** The stretch of a list. */',
])('a private word is reported: %s', (line) => {
  expect(privateWordsIn('content/http/app.ts', line)).toHaveLength(1)
})

test.each([
  '/** Idle timeout while a response is pending. */',
  "const text = 'kept pages'",
  'const stretch = 1',
  `${'test'}('a cached page is sent as one buffer', () => undefined)`,
])('a word of the trade is not reported: %s', (line) => {
  expect(privateWordsIn('content/http/app.ts', line)).toEqual([])
})
