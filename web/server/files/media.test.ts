import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeContent } from '../testing/fake-content.ts'
import { startSmallSite } from '../testing/small-site.ts'

const digest = '0123456789abcdef0123456789abcdef'
const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(100)}</svg>`)
const large = Buffer.alloc(5 * 1024 * 1024, 'x')
// More than the socket buffers, so that the sender waits for the reader.
const huge = Buffer.alloc(40 * 1024 * 1024, 'x')

const modified = 'Tue, 01 Sep 2026 10:00:00 GMT'

const files: Record<string, { body: Buffer; headers?: Record<string, string> }> = {
  [`${digest}.svg`]: { body: drawing, headers: { 'content-type': 'text/html', 'content-security-policy': 'none' } },
  [`${digest}-480.avif`]: { body: Buffer.alloc(1000, 1) },
  [`${digest.replace('0', 'f')}.pdf`]: { body: huge },
  [`${digest}.pdf`]: { body: large, headers: { 'content-disposition': "inline; filename*=UTF-8''plan.pdf" } },
}

const opened = async () => {
  const content = await startFakeContent((path, _query, response) => {
    const found = files[path.replace('/media/', '')]
    if (!found) return undefined
    const { range } = response.req.headers
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
    const part = found.body.subarray(Number(from), Number(to || found.body.length - 1) + 1)
    if (range) response.setHeader('content-range', `bytes ${from}-${Number(from) + part.length - 1}/${found.body.length}`)
    const own = { etag: `"${path.replace('/media/', '')}"`, 'last-modified': modified, 'content-length': part.length, ...found.headers }
    response.writeHead(range ? 206 : 200, own)
    return response.end(part)
  })
  const site = await startSmallSite(content.url)
  onTestFinished(async () => {
    await site.stop()
    await content.stop()
  })
  const askedFor = () => content.asked.filter((address) => address.startsWith('/media/')).length
  return { content, askedFor, ...site }
}

test('a drawing is cached, compressed, and may run nothing', async () => {
  const { get, askedFor } = await opened()
  const path = `/media/${digest}.svg`
  const first = await get(path)
  expect(first.body.equals(drawing)).toBe(true)
  expect(first.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  })
  const packed = await get(path, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(packed.body).equals(drawing)).toBe(true)
  expect((await get(path, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
  expect(askedFor()).toBe(1)
})

test('concurrent requests for a file share one fetch; and it stays when the service is down', async () => {
  const { get, content, askedFor } = await opened()
  const path = `/media/${digest}-480.avif`
  const all = await Promise.all(Array.from({ length: 20 }, () => get(path)))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(all[0]?.headers['content-type']).toBe('image/avif')
  expect(askedFor()).toBe(1)
  await content.stop()
  expect((await get(path)).status).toBe(200)
  const other = await get(`/media/${digest}.svg`)
  expect([other.status, other.headers['retry-after']]).toEqual([503, '30'])
})

test('a large file is streamed in full and not cached', async () => {
  const { get, askedFor } = await opened()
  const path = `/media/${digest}.pdf`
  const answer = await get(path)
  expect(answer.body.equals(large)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''plan.pdf",
    'content-length': String(large.length),
    'x-content-type-options': 'nosniff',
  })
  const head = await get(path, {}, 'HEAD')
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(large.length)])
  expect(askedFor()).toBe(2)
})

test('ranges of a cached file are cut from it, uncompressed', async () => {
  const { get, askedFor } = await opened()
  const path = `/media/${digest}.svg`
  const { headers } = await get(path)
  expect([headers['accept-ranges'], headers['last-modified']]).toEqual(['bytes', modified])
  const part = await get(path, { range: 'bytes=4-9', 'accept-encoding': 'gzip, br', 'if-range': String(headers.etag) })
  expect([part.status, part.body.toString()]).toEqual([206, drawing.subarray(4, 10).toString()])
  expect(part.headers).toMatchObject({
    'content-range': `bytes 4-9/${drawing.length}`,
    'content-length': '6',
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    etag: headers.etag,
  })
  expect(part.headers['content-encoding']).toBeUndefined()
  const beyond = await get(path, { range: `bytes=${drawing.length}-` })
  expect([beyond.status, beyond.headers['content-range'], beyond.body.length]).toEqual([416, `bytes */${drawing.length}`, 0])
  expect((await get(path, { range: 'bytes=0-1', 'if-range': '"other"' })).body.equals(drawing)).toBe(true)
  expect((await get(path, { range: 'bytes=0-1', 'if-range': modified })).status).toBe(206)
  expect((await get(path, { range: 'bytes=0-1,4-5' })).status).toBe(200)
  expect((await get(path, { range: 'bytes=0-1' }, 'HEAD')).headers['content-length']).toBe(String(drawing.length))
  const same = await get(path, { 'if-modified-since': modified })
  expect([same.status, same.headers.etag, same.headers['content-length']]).toEqual([304, headers.etag, undefined])
  expect((await get(path, { 'if-modified-since': 'Tue, 01 Sep 2026 09:00:00 GMT' })).status).toBe(200)
  expect(askedFor()).toBe(1)
})

test('of a large file only the requested range is fetched', async () => {
  const { get } = await opened()
  const path = `/media/${digest}.pdf`
  const part = await get(path, { range: 'bytes=5000000-5000009' })
  expect([part.status, part.body.length, part.headers['content-range']]).toEqual([206, 10, `bytes 5000000-5000009/${large.length}`])
  expect(part.headers).toMatchObject({ etag: `"${digest}.pdf"`, 'last-modified': modified, 'content-type': 'application/pdf' })
  for (const headers of [{ 'if-none-match': `"${digest}.pdf"` }, { 'if-modified-since': modified }]) {
    const same = await get(path, headers)
    expect([same.status, same.body.length, same.headers['content-length']]).toEqual([304, 0, undefined])
  }
})

test('a range of a file not cached yet is cut from it, and it is cached', async () => {
  const { get } = await opened()
  const part = await get(`/media/${digest}-480.avif`, { range: 'bytes=10-19' })
  expect([part.status, part.body.length, part.headers['content-range']]).toEqual([206, 10, 'bytes 10-19/1000'])
})

test('a missing file is not found, and an invalid key is never requested', async () => {
  const { get, askedFor } = await opened()
  expect((await get(`/media/${'f'.repeat(32)}.png`)).status).toBe(404)
  expect(askedFor()).toBe(1)
  for (const key of ['x.svg', `${digest}.exe`, `${digest}.svg/x`, `..%2f${digest}.svg`, `${digest}%2esvg.html`])
    expect((await get(`/media/${key}`)).status).toBe(404)
  expect(askedFor()).toBe(1)
})

test('readers who take nothing of a large file hold up no other file', async () => {
  const { port, get, askedFor } = await opened()
  const slow = Array.from({ length: 40 }, () => connect(port, '127.0.0.1').pause())
  onTestFinished(() => {
    for (const socket of slow) socket.destroy()
  })
  for (const socket of slow)
    socket.on('error', () => undefined).write(`GET /media/${digest.replace('0', 'f')}.pdf HTTP/1.1\r\nHost: a\r\n\r\n`)
  await expect.poll(askedFor).toBeGreaterThanOrEqual(20)
  expect((await get(`/media/${digest}-480.avif`)).status).toBe(200)
  expect((await get(`/media/${digest}.svg`)).status).toBe(200)
})
