import { expect, test } from 'vitest'
import { check, runSteps, StepFailure, summary } from './step.ts'

test('later steps run after a failure, except those that depend on it, and the summary names the failures', async () => {
  const lines: string[] = []
  const fail = async () => {
    throw new StepFailure('what is wrong')
  }
  const total = await runSteps(
    [
      check('build', fail),
      { name: 'tests', run: async () => ({ passed: 3, failed: 1, skipped: 2, failures: ['a test: what it said'] }) },
      check('journeys', async () => lines.push('never'), ['build']),
    ],
    (line) => lines.push(line.replace(/\(.* s\)/, '(time)')),
  )
  expect(total).toEqual({ passed: 3, failed: 3, skipped: 2 })
  expect(lines).toEqual([
    '▸ build',
    'what is wrong',
    '✗ build (time)',
    '▸ tests',
    '✗ tests (time)',
    '✗ journeys: not run, because it needs build',
    'a test: what it said',
    'Failed: build, tests, journeys',
  ])
})

test('the summary names skipped tests only when there are some', () => {
  expect(summary({ passed: 4, failed: 0, skipped: 0 })).toBe('4 passed, 0 failed')
  expect(summary({ passed: 4, failed: 1, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped')
})
