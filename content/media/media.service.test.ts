import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { mediaAddress, mediaTypes } from '@narkhoz/contract/media.ts'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceServer } from '../http/server.ts'
import { media } from '../storage/schema.ts'
import { applicantAt } from '../testing/applicant.ts'
import { pdf, picture } from '../testing/sample-files.ts'
import { startService } from '../testing/test-service.ts'
import { keyIn } from '../uploads/uploads.ts'
import { storeFile } from './store-file.ts'

let service: Awaited<ReturnType<typeof startService>>

beforeAll(async () => {
  service = await startService('empty')
})
afterAll(() => service.stop())

const svg = (fill: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect fill="${fill}"/></svg>`)
const store = (file: Parameters<typeof service.service.media.store>[0]) => service.service.media.store(file)
const folder = () => join(service.dataDir, 'files', 'media')
const unknownKey = `${'0'.repeat(32)}.svg`

const notFound = async (path: string) => {
  const answer = await service.request(`${path}?lang=ru`)
  expect([answer.status, await answer.json()]).toEqual([404, { error: { code: 'not_found', message: 'Такого содержимого нет.' } }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
}

describe('a stored file', () => {
  test('is answered byte by byte, immutable and with its exact type', async () => {
    const bytes = svg('red')
    const { key, type, size, width, height } = await store({ ending: 'svg', bytes, width: 4, height: 4 })
    expect({ type, size, width, height }).toEqual({ type: 'image/svg+xml', size: bytes.length, width: 4, height: 4 })
    const answer = await service.request(mediaAddress(key))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'x-request-id': expect.any(String),
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)

    const asked = await service.request(mediaAddress(key), { method: 'HEAD' })
    expect([asked.status, asked.headers.get('content-length'), await asked.text()]).toEqual([200, String(bytes.length), ''])
  })

  test.each([
    ['of a few bytes', 600],
    ['that is read as it is sent', 300_000],
  ])('%s supports ranges and conditional requests', async (_, size) => {
    const bytes = Buffer.concat([svg('green'), Buffer.from(Array.from({ length: size }, (_, at) => 97 + (at % 26)))])
    const { key } = await store({ ending: 'svg', bytes, width: 4, height: 4 })
    const ask = (headers: Record<string, string>, method = 'GET') => service.request(mediaAddress(key), { headers, method })
    const whole = await ask({})
    const [etag, modified] = [whole.headers.get('etag') ?? '', whole.headers.get('last-modified') ?? '']
    await whole.arrayBuffer()
    expect([whole.headers.get('accept-ranges'), etag]).toEqual(['bytes', `"${key}"`])
    expect(Math.abs(Date.parse(modified) - Date.now())).toBeLessThan(600_000)

    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=100-499', 100, 499],
      ['bytes=-7', bytes.length - 7, bytes.length - 1],
    ] as const) {
      const part = await ask({ range, 'if-range': etag })
      expect([part.status, part.headers.get('content-range'), part.headers.get('content-length'), part.headers.get('etag')]).toEqual([
        206,
        `bytes ${from}-${to}/${bytes.length}`,
        String(to - from + 1),
        etag,
      ])
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to + 1))).toBe(true)
    }
    const beyond = await ask({ range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers.get('content-range'), await beyond.text()]).toEqual([416, `bytes */${bytes.length}`, ''])
    for (const headers of [{ range: 'bytes=0-9', 'if-range': '"other"' }, { range: 'bytes=0-1,3-4' }]) {
      const other = await ask(headers)
      expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length])
    }
    const head = await ask({ range: 'bytes=0-9' }, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
      const same = await ask(headers)
      expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, etag, ''])
    }
  })

  test('that is a document opens in the browser and is saved under its name, in any script', async () => {
    const bytes = await pdf()
    const { key } = await store({ ending: 'pdf', bytes, name: 'Ереже (жоба) №1’.pdf' })
    const { headers } = await service.request(mediaAddress(key))
    expect(headers.get('content-type')).toBe('application/pdf')
    // A viewer is a part of the browser: no policy on what it loads.
    expect(headers.get('content-security-policy')).toBe("base-uri 'none'; frame-ancestors 'none'")
    const [, name = ''] = /^inline; filename\*=UTF-8''([\w%.!#$&+^`|~-]+)$/.exec(headers.get('content-disposition') ?? '') ?? []
    expect(decodeURIComponent(name)).toBe('Ереже (жоба) №1’.pdf')
  })

  test.each(Object.entries(mediaTypes))('whose key ends in %s is %s', async (ending, type) => {
    const { key } = await store({ ending: ending as keyof typeof mediaTypes, bytes: Buffer.from(`${ending} of its own`) })
    expect((await service.request(mediaAddress(key))).headers.get('content-type')).toBe(type)
  })

  test('is one file and one row however often and however many at once store it', async () => {
    const bytes = svg('blue')
    const before = (await readdir(folder())).length
    const kept = await Promise.all(Array.from({ length: 8 }, (_, at) => store({ ending: 'svg', bytes, name: `${at}.svg` })))
    expect(new Set(kept.map(({ key }) => key)).size).toBe(1)
    expect(await readdir(folder())).toHaveLength(before + 1)
    const rows = await service.storage.db
      .select({ rows: count() })
      .from(media)
      .where(eq(media.key, kept[0]?.key ?? ''))
    expect(rows).toEqual([{ rows: 1 }])
  })
})

