import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLike } from './json-bodies.ts'

const bodies = (seed: number) => {
  const good = fc.constant({ title: { kz: 'а', ru: 'б' }, items: [{ id: 1 }, { id: 2 }], link: null })
  return fc
    .sample(jsonLike(good), { seed, numRuns: 1000 })
    .map(({ body, headers }) => `${headers['content-type']} ${body.toString('base64')}`)
}

test('the same seed makes the same bodies, also after others were made', () => {
  const first = bodies(1)
  bodies(2)
  expect(bodies(1)).toEqual(first)
  expect(new Set(first).size).toBeGreaterThan(300)
})
