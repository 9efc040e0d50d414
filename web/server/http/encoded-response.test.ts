import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptedEncodings, compressFast, compressions, decompress } from './content-encoding.ts'
import { EncodedResponse, minAgeForBestCompression } from './encoded-response.ts'

const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0', 'X-Frame-Options': 'DENY' }
const body = Buffer.from('<p>Нархоз</p>'.repeat(200))

const headersOf = (list: readonly string[]) =>
  Object.fromEntries(Array.from({ length: list.length / 2 }, (_, at) => [list[2 * at], list[2 * at + 1]]))

test('each encoding has its own ETag, length and headers', async () => {
  const answer = new EncodedResponse({ headers: html, body })
  const [plain, br, gzip] = [await answer.variant('identity'), await answer.variant('br'), await answer.variant('gzip')]
  expect(new Set([plain.etag, br.etag, gzip.etag]).size).toBe(3)
  expect(headersOf(plain.headers)).toEqual({ ...html, Vary: 'Accept-Encoding', ETag: plain.etag, 'Content-Length': String(body.length) })
  expect(headersOf(br.headers)).toMatchObject({ 'Content-Encoding': 'br', 'Content-Length': String(br.bytes.length) })
  expect(headersOf(br.unchanged)).toEqual({
    'Cache-Control': 'public, max-age=0',
    'X-Frame-Options': 'DENY',
    Vary: 'Accept-Encoding',
    ETag: br.etag,
  })
})

test('the ETag depends on the bytes and the headers, and nothing else', async () => {
  const tagOf = async (headers: Record<string, string>, bytes: Buffer) =>
    (await new EncodedResponse({ headers, body: bytes }).variant('br')).etag
  const tag = await tagOf(html, body)
  expect(await tagOf({ ...html }, Buffer.from(body))).toBe(tag)
  expect(await tagOf({ ...html, 'X-Frame-Options': 'SAMEORIGIN' }, body)).not.toBe(tag)
  expect(await tagOf(html, Buffer.concat([body, Buffer.from('.')]))).not.toBe(tag)
})

test('a response in frequent use for some time is compressed again, and better', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = new EncodedResponse({ headers: html, body: readFileSync(import.meta.filename) })
  const hasty = await answer.variant('br')
  expect(hasty.isProvisional).toBe(true)
  for (let use = 0; use < 20; use++) await answer.variant('br')
  expect(answer.variants.br).toBe(hasty)
  vi.advanceTimersByTime(minAgeForBestCompression)
  await answer.variant('br')
  vi.useRealTimers()
  await expect.poll(() => answer.variants.br?.isProvisional).toBe(false)
  const well = await answer.variant('br')
  expect(well.bytes.length).toBeLessThan(hasty.bytes.length)
  expect(well.etag).not.toBe(hasty.etag)
})

test('a client that accepts both gets the fastest encoding, and later the smallest', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const answer = new EncodedResponse({ headers: html, body: readFileSync(import.meta.filename) })
  const hasty = await answer.variant('br or zstd')
  expect(headersOf(hasty.headers)).toMatchObject({ 'Content-Encoding': 'zstd' })
  expect(answer.variants.zstd).toBe(hasty)
  vi.advanceTimersByTime(minAgeForBestCompression)
  for (let use = 0; use < 10; use++) await answer.variant('br or zstd')
  vi.useRealTimers()
  await expect.poll(() => answer.variants['br or zstd']?.isProvisional).toBe(false)
  const well = await answer.variant('br or zstd')
  expect(headersOf(well.headers)).toMatchObject({ 'Content-Encoding': 'br' })
  expect(well).toBe(await answer.variant('br'))
  expect(well.bytes.length).toBeLessThan(hasty.bytes.length)
})

