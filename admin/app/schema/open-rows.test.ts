import { expect, test } from 'vitest'
import { insertRow, moveRow, removeRow, toggleRow } from './open-rows.ts'

test('a row is opened and closed', () => {
  expect(toggleRow([0], 2)).toEqual([0, 2])
  expect(toggleRow([0, 2], 0)).toEqual([2])
})

test('open rows stay open where rows are put in, taken out and moved', () => {
  const rows = ['a', 'b', 'c', 'd']
  for (const opened of [[], ['a'], ['b', 'd'], ['c']]) {
    const open = opened.map((row) => rows.indexOf(row))
    const namesAt = (places: readonly number[], all: readonly string[]) => places.map((at) => all[at]).toSorted()
    expect(namesAt(insertRow(open, 2), rows.toSpliced(2, 0, 'new'))).toEqual(opened)
    expect(namesAt(removeRow(open, 1), rows.toSpliced(1, 1))).toEqual(opened.filter((row) => row !== 'b'))
    for (const from of rows.keys())
      for (const to of rows.keys()) {
        const moved = rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] ?? '')
        expect(namesAt(moveRow(open, from, to), moved)).toEqual(opened)
      }
  }
})
