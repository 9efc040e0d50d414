import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminSecret, operatorKey, serviceCredential } from './credential.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'narkhoz-credential-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('credential and key are generated once, long, and readable by this user only', async () => {
  const credential = await serviceCredential(dataDir)
  const key = operatorKey(dataDir)
  const secret = adminSecret(dataDir)
  expect(credential).toEqual({ email: expect.stringContaining('@'), key: expect.stringMatching(/^[\w-]{43}$/) })
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await serviceCredential(dataDir)).toEqual(credential)
  expect(operatorKey(dataDir)).toBe(key)
  expect(adminSecret(dataDir)).toBe(secret)
  for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600)
})

test('a key that an editor saved with a line break is still the key', () => {
  writeFileSync(join(dataDir, 'operator-key'), `${'k'.repeat(43)}\n`)
  expect(operatorKey(dataDir)).toBe('k'.repeat(43))
})

test.each(['', '{', '{}', '{"email":"a@b.kz","key":"short"}', '[]'])(
  'a credential file with %j is reported in one sentence, and left alone',
  async (text) => {
    const file = join(dataDir, 'service-credential.json')
    writeFileSync(file, text)
    const error = await serviceCredential(dataDir).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StartError)
    expect((error as StartError).message).toBe(`The credential in ${file} cannot be read; remove the file and a new one is made.`)
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)