test.each([
  { asking: [], packed: ['zstd', 'br or zstd'] },
  { asking: ['identity'], packed: ['zstd', 'br or zstd'] },
  { asking: ['br or zstd', 'gzip'], packed: ['zstd', 'gzip', 'br or zstd'] },
  { asking: ['br or zstd', 'br'], packed: ['br', 'br or zstd'] },
  { asking: ['gzip'], packed: ['gzip'] },
] as const)('for clients that accept $asking it is cached as $packed', async ({ asking, packed }) => {
  const answer = new EncodedResponse({ headers: html, body })
  await answer.prepareForCache(asking)
  expect(Object.keys(answer.variants).sort()).toEqual([...packed].sort())
  expect(answer.requestedEncodings).toEqual([])
  // All other encodings are derived from the cached one.
  for (const taste of acceptedEncodings) {
    const { bytes, headers } = await answer.variant(taste)
    const packing = compressions.find((one) => headersOf(headers)['Content-Encoding'] === one)
    expect((packing ? await decompress[packing](bytes) : bytes).equals(body)).toBe(true)
  }
  expect(answer.requestedEncodings.sort()).toEqual([...acceptedEncodings].sort())
})

test('a cached response shares no pooled memory', async () => {
  for (const taste of compressions) {
    const { bytes } = await new EncodedResponse({ headers: html, body }).variant(taste)
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})

test('two concurrent requests get the same variant', async () => {
  const answer = new EncodedResponse({ headers: html, body })
  const [one, other] = await Promise.all([answer.variant('gzip'), answer.variant('gzip')])
  expect(one).toBe(other)
})

test('a cached response is compressed once per encoding', async () => {
  const packed = vi.spyOn(compressFast, 'br')
  onTestFinished(() => packed.mockRestore())
  const answer = new EncodedResponse({ headers: html, body })
  await answer.prepareForCache(['br', 'br'])
  await answer.prepareForCache(['br'])
  expect(packed).toHaveBeenCalledOnce()
})

test('what does not get smaller is not packed, and does not vary', async () => {
  for (const answer of [
    new EncodedResponse({ headers: { 'Content-Type': 'image/png' }, body }),
    new EncodedResponse({ headers: html, body: Buffer.from('<p>short</p>') }),
  ]) {
    const form = await answer.variant('br')
    expect(form.bytes).toBe((await answer.variant('identity')).bytes)
    expect(answer.variants.br).toBe(form)
    expect(form.headers).not.toContain('Vary')
    expect(form.headers).not.toContain('Content-Encoding')
  }
})

test('a precompressed file is sent as it is', async () => {
  const packed = Buffer.from('packed beforehand')
  const answer = new EncodedResponse({ headers: html, body, compressed: { br: packed } })
  expect(answer.variants.br?.bytes).toBe(packed)
  expect(answer.variants.br?.isProvisional).toBe(false)
})

test('a cached response drops its uncompressed body, and restores it for clients without compression', async () => {
  const answer = new EncodedResponse({ headers: html, body })
  const before = await answer.variant('identity')
  await answer.prepareForCache(['gzip'])
  expect(Object.keys(answer.variants)).toEqual(['gzip'])
  const after = await answer.variant('identity')
  expect(after.bytes.equals(body)).toBe(true)
  expect([after.etag, after.headers]).toEqual([before.etag, before.headers])
  expect((await answer.variant('zstd')).bytes.length).toBeLessThan(body.length)
  expect(answer.size).toBeLessThan(body.length + 5000)
  const picture = new EncodedResponse({ headers: { 'Content-Type': 'image/png' }, body })
  await picture.prepareForCache()
  expect(picture.variants.identity?.bytes).toBe(body)
})

test('a body that many take as it is stays, and says that it does', async () => {
  const answer = new EncodedResponse({ headers: html, body })
  await answer.prepareForCache()
  const small = answer.size
  let growth = 0
  answer.onGrowth = () => growth++
  for (let use = 0; use < 30; use++) await answer.variant('identity')
  expect(answer.variants.identity?.bytes.equals(body)).toBe(true)
  expect(growth).toBe(1)
  expect(answer.size).toBe(small + body.length)
})
