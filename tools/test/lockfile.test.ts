import { expect, test } from 'vitest'
import { lockProblems, versionProblems } from './lockfile.ts'

const integrity = `sha512-${'a'.repeat(86)}==`

test('a lock file in order has no problems', () => {
  expect(
    lockProblems({
      packages: {
        '': { workspaces: ['web'] },
        web: { version: '0.1.0' },
        'node_modules/@narkhoz/web': { resolved: 'web', link: true },
        'node_modules/a': { version: '1.0.0', integrity, optionalDependencies: { '@a/linux-x64': '1.0.0' } },
        'node_modules/@a/linux-x64': { version: '1.0.0', integrity },
        'node_modules/a/node_modules/esbuild': { version: '1.0.0', integrity, hasInstallScript: true },
      },
    }),
  ).toEqual([])
})

test.each([
  [
    'a download host',
    { 'node_modules/a': { integrity, resolved: 'https://registry.example/a.tgz' } },
    'node_modules/a names a download host',
  ],
  [
    'server components',
    { 'web/node_modules/react-server-dom-webpack': { integrity } },
    'web/node_modules/react-server-dom-webpack must not be',
  ],
  ['an unknown install script', { 'node_modules/a': { integrity, hasInstallScript: true } }, 'node_modules/a has an install script'],
  [
    'a missing platform',
    { 'node_modules/a': { integrity, optionalDependencies: { '@a/linux-arm64-gnu': '1.0.0' } } },
    'may need @a/linux-arm64-gnu',
  ],
  ['no hash', { 'node_modules/a': { version: '1.0.0' } }, 'node_modules/a has no sha512 integrity'],
  ['a weak hash', { 'web/node_modules/a': { integrity: 'sha1-qUu1dO4AdcHmEg0XoZrJJZ2o6yI=' } }, 'web/node_modules/a has no sha512'],
])('%s is reported', (_, packages, sentence) => {
  expect(lockProblems({ packages })).toEqual([expect.stringContaining(sentence)])
})

test('versions are exact', () => {
  expect(
    versionProblems('package.json', { dependencies: { a: '1.0.0', '@narkhoz/web': '*' }, optionalDependencies: { b: '1.0.0-beta.1' } }),
  ).toEqual([])
  expect(versionProblems('package.json', { devDependencies: { a: '^1.0.0' } })).toEqual([
    'package.json asks for a ^1.0.0; versions are exact here.',
  ])
})
