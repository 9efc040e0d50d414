import { expect, test } from 'vitest'
import { xmlText } from './xml-text.ts'

test('writes characters that XML permits, and drops the others', () => {
  expect(xmlText('a < b && c > d ]]> "e"')).toBe('a &lt; b &amp;&amp; c &gt; d ]]&gt; &quot;e&quot;')
  expect(xmlText('a\u0000b\u0008c\ufffe\ud800d\te\nf🎓')).toBe('abcd\te\nf🎓')
})
