import { expect, test } from 'vitest'
import { runtimeIn, versionsIn } from './runtime.ts'

const versions = ['24.0.0', '24.9.0', '24.19.0', '24.20.0', '24.21.0', '24.22.0', '24.23.0-rc.1', '26.12.0', '22.30.0']

test('an outdated Node is reported with its lag and the remedy, and fails when it is far behind', () => {
  expect(runtimeIn('24.21.0', versions)).toEqual({
    sentence: expect.stringMatching(/^Node 24\.21\.0 is one release behind 24\.22\.0,/),
    isTooOld: false,
  })
  expect(runtimeIn('24.19.0', versions)).toEqual({ sentence: expect.stringMatching(/ is 3 releases behind 24\.22\.0,/), isTooOld: false })
  // By number and not by letter: 24.9.0 is older than 24.21.0.
  expect(runtimeIn('v24.9.0', versions)).toEqual({ sentence: expect.stringMatching(/ is 4 releases behind 24\.22\.0,/), isTooOld: true })
})

test('the newest of its line is in order, also where a newer line or a candidate is there', () => {
  expect(runtimeIn('24.22.0', versions)).toEqual({ sentence: 'Node 24.22.0 is the newest published one of its line.', isTooOld: false })
  expect(runtimeIn('24.30.1', versions)).toMatchObject({ isTooOld: false })
})

test('a prerelease and an unpublished release line are not accepted as current', () => {
  expect(runtimeIn('24.23.0-nightly20261101', versions)).toMatchObject({ isTooOld: true })
  expect(runtimeIn('25.0.0', versions)).toEqual({ unanswered: 'no Node 25 is published' })
})

test.each([
  ['["24.0.0","24.1.0"]', ['24.0.0', '24.1.0']],
  ['"24.0.0"', ['24.0.0']],
  ['[]', undefined],
  ['', undefined],
  ['{"error":{"code":"ENOTFOUND"}}', undefined],
])('what npm prints is read: %s', (output, expected) => {
  expect(versionsIn(output)).toEqual(expected)
})
