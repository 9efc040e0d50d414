import { forms } from '@narkhoz/contract/forms/registry.ts'
import { sampleValues } from '@narkhoz/contract/forms/sample.ts'
import { expect, onTestFinished, test } from 'vitest'
import { retryAfterSeconds } from '../../app/.server/retry-after.ts'
import { hiddenFields } from '../../app/forms/outcome.ts'
import type { PostResult } from '../../app/forms/post-result.ts'
import { startFakeContent } from '../testing/fake-content.ts'
import { startSmallSite } from '../testing/small-site.ts'
import { statusOf, waitAfter } from './posts.ts'

const given = { code: 'A', contact: 'a@b.kz' }
const failed = { form: 'consultation', is: 'failed', values: {} } as const
const after = (told: PostResult) => [statusOf(told), waitAfter(told)]

test('a refusal has a Retry-After: the service’s, else the guard’s', () => {
  expect(after({ standing: { ...given, is: 'too_many', comeAgain: '3' } })).toEqual([429, { 'Retry-After': '3' }])
  expect(after({ standing: { ...given, is: 'too_many' } })).toEqual([429, { 'Retry-After': String(retryAfterSeconds.tooMany) }])
  expect(after({ outcome: { ...failed, failure: 'too_many' } })).toEqual([429, { 'Retry-After': String(retryAfterSeconds.tooMany) }])
  expect(after({ outcome: { ...failed, failure: 'unreachable' } })).toEqual([503, { 'Retry-After': String(retryAfterSeconds.unreachable) }])
})

test('a proof of work is requested instead of a refusal', async () => {
  const content = await startFakeContent(() => undefined)
  const site = await startSmallSite(content.url)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  const values = Object.entries(sampleValues(forms.vacancy)).map(([name, value]) => [name, String(value)])
  const body = new URLSearchParams([...values, [hiddenFields.form, 'vacancy'], [hiddenFields.spent, '10']])
  const address = `http://127.0.0.1:${site.port}/career-development-office`
  const answer = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, null])
  expect(await answer.json()).toMatchObject({ puzzle: { bits: expect.any(Number) } })
})
