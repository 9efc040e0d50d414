import { describe, expect, test } from 'vitest'
import { countFields, isMultipartWithin, multipartBoundary, multipartType } from './multipart-bounds.ts'
import { growthByEight, linear } from './testing/growth.ts'

const boundary = 'boundary-of-a-body-0123456789'
const limits = { parts: 3, headBytes: 200, headerPairs: 4 }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`
const end = `--${boundary}--\r\n`
const isWithin = (text: string, own = boundary) => isMultipartWithin(bytesOf(text), own, limits)

describe('the boundary of a content type', () => {
  test.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['Multipart/Form-Data;boundary="a b"', undefined],
    ['multipart/form-data; boundary="a:b?c"', 'a:b?c'],
    ['multipart/form-data; charset=utf-8; BOUNDARY=abc ; x=y', 'abc'],
    ['multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW', '----WebKitFormBoundary7MA4YWxkTrZu0gW'],
    ['multipart/form-data; boundary=', undefined],
    ['multipart/form-data; boundary=""', undefined],
    [`multipart/form-data; boundary=${'a'.repeat(71)}`, undefined],
    ['multipart/form-data; boundary=a\u00e9', undefined],
    ['multipart/form-data', undefined],
    ['multipart/mixed; boundary=abc', undefined],
    ['text/plain; boundary=abc', undefined],
  ])('%s', (type, expected) => {
    expect(multipartBoundary(type)).toBe(expected)
  })

  test('is parsed alike from the content type built from it', () => {
    expect(multipartBoundary(multipartType('a:b?c'))).toBe('a:b?c')
  })
})

describe('a multipart body', () => {
  test.each([
    ['one part', part('a', '1') + end],
    ['an empty part', part('a', '') + end],
    ['as many parts as may be', part('a', '1') + part('b', '2') + part('c', '3') + end],
    ['as many headers as may be', part('a', '1', 'A: 1\r\nB: 2\r\nC: 3\r\n') + end],
    ['a text that nearly is a delimiter', part('a', `\r\n--${boundary.slice(0, -1)}\r\n\r\n-${boundary}`) + end],
    ['line breaks in the text', part('a', '\r\n\r\n\r\r\n') + end],
    ['no parts', end],
    ['something behind its end', part('a', '1') + end + part('b', '2').repeat(10)],
  ])('with %s is within its limits', (_, body) => {
    expect(isWithin(body)).toBe(true)
  })

  test.each([
    ['one part more than may be', part('a', '1').repeat(4) + end],
    ['one header more than may be', part('a', '1', 'A: 1\r\nB: 2\r\nC: 3\r\nD: 4\r\n') + end],
    ['headers without a value', part('a', '1', ':\r\n'.repeat(40)) + end],
    ['a header that is too long', part('a', '1', `A: ${'x'.repeat(200)}\r\n`) + end],
    ['a file name that is too long', part('x'.repeat(200), '1') + end],
    ['headers that never end', `--${boundary}\r\nA: 1\r\nB`],
    ['headers parted by bare line feeds', `--${boundary}\r\nA: 1\nB: 2\n\n1\r\n${end}`],
    ['a bare CR in its headers', `--${boundary}\r\nA: 1\rB: 2\r\n\r\n1\r\n${end}`],
    ['no end', part('a', '1')],
    ['half an end', part('a', '1') + end.slice(0, -3)],
    ['another boundary', part('a', '1') + end.replace('0', '1')],
    ['a delimiter that goes on', part('a', '1') + end.replace('--\r', 'x\r')],
    ['text before it', `x\r\n${part('a', '1')}${end}`],
    ['nothing', ''],
  ])('with %s is not', (_, body) => {
    expect(isWithin(body)).toBe(false)
  })

  test('is parsed in full by the parser too, part by part', async () => {
    const body = part('a', `\r\n--${boundary.slice(0, -1)}`) + part('b', '') + part('c', '3') + end
    expect(isWithin(body)).toBe(true)
    const form = await new Response(body, { headers: { 'content-type': multipartType(boundary) } }).formData()
    expect([...form]).toEqual([
      ['a', `\r\n--${boundary.slice(0, -1)}`],
      ['b', ''],
      ['c', '3'],
    ])
  })
})

test.each([
  ['nearly the delimiter everywhere', (size: number) => `\r\n--${boundary.slice(0, -1)}`.repeat(size / 32)],
  ['its last byte everywhere', (size: number) => '9'.repeat(size)],
  ['line breaks everywhere', (size: number) => '\r'.repeat(size)],
  ['delimiters that begin everywhere', (size: number) => '\r\n--'.repeat(size / 4)],
])('a body with %s takes time in proportion to its size', (_, text) => {
  const check = (size: number) => isWithin(part('a', text(size)) + end)
  expect(check(1 << 16)).toBe(true)
  expect(growthByEight(check)).toBeLessThan(linear)
})

test.each([
  ['', 0],
  ['a', 1],
  ['a=1&b=2', 2],
  ['&', 2],
  ['a&'.repeat(60), 61],
  ['a&'.repeat(100_000), 61],
])('fields of %j are counted to one beyond the limit', (text, expected) => {
  expect(countFields(bytesOf(text), 60)).toBe(expected)
})
