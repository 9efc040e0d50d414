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
])('the code of a request is in no path that is written down: %s', (address, path) => {
  expect(loggablePath(address)).toBe(path)
})

test.each(['/', '/request', '/request/', '/news/open-days', '/news/2026-2027', '/media/ab/AB-CD-2345-6789.jpg', '/%D2%9B', '/%', '/a%2fb'])(
  'other paths are written down as they came: %s',
  (path) => {
    expect(loggablePath(`${path}?query=secret`)).toBe(path)
  },
)

test('nor in what is written down of a failure', () => {
  const line =
    '{"path":"/kz/request/ABCD-2345","err":{"message":"404 from http://c/api/v1/pages/request/ABCD-2345","stack":"at /request/x\\n at y"}}'
  expect(withoutCodes(line)).toBe(
    '{"path":"/kz/request/…","err":{"message":"404 from http://c/api/v1/pages/request/…","stack":"at /request/…\\n at y"}}',
  )
})
