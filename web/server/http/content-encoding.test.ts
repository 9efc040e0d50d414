import { expect, test } from 'vitest'
import {
  compressFast,
  compressions,
  compressMax,
  compressSmall,
  decompress,
  isCompressible,
  negotiateEncoding,
} from './content-encoding.ts'

test.each([
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br or zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, zstd', 'zstd'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.5 , gzip;q=0.5', 'br'],
  ['*', 'br or zstd'],
  ['zstd;q=0.9, br', 'br'],
  ['*;q=0.1, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['gzip;q=0', 'identity'],
  ['nonsense;;;q=,,', 'identity'],
])('%j is answered in %s', (header, taste) => {
  expect(negotiateEncoding(header)).toBe(taste)
})

test('made-up headers do not fill the memory, and the known ones still hold', () => {
  for (let at = 0; at < 1000; at++) negotiateEncoding(`br, x-${at}`)
  expect(negotiateEncoding('gzip, deflate, br, zstd')).toBe('br or zstd')
})

test.each(compressions)('%s comes out as it went in, and well packed is no larger than quickly packed', async (packing) => {
  const bytes = Buffer.from(Array.from({ length: 2000 }, (_, at) => `<p>Нархоз ${at % 37}</p>`).join(''))
  const [quick, well, best] = [await compressFast[packing](bytes), await compressSmall[packing](bytes), await compressMax[packing](bytes)]
  for (const packed of [quick, well, best]) expect((await decompress[packing](packed)).equals(bytes)).toBe(true)
  expect(well.length).toBeLessThanOrEqual(quick.length)
  expect(best.length).toBeLessThanOrEqual(well.length)
})

test('pictures and fonts are sent as they are', () => {
  expect(['text/html; charset=utf-8', 'image/svg+xml', 'text/x-script', 'application/manifest+json'].map(isCompressible)).not.toContain(
    false,
  )
  expect(['image/png', 'font/woff2', 'application/pdf', 'image/avif', ''].map(isCompressible)).not.toContain(true)
})
