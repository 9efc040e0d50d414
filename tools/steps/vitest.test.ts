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

const passedTest = { status: 'passed', fullName: 'a link leads somewhere', failureMessages: null }
const failedTest = { status: 'failed', fullName: 'a form is sent', failureMessages: ['expected 1 to be 2\n at form.ts'] }

test('tests are counted, and failed ones are named with their messages', () => {
  const given = report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })
  const file = { name: 'form.test.ts', status: 'failed', message: '', assertionResults: [passedTest, failedTest] }
  expect(tallyOf({ ...given, testResults: [file] }, 1)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
    failures: ['✗ form.test.ts: a form is sent\nexpected 1 to be 2\n at form.ts'],
  })
})

test('a file that does not load is a failure', () => {
  const file = { name: 'form.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  const tally = tallyOf(report({ numPassedTests: 5, testResults: [file] }), 1)
  expect(tally.failed).toBe(1)
  expect(tally.failures).toEqual(['✗ form.test.ts\nno such module'])
})

test('a run that fails without a failed test, or without a report, is a failure', () => {
  expect(tallyOf(report({ numPassedTests: 5 }), 1)).toMatchObject({ passed: 5, failed: 1, skipped: 0 })
  expect(tallyOf(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a run that says it did not succeed counts as failed, whatever its exit code says', () => {
  expect(tallyOf(report({ success: false, numPassedTests: 5 }), 0).failed).toBe(1)
})
