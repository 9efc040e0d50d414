import postcss from 'postcss'
import { expect, test } from 'vitest'
import { olderBrowsers, unfoldSelector } from './older-browsers.ts'

test.each([
  ['.a b', ['.a b']],
  ['.words > :is(h2, h3) a::after', ['.words > h2 a::after', '.words > h3 a::after']],
  ['li:is(:first-child, :last-child) a', ['li:first-child a', 'li:last-child a']],
  [':global(:is(h1, main)[tabindex])', [':global(h1[tabindex])', ':global(main[tabindex])']],
  [':is(.a, .b) :is(c, d)', ['.a c', '.a d', '.b c', '.b d']],
  ['.a:not(.b, .c) + .a', ['.a:not(.b):not(.c) + .a']],
  ['.a:not(:focus-within, :has([open], .b))', ['.a:not(:focus-within):not(:has([open], .b))']],
])('%s is written out for browsers that know no such list', (selector, unfolded) => {
  expect(unfoldSelector(selector)).toEqual(unfolded)
})

test('an element cannot be written behind a class', () => {
  expect(() => unfoldSelector('.a:is(h2, h3)')).toThrow('cannot be written')
})

test('a value that older browsers do not know has one before it that they do', () => {
  const css = postcss([olderBrowsers()]).process('.a { max-height: calc(100dvh - 24px); color: red }', {
    from: undefined,
  }).css
  expect(css).toBe('.a { max-height: calc(100vh - 24px); max-height: calc(100dvh - 24px); color: red }')
})
