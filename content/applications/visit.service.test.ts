import { almatyClock } from '@narkhoz/contract/almaty-clock.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { startService } from '../testing/test-service.ts'

let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant

beforeAll(async () => {
  service = await startService()
  applicant = await applicantAt(service)
})
afterAll(() => service.stop())

const daysFromNow = (days: number) => almatyClock(Date.now() + days * 24 * 3_600_000).day
const coming = (weekday: number) => {
  const days = Array.from({ length: 7 }, (_, at) => daysFromNow(at + 1))
  return days.find((day) => new Date(day).getUTCDay() === weekday) ?? ''
}

test.each(locales)('an appointment in the past, years ahead, on a Sunday or at night is refused, in %s', async (lang) => {
  const good = await applicant.payload(forms.registration)
  const refusedAt = async (change: Record<string, string>) =>
    (await applicant.send(forms.registration, { ...good, ...change }, {}, lang)).body.error.fields
  expect(await refusedAt({ date: '2020-01-05', time: '03:15' })).toEqual({ date: expect.stringMatching(/\S/) })
  expect(await refusedAt({ date: daysFromNow(-1) })).toEqual({ date: expect.stringMatching(/\S/) })
  expect(await refusedAt({ date: '2040-10-11' })).toEqual({ date: expect.stringMatching(/жыл|год|year/) })
  expect(await refusedAt({ date: coming(0) })).toEqual({ date: expect.stringMatching(/\S/) })
  expect(await refusedAt({ time: '03:15' })).toEqual({ time: expect.stringContaining('08:00–20:00') })
  for (const time of ['10:10', '19:30', '19:59'])
    expect(await refusedAt({ time })).toEqual({ time: expect.stringContaining('08:00–19:00') })
  expect((await applicant.send(forms.registration, good, {}, lang)).status).toBe(201)
})

test('a meeting in the past is reported at its field', async () => {
  const good = await applicant.payload(forms.meeting)
  const [first] = good.data as Record<string, unknown>[]
  const { status, body } = await applicant.send(forms.meeting, { ...good, data: [{ ...first, date: '1999-01-01' }] })
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['data.0.date']])
})
