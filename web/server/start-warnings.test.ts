import { readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { expect, test } from 'vitest'
import { startWarnings } from './start-warnings.ts'

const warningsOf = (variables: Record<string, string>) => startWarnings(readEnvironment(variables))
const credential = { SERVICE_EMAIL: 'site@localhost', SERVICE_KEY: 'hidden-secret-hidden-secret' }

test('a site that cannot send forms says so, at which service, and how that is mended', () => {
  const [sentence, ...more] = warningsOf({ CONTENT_URL: 'http://content.example:4000' })
  expect(more).toEqual([])
  expect(sentence).toMatch(
    /^SERVICE_EMAIL and SERVICE_KEY are not set, so no form can be sent .*http:\/\/content\.example:4000: set both .*start again\.$/,
  )
})

test('one that can says nothing, and never its key', () => {
  expect(warningsOf(credential)).toEqual([])
  expect(warningsOf({ ...credential, FORM_GUARD: 'off' })).toEqual([expect.stringMatching(/^FORM_GUARD is off/)])
})
