import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps/command.ts'

const text = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8')

/** Rows of the tables as their cells; the first of each is the numbers of requirements. */
const rows = text
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))

test('every test that is named is there, by that name', () => {
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter(({ file, title }) => {
    const path = join(root, file)
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(`'${title}'`)
  })
  expect(missing).toEqual([])
})

test('whatever is said to be met names a test', () => {
  const [met, notMet] = text.split('\n## Not met\n')
  for (const [numbers, ...cells] of rows.filter(([first = '']) => met?.includes(`| ${first} |`) && !notMet?.includes(`| ${first} |`)))
    expect(cells.at(-1), numbers).toMatch(/`[\w./-]+\.test\.tsx?` “/)
})

test('no requirement is named twice in the tables, and each is a number of the standard’s form', () => {
  const numbers = rows.flatMap(([first = '']) => first.split(', '))
  for (const number of numbers) expect(number).toMatch(/^V(?:[1-9]|1[0-7])\.\d{1,2}\.\d{1,2}$/)
  expect(numbers.length).toBe(new Set(numbers).size)
})
