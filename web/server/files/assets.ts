import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Compression, compressions, compressMax, isCompressible } from '../http/content-encoding.ts'
import { EncodedResponse } from '../http/encoded-response.ts'
import { resourcePolicy } from '../http/security-headers.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
}

const typeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream'

/** Extensions of precompressed files. */
const endings = { br: '.br', zstd: '.zst', gzip: '.gz' } as const satisfies Record<Compression, string>

const packed = new Set<string>(Object.values(endings))

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && !packed.has(extname(file.name)))
    .map((file) => join(file.parentPath, file.name))

/** Precompresses built files at the maximum level: once per build, so that no start has to. */
export const packAssets = async (folder: string) => {
  for (const path of await filesIn(folder)) {
    if (!isCompressible(typeOf(path))) continue
    const body = await readFile(path)
    await Promise.all(compressions.map(async (packing) => writeFile(path + endings[packing], await compressMax[packing](body))))
  }
}

const packedFormsOf = async (path: string): Promise<Partial<Record<Compression, Buffer>>> => {
  const forms = compressions.map(async (packing) => [packing, await readFile(path + endings[packing])] as const)
  // A build without compressed variants is compressed on request.
  return Object.fromEntries((await Promise.allSettled(forms)).flatMap((form) => (form.status === 'fulfilled' ? [form.value] : [])))
}

/** Loads the built files into memory, by path. Anything else does not exist. */
export const readAssets = async (
  folder: string,
  always: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, EncodedResponse>> => {
  const assets = (await filesIn(folder)).map(async (path) => {
    // Names hold a hash of the bytes, so a name never means anything else.
    const type = typeOf(path)
    const headers = { ...always, ...resourcePolicy(type), 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' }
    const answer = new EncodedResponse({ headers, body: await readFile(path), compressed: await packedFormsOf(path) })
    return [path.slice(folder.length).replaceAll('\\', '/'), answer] as const
  })
  return new Map(await Promise.all(assets))
}
