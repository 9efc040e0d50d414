import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as accounts from '@narkhoz/content/storage/accounts-schema.ts'
import * as audit from '@narkhoz/content/storage/audit-schema.ts'
import * as editing from '@narkhoz/content/storage/editing-schema.ts'
import * as entries from '@narkhoz/content/storage/schema.ts'
import * as search from '@narkhoz/content/storage/search-schema.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { getTableName, isTable } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { root } from '../steps/command.ts'

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
const rooms = ['contract', 'server-kit', 'starter', 'content', 'web', 'admin', 'tools', 'docs', 'bench']

const read = (document: string) => readFileSync(join(root, document), 'utf8')

/** Inline code, without fenced blocks. */
const spansOf = (text: string) => [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)

/** Files that a recipe creates: they do not exist yet. */
const toBeMade = (text: string) => [...text.matchAll(/\b[Nn]ew `([\w./-]+)`/g)].map(([, path = '']) => path)

const sources = globSync([`{${rooms}}/**/*.{ts,tsx,mjs,json,css,service,conf}`, '*.{ts,mjs,json}'], {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|build)$/.test(path) || path.endsWith('docs.test.ts'),
})

const words = new Set(sources.flatMap((path) => read(path).match(/[A-Za-z_]\w*/g) ?? []))

test.each(documents)('every path that %s names is there', (document) => {
  const text = read(document)
  const paths = spansOf(text).filter((span) => /^[\w.*-]+(?:\/[\w.*-]+)+\/?$/.test(span) && rooms.includes(span.split('/', 1)[0] ?? ''))
  const missing = paths.filter((path) => !toBeMade(text).includes(path) && globSync(path, { cwd: root }).length === 0)
  expect(missing).toEqual([])
})

test('every path that the README of a room names is there', () => {
  const missing = globSync(`{${rooms}}/**/README.md`, { cwd: root, exclude: (path) => /(?:^|\/)node_modules$/.test(path) }).flatMap(
    (readme) =>
      spansOf(read(readme))
        .filter((span) => /^\.\.?\/[\w./-]+$/.test(span))
        .filter((path) => globSync(path, { cwd: join(root, readme, '..') }).length === 0)
        .map((path) => `${readme}: ${path}`),
  )
  expect(missing).toEqual([])
})

test.each(documents)('every name of code that %s names is in the code', (document) => {
  // Types of commits are the one thing in such marks that no code has.
  const ofCommits = ['feat', 'fix', 'refactor', 'test', 'docs', 'chore']
  const names = spansOf(read(document)).filter((span) => /^[A-Za-z_]\w+$/.test(span) && !ofCommits.includes(span))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !words.has(name))).toEqual([])
})

test('the list of tables is that of the schema', () => {
  const schema = [entries, editing, search, accounts, audit].flatMap((module) => Object.values(module))
  const nested = schema.flatMap((value) => (value && typeof value === 'object' && !isTable(value) ? Object.values(value) : [value]))
  const declared = new Set(nested.filter((value) => isTable(value)).map((table) => getTableName(table)))
  const [, list = ''] = /\n\| tables [^\n]*\n\| ---[^\n]*\n((?:\|[^\n]*\n)+)/.exec(read('ARCHITECTURE.md')) ?? []
  const first = list.split('\n').map((row) => row.split(' | ', 1)[0] ?? '')
  const named = first.flatMap(spansOf).flatMap((name) => (name.endsWith('*') ? locales.map((lang) => name.replace('*', lang)) : [name]))
  expect(named.toSorted()).toEqual([...declared].toSorted())
})

test('every decision has a status', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root })
  expect(decisions.length).toBeGreaterThan(70)
  expect(decisions.filter((path) => !/^Status: (?:accepted|superseded by)/m.test(read(path)))).toEqual([])
})
