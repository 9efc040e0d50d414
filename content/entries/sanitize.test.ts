import { richTextAllowed } from '@narkhoz/contract/attributes/text.ts'
import { growthByEight, linear } from '@narkhoz/server-kit/testing/growth.ts'
import { describe, expect, test } from 'vitest'
import { sanitizeRichText, sanitizeText, sanitizeUrl } from './sanitize.ts'

describe('a plain text', () => {
  test.each([
    ['<b>Сәлем</b>', 'Сәлем'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg/onload=alert(1)>', ''],
    ['a<!-- <script> -->b', 'ab'],
    ['a <b', 'a '],
    ['<<b>script>alert(1)<</b>/script>', 'alert(1)'],
    ['<<<b>b>script>alert(1)', 'alert(1)'],
    ['<!<!-- -->-- <script>', ''],
    ['</p><ScRiPt\n>x', 'x'],
  ])('%j becomes %j', (text, clean) => {
    expect(sanitizeText(text)).toBe(clean)
  })

  test.each(['5 < 7 and 9 > 8', 'a <- b', 'C&A', '«Нархоз» & Co', '<', '<3', 'x <= y', ''])('%j stays as it is', (text) => {
    expect(sanitizeText(text)).toBe(text)
  })

  test('of any nesting ends without a tag', () => {
    const nested = `${'<'.repeat(200)}b>${'script>'.repeat(200)}`
    expect(sanitizeText(nested)).not.toMatch(/<\/?[a-z]/i)
  })
})

describe('a formatted text', () => {
  const allowed = richTextAllowed.tags.map((tag) => (tag === 'br' || tag === 'hr' ? `<${tag} />` : `<${tag}>x</${tag}>`))
  test.each([
    ...allowed.filter((html) => !/^<(?:li|thead|tbody|tr|th|td|caption)/.test(html)),
    '<p>Оқу <strong>тегін</strong></p>',
    '<a href="https://example.com/a?b=c">x</a>',
    '<a href="mailto:info@example.com">x</a>',
    '<a href="tel:+77270000000">x</a>',
    '<a href="/news">x</a>',
    '<a href="#top">x</a>',
    '<a href="/news" title="t" hreflang="en">x</a>',
    '<table><thead><tr><th scope="col">x</th></tr></thead></table>',
    '<table><tbody><tr><td colspan="2" rowspan="100">x</td></tr></tbody></table>',
    '<ol start="4"><li>x</li></ol>',
    '<p>a &lt; b &amp; c</p>',
  ])('%j stays as it is', (html) => {
    expect(sanitizeRichText(html)).toBe(html)
  })

  test.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    [
      '<table><tbody><tr><td colspan="99999999" rowspan="0">a</td><th rowspan="101" scope="row">b</th></tr></tbody></table>',
      '<table><tbody><tr><td>a</td><th scope="row">b</th></tr></tbody></table>',
    ],
    ['<ol start="99999999999"><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<p class="modal" id="main">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>a', 'a'],
    ['<style>p{}</style>a', 'a'],
    ['<iframe src="https://evil.example"></iframe>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<form action="/x"><input name="a">a</form>', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['<a href="/\t/evil.example">a</a>', '<a>a</a>'],
    ['<a href="/news" target="_blank" onmouseover="x">a</a>', '<a href="/news">a</a>'],
    ['<p>a<!-- b --></p>', '<p>a</p>'],
    ['<h1>a</h1>', 'a'],
    ['<math><mtext></mtext></math>a', 'a'],
  ])('%j becomes %j', (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean)
    expect(sanitizeRichText(clean)).toBe(clean)
  })
})

describe('an address', () => {
  test.each([
    'https://example.com',
    'http://example.com/a?b#c',
    'HTTPS://EXAMPLE.COM',
    'mailto:a@example.com',
    'tel:+77270000000',
    '/',
    '/news',
    '#top',
  ])('%j is unchanged', (url) => {
    expect(sanitizeUrl(url)).toBe(url)
  })

  test.each([
    ...[
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:x',
      '\u0001javascript:x',
    ],
    ...['data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'ftp://example.com', 'blob:x', 'about:blank'],
    ...[
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https:///evil.example',
      'https:evil.example',
      '/\t/evil.example',
    ],
    ...['https://example.com/"onclick="x', 'https://example.com/<b>', 'news', '../news', '?a=b', '', 'mailto:', 'tel:x'],
  ])('%j is emptied', (url) => {
    expect(sanitizeUrl(url)).toBe('')
  })
})

describe('markup that is not closed', () => {
  test.each([
    ['<p>a', '<p>a</p>'],
    ['a</p>', 'a<p></p>'],
    ['<strong><em>a</strong></em>', '<strong><em>a</em></strong>'],
    ['<table><tr><td>a', '<table><tr><td>a</td></tr></table>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['a</div></section>', 'a'],
  ])('%j becomes %j, and stays so', (html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean)
    expect(sanitizeRichText(clean)).toBe(clean)
  })

  test('and nested beyond reason leaves its words', () => {
    expect(sanitizeRichText(`${'<strong>'.repeat(5000)}a &amp; b<p>c`)).toBe('a &amp; bc')
    expect(sanitizeRichText(`${'<blockquote>'.repeat(20)}a${'</blockquote>'.repeat(20)}`)).toContain('<blockquote>a</blockquote>')
    expect(sanitizeRichText(`${'<b>'.repeat(5000)}<<b>script>alert(1)`)).not.toMatch(/<\w/)
  })
})

test.each([
  ...[
    '<',
    '<b',
    '<b>',
    '</b>',
    '<<b>x',
    '<!--',
    '<!-- -->',
    '<!',
    '-->',
    '<a ',
    '<a b',
    '<a href="',
    '<svg>',
    '<strong>',
    '<p><b>',
    '<table>',
  ],
  ...[
    '<script>',
    '<textarea>',
    '<li>',
    '&',
    '&amp;',
    '[',
    ' ',
    '@',
    '-',
    'a',
    '>',
    '<a href="/">x<',
    "<b x='",
    '<b x="</b>">',
    '<![CDATA[',
  ],
])('a text of %j takes time in proportion to its length', (piece) => {
  const text = (length: number) => piece.repeat(Math.ceil(length / piece.length))
  expect(growthByEight((length) => sanitizeText(text(length)))).toBeLessThan(linear)
  expect(growthByEight((length) => sanitizeRichText(text(length)))).toBeLessThan(linear)
})

test('tags that come together when others are taken out take time in proportion to their number', () => {
  expect(growthByEight((length) => sanitizeText('<'.repeat(length / 3) + 'b>'.repeat(length / 3)))).toBeLessThan(linear)
})
