import { expect, test } from 'vitest'
import { inlineCriticalCss, parseStyles } from './critical-css.ts'

const page = '<html data-vision="white"><p class="a b"><a href="/">x</a></p></html>'

test.each([
  ['what has neither element nor class is for every page', '*{margin:0}:root{--x:1}', '*{margin:0}:root{--x:1}'],
  ['an element that a page has', 'p{margin:0}', 'p{margin:0}'],
  ['an element that it has not', 'h2{margin:0}.a>h2 a{margin:0}', ''],
  ['a pseudo-element is no element', '::marker{margin:0}p:before{margin:0}', '::marker{margin:0}p:before{margin:0}'],
  ['nor is what an attribute says', 'a[href="em"]{margin:0}[href=em]{margin:0}', 'a[href="em"]{margin:0}[href=em]{margin:0}'],
  ['what is said twice is said once, where it counts', '.a{margin:0}p{margin:1px}.a{margin:0}', 'p{margin:1px}.a{margin:0}'],
  [
    'groups that are the same as well',
    '@media print{.a{margin:0}}p{margin:1px}@media print{.a{margin:0}}',
    'p{margin:1px}@media print{.a{margin:0}}',
  ],
  ['a class that a page has', '.a{margin:0}', '.a{margin:0}'],
  ['a class that it has not', '.c{margin:0}', ''],
  ['all classes of a selector are asked for', '.a .c{margin:0}.a.b>a:hover{margin:1px}', '.a.b>a:hover{margin:1px}'],
  ['of several selectors those that can fit', '.c,.a,h1,p{margin:0}', '.a,p{margin:0}'],
  ['an attribute that chooses a look', ':root[data-vision] .a{margin:0}:root[data-zoom] .a{margin:0}', ':root[data-vision] .a{margin:0}'],
  ['what is excluded is not asked for', '.a:not(.c){margin:0}', '.a:not(.c){margin:0}'],
  ['nor what is one of several', '.a :is(.c,p:not(.d)){margin:0}', '.a :is(.c,p:not(.d)){margin:0}'],
  [
    'what paper needs stands in one group at the end',
    '@media print{.a{margin:0}}p{margin:1px}@media print{p{margin:0}}',
    'p{margin:1px}@media print{.a{margin:0}p{margin:0}}',
  ],
  ['groups are looked into', '@media print{.a{margin:0}.c{margin:0}}', '@media print{.a{margin:0}}'],
  ['empty groups are left out', '@layer x{@media print{.c{margin:0}}}', ''],
  ['what not every browser knows comes later', '.a{margin:0}@supports (x:y){.a{margin:1px}}', '.a{margin:0}'],
  ['what is no rule stays', '@font-face{font-family:c}', '@font-face{font-family:c}'],
  [
    'an animation that a rule names',
    '@keyframes grow{to{margin:1px}}.a{animation:1s grow}',
    '@keyframes grow{to{margin:1px}}.a{animation:1s grow}',
  ],
  ['an animation that none names', '@keyframes grow{to{margin:1px}}.c{animation:1s grow}', ''],
  ['braces in texts are texts', '.a:after{content:"}.c{"}', '.a:after{content:"}.c{"}'],
])('%s', (_, css, expected) => {
  expect(parseStyles(css)(page)).toBe(expected)
})

test('the sheet that a page links to is put into it, and no other', () => {
  const inPage = inlineCriticalCss(new Map([['/dist/a.css', '.a{content:"$&"}.c{margin:0}']]))
  const linked = (path: string) => page.replace('<p', `<link rel="stylesheet" href="${path}"/><p`)
  expect(inPage(linked('/dist/a.css'), 'once')).toBe(page.replace('<p', () => '<style nonce="once">.a{content:"$&"}</style><p'))
  expect(inPage(linked('/dist/b.css'), 'once')).toBe(linked('/dist/b.css'))
  expect(inPage(page, 'once')).toBe(page)
  const marked = linked('/dist/a.css').replace('<link', '<link nonce="once"')
  expect(inPage(marked, 'once')).toBe(inPage(linked('/dist/a.css'), 'once'))
  expect(() => inPage(marked.replace('rel', 'media="all" rel'), 'once')).toThrow('markup changed')
})
