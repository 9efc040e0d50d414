import { expect, test } from 'vitest'
import { vulnerabilitiesIn } from './vulnerabilities.ts'

const report = (vulnerabilities: Record<string, unknown>) => JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { high: 0 } } })

test('nothing known is nothing found', () => {
  expect(vulnerabilitiesIn(report({}))).toEqual({ found: [] })
})

test('a severe vulnerability is reported with its advisory, a mild one is not', () => {
  const advisory = { title: 'Reads any file', url: 'https://advisories.example/1' }
  expect(
    vulnerabilitiesIn(
      report({
        a: { name: 'a', severity: 'critical', range: '<1.2', via: [advisory] },
        b: { name: 'b', severity: 'high', range: '*', via: ['a'] },
        c: { name: 'c', severity: 'moderate', range: '*', via: [] },
      }),
    ),
  ).toEqual({
    found: ['a <1.2 has a hole (critical): Reads any file https://advisories.example/1.', 'b * has a hole (high): through a.'],
  })
})

test.each([
  ['{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}', 'status 405'],
  ['{"error":{"code":"ENOTFOUND"}}', 'ENOTFOUND'],
  ['', 'npm printed no report'],
  ['<html>', 'npm printed no report'],
])('a registry that does not answer is no registry that knows of nothing: %j', (output, reason) => {
  expect(vulnerabilitiesIn(output)).toEqual({ unanswered: reason })
})
