import { expect, test } from 'vitest'
import { oldPath } from './old-path.ts'

test.each([
  ['/old-page', '/old-page'],
  [' /ru/old-page?a=1 ', '/ru/old-page?a=1'],
  ['https://narxoz.example/ru/old-page', '/ru/old-page'],
  ['http://www.narxoz.example/old-page/?a=1', '/old-page?a=1'],
  ['narxoz.example/kz/old', '/kz/old'],
  ['//narxoz.example/old', '/old'],
  ['https://narxoz.example', '/'],
])('%s is the path %s', (typed, path) => expect(oldPath(typed, 'https://narxoz.example')).toBe(path))

test.each(['https://elsewhere.example/old', 'old-page', '', 'mailto:a@narxoz.example', 'https://narxoz.example.evil.example/x'])(
  '%s is no path of the site',
  (typed) => expect(oldPath(typed, 'https://narxoz.example')).toBeUndefined(),
)
