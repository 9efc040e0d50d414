import { expect, test } from 'vitest'
import { type Report, tallyOf } from './vitest.ts'

const report = (more: Partial<Report>): Report => ({
  success: true,
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...more,
})

test('tests are counted', () => {
  const given = report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })
  expect(tallyOf({ ...given, testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }] }, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
  })
})

test('a file that does not load is a failure', () => {
  expect(tallyOf(report({ numPassedTests: 5, testResults: [{ status: 'failed', assertionResults: [] }] }), 1).failed).toBe(1)
})

test('a run that fails without a failed test, or without a report, is a failure', () => {
  expect(tallyOf(report({ numPassedTests: 5 }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(tallyOf(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a run that says it did not succeed counts as failed, whatever its exit code says', () => {
  expect(tallyOf(report({ success: false, numPassedTests: 5 }), 0).failed).toBe(1)
})
