import { expect, test } from 'vitest'
import { inkOn } from './ink-on.ts'

test('white text is on strong colours, black on pale ones', () => {
  expect(['#e5243b', '#19486a', '#3f7e44'].map(inkOn)).toEqual(['light', 'light', 'light'])
  expect(['#fcc30b', '#dda63a', '#ffffff'].map(inkOn)).toEqual(['dark', 'dark', 'dark'])
})
