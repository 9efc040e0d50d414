import { expect, test } from 'vitest'
import { fileAnswer, partHeaders } from './file-answer.ts'

const file = { etag: '"abc"', modified: new Date('2026-09-01T10:00:00.700Z'), size: 1000 }
const modified = 'Tue, 01 Sep 2026 10:00:00 GMT'

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=900-', 900, 999],
  ['bytes=-100', 900, 999],
  ['bytes=-5000', 0, 999],
  ['bytes=990-5000', 990, 999],
  ['BYTES=0-0', 0, 0],
])('%s is a range', (range, from, to) => {
  const answer = fileAnswer({ range }, file)
  expect(answer).toEqual({ status: 206, range: { from, to } })
  expect(partHeaders(answer, file.size)).toEqual({ 'Content-Range': `bytes ${from}-${to}/1000`, 'Content-Length': String(to - from + 1) })
})

test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', 'bytes=99999999-'])('%s is beyond the end', (range) => {
  const answer = fileAnswer({ range }, file)
  expect(answer).toEqual({ status: 416 })
  expect(partHeaders(answer, file.size)).toEqual({ 'Content-Range': 'bytes */1000', 'Content-Length': '0' })
})

test.each(['bytes=0-1,5-6', 'bytes=5-4', 'bytes=', 'bytes=-', 'bytes=a-b', 'lines=0-1', '', `bytes=${'9'.repeat(40)}-`])(
  '%j is not understood, and the entire file is sent',
  (range) => expect(fileAnswer({ range }, file)).toEqual({ status: 200 }),
)

test.each([
  ['"abc"', 206],
  [modified, 206],
  ['"other"', 200],
  ['W/"abc"', 200],
  ['Tue, 01 Sep 2026 10:00:01 GMT', 200],
  ['nonsense', 200],
])('with If-Range: %s the status is %i', (only, status) => {
  expect(fileAnswer({ range: 'bytes=0-1', 'if-range': only }, file).status).toBe(status)
})

test.each([
  [{ 'if-none-match': '"abc"' }, 304],
  [{ 'if-none-match': 'W/"abc", "x"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"x"', 'if-modified-since': modified }, 200],
  [{ 'if-modified-since': modified }, 304],
  [{ 'if-modified-since': 'Tue, 01 Sep 2026 09:59:59 GMT' }, 200],
  [{ 'if-modified-since': 'yesterday' }, 200],
  [{ 'if-none-match': '"abc"', range: 'bytes=0-1' }, 304],
] as const)('%j is answered with %i', (headers, status) => {
  expect(fileAnswer(headers, file).status).toBe(status)
})
