import fc, { type Arbitrary } from 'fast-check'

/** A marker that must never be reflected as markup. */
export const marker = 'm4rk3d'

/** Texts that have broken something somewhere. */
const texts = [
  ...['', ' ', '\0', 'a\0b', '\t', '\u0085', '\ufeff', '\u202e', '\ud800', 'a\udfffb', '\ufffd', '😀', 'ﷺ', 'Ａ', 'ı', 'ß'],
  ...['null', 'undefined', 'true', 'NaN', 'Infinity', '-0', '-1', '0', '1.5', '1e400', '0x10', '2147483648', '99999999999999999999', '١'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', '$ne', '*', '(', '[', ':', ':*', '\\', '|', '<->'],
  ...["'", '"', "' or '1'='1", "'; drop table entries; --", '1; select pg_sleep(9)', "') union select 1 --", '%', '_', '\\x00', '$1'],
  ...[`<script>${marker}</script>`, `"><script ${marker}>`, `</script><script ${marker}>`, `'onload=${marker} x='`, '#{7*7}', '{{7*7}}'],
  ...[`javascript:${marker}`, `data:text/html,<script>${marker}`, '//evil.example', 'http://169.254.169.254/', 'file:///etc/passwd'],
  ...['../../../../etc/passwd', '..\\..\\', '/etc/passwd', '.', '..', '.git/config', 'a/../b', 'CON', 'a;b=c', 'a#b', 'a?b'],
  ...['a\r\nSet-Cookie: a=b', 'a\nBcc: b@evil.example', '"a b"@evil.example', '=cmd|calc', '@SUM(1)', '+1', 'a,b', 'a@b@c'],
  ...['0000-00-00', '2026-02-30', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', '2026-09-01T10:00:00+99:99', '24:61'],
]

/** A hostile text. */
export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...texts) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', 'ж', '😀', '@', '"', '<', '\0', ' ', '-'), fc.constantFrom(201, 1001, 5001))
      .map(([letter, times]) => letter.repeat(times)),
  },
)

/** An arbitrary JSON value. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], [null], { kz: null }, { id: 1 }),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(30, 300).map((depth) => Array.from({ length: depth }).reduce<unknown>((inside) => [inside], 1)) },
)
