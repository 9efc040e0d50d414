import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** A built file as it is sent. */
export type Asset = { body: Buffer; type: string }

/** Reads the built files into memory, by the path they are asked for. What is not in this list does not exist. */
export const readAssets = async (folder: string): Promise<ReadonlyMap<string, Asset>> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const assets = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const path = join(file.parentPath, file.name)
      const type = types[extname(file.name)] ?? 'application/octet-stream'
      return [path.slice(folder.length).replaceAll('\\', '/'), { body: await readFile(path), type }] as const
    })
  return new Map(await Promise.all(assets))
}