describe('a large file', () => {
  const size = 10 * 1024 * 1024
  const bytes = Buffer.alloc(size, 'a large document ')

  test('is answered byte by byte, and by HEAD without a body', async () => {
    const { key } = await store({ ending: 'pdf', bytes })
    const answer = await service.request(mediaAddress(key))
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(size)])
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    const asked = await service.request(mediaAddress(key), { method: 'HEAD' })
    expect([asked.status, asked.headers.get('content-length'), await asked.text()]).toEqual([200, String(size), ''])
    await rm(join(folder(), key))
    await notFound(mediaAddress(key))
  })

  test('is not in memory once for each of those who read it', async () => {
    const { key } = await store({ ending: 'pdf', bytes })
    const server = createServiceServer(service.fetch, service.service)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const before = process.memoryUsage().arrayBuffers
    const readers = Array.from({ length: 40 }, () => connect((server.address() as AddressInfo).port, '127.0.0.1'))
    for (const reader of readers) reader.write(`GET ${mediaAddress(key)} HTTP/1.1\r\nHost: a\r\n\r\n`)
    // Each has begun to read, and reads no further.
    await Promise.all(readers.map((reader) => once(reader, 'readable')))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan((readers.length * size) / 4)
    for (const reader of readers) reader.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
})

describe('nothing is found', () => {
  test('under a key that is unknown or none at all', async () => {
    for (const key of [
      unknownKey,
      'x.svg',
      '..%2f..%2foperator-key',
      '%',
      '%00.svg',
      `${'0'.repeat(32)}.html`,
      `${unknownKey}/`,
      'a/b.svg',
      '',
    ])
      await notFound(`/media/${key}`)
  })

  test('of what visitors sent: their files are private', async () => {
    const url = await (await applicantAt(service)).upload('scan.png', await picture('png'))
    await notFound(`/media/${keyIn(url)}`)
    await notFound(`/media/..%2f${keyIn(url)}`)
  })

  test('when a process died between file and row, or the folder is another machine’s', async () => {
    const { openFileStore } = await import('../uploads/file-store.ts')
    const alone = await storeFile(await openFileStore({ s3: undefined, dataDir: service.dataDir }), { ending: 'svg', bytes: svg('green') })
    await notFound(mediaAddress(alone.key))
    const lost = await store({ ending: 'svg', bytes: svg('grey') })
    await rm(join(folder(), lost.key))
    await notFound(mediaAddress(lost.key))
    // Stored again, both are there.
    await store({ ending: 'svg', bytes: svg('green') })
    await store({ ending: 'svg', bytes: svg('grey') })
    for (const { key } of [alone, lost]) expect((await service.request(mediaAddress(key))).status).toBe(200)
  })
})
