import { expect, test } from 'vitest'
import { loggablePath, withoutCodes } from './loggable.ts'

test.each([
  ['/request/ABCD-2345', '/request/…'],
  ['/ru/request/abcd2345', '/ru/request/…'],
  ['/request/ABCD-2345.data?x=1', '/request/…'],
  ['/REQUEST//ABCD-2345/', '/REQUEST//…'],
  ['/%72equest/ABCD%2D2345', '/request/…'],
  ['/request%2fABCD-2345', '/request%2f…'],
  ['/api/v1/redirects/request/ABCD-2345', '/api/v1/redirects/request/…'],
  ['http://127.0.0.1:4000/api/v1/pages/request/abcd-2345/more?lang=kz', 'http://127.0.0.1:4000/api/v1/pages/request/…'],
  ['/requests/ABCD-2345', '/requests/…'],
  ['/ABCD-2345', '/…'],
  ['/abcd-2345', '/…'],
  ['/request%5CABCD-2345', '/request%5C…'],
  ['/request%255cabcd2345', '/request%255c…'],
  ['/x%20ABCD-2345', '/x%20…'],
  ['/x%2520abcd-2345', '/x%2520…'],
  ['/requestABCD-2345', '/request…'],
  ['/requestabcd-2345', '/request…'],
  ['/requestabcd2345', '/request…'],
  ['/requestsSABC-2345', '/requests…'],
  ['/request_ABCD-2345', '/request_…'],
  ['/request-abcd-2345', '/request-…'],
  ['/request.abcd-2345', '/request.…'],
  ['/request%20abcd%2D2345', '/request%20…'],
  ['/requests/abcd-2345', '/requests/…'],
  ['/requests/abcd2345', '/requests/…'],
  ['/ru/Request_AbCd-2345/', '/ru/Request_…/'],
  ['/kzABCD-2345', '/kz…'],
  ['/news_abcd-2345.data', '/news_….data'],
  ['/news/abcd-efgh', '/news/…'],
  ['/ABCD%252D2345', '/…'],
  ['/ABCD%E2%80%932345', '/…'],
  ['/ABCD-2345-', '/…-'],
])('the code of a request is in no path that is written down: %s', (address, path) => {
  expect(loggablePath(address)).toBe(path)
})

test.each([
  '/',
  '/request',
  '/request/',
  '/news/open-days',
  '/news/2026-2027',
  '/media/ab/AB-CD-2345-6789.jpg',
  '/news/research-centers',
  '/news/data-team-2345',
  '/%D2%9B',
  '/%',
  '/a%2fb',
])('other paths are written down as they came: %s', (path) => {
  expect(loggablePath(`${path}?query=secret`)).toBe(path)
})

test('nor in the log line of a failure', () => {
  const line =
    '{"path":"/kz/request/ABCD-2345","err":{"message":"404 from http://c/api/v1/pages/request/ABCD-2345","stack":"at /request/x\\n at y"}}'
  expect(withoutCodes(line)).toBe(
    '{"path":"/kz/request/…","err":{"message":"404 from http://c/api/v1/pages/request/…","stack":"at /request/…\\n at y"}}',
  )
})

test('an address made to be slow is read as fast as a longer plain one', () => {
  const time = (text: string) => {
    const started = performance.now()
    withoutCodes(text)
    return performance.now() - started
  }
  time('/abcd'.repeat(20_000))
  const plain = Math.max(time('/abcd-'.repeat(100_000)), 5)
  for (const part of ['25', '%25', '-', '/request', '/request-', '%2525', 'abcd-', 'abcd-2345-', '/requests%25%25'])
    expect(time(part.repeat(Math.ceil(60_000 / part.length))) / plain, part).toBeLessThan(20)
})
