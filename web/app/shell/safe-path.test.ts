import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each(['/', '/news?page=2&search=%D0%B0', '/school/business-school', '/a//b'])('"%s" is a path of this site', (path) => {
  expect(safePath(path)).toBe(path)
})

test.each([
  null,
  '',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'http:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://',
])('%o leads to the main page', (sent) => {
  expect(safePath(sent)).toBe('/')
})

test('line breaks cannot reach a header', () => {
  expect(safePath('/news\r\nSet-Cookie: a=b')).not.toMatch(/[\r\n]/)
})
