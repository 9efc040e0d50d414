import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const room = join(import.meta.dirname, '..')

const sources = readdirSync(room, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && /(?<!\.test)\.ts$/.test(file.name) && !/node_modules|testing/.test(file.parentPath))
  .map((file) => join(file.parentPath, file.name))

/** Where SQL is put together from texts, and what those are: never anything that came with a request. */
const reviewed: Readonly<Record<string, string>> = {
  'editing/working-rows.ts': '`asc` or `desc`, by a declared picklist',
  'editing/translation-state.ts': 'the names of two languages',
  'operator/backup.ts': 'a number written here',
  'search/rebuild.ts': 'names of tables',
  'search/candidates.ts': 'numbers written here',
  'storage/vacuum.ts': 'names of tables',
}

test('values are passed as parameters: every raw part was reviewed', () => {
  const raw = sources.filter((file) => /\bsql\.raw\(/.test(readFileSync(file, 'utf8'))).map((file) => relative(room, file))
  expect(raw.toSorted()).toEqual(Object.keys(reviewed).toSorted())
})

test('no statement is a template of plain text', () => {
  const loose = sources.filter((file) => /\.(?:execute|query|exec)\(\s*(?:`[^`]*\$\{|'[^']*' *\+)/.test(readFileSync(file, 'utf8')))
  // A channel cannot be a parameter; its name is escaped by the driver.
  expect(loose.map((file) => relative(room, file))).toEqual(['storage/listening.ts'])
})
