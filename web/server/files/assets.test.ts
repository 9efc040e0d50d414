import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { packAssets, readAssets } from './assets.ts'

const script = 'export const answer = 42\n'.repeat(100)

const folderWith = async (files: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'narkhoz-assets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'dist'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'dist', name), text)
  return folder
}

test('built files are precompressed, unless that makes them larger', async () => {
  const folder = await folderWith({ 'a-1.js': script, 'b-2.woff2': 'font' })
  await packAssets(folder)
  expect((await readdir(join(folder, 'dist'))).sort()).toEqual(['a-1.js', 'a-1.js.br', 'a-1.js.gz', 'a-1.js.zst', 'b-2.woff2'])
  await packAssets(folder)
  expect(await readdir(join(folder, 'dist'))).toHaveLength(5)
})

test('files are loaded with their compressed variants, by path, immutable', async () => {
  const folder = await folderWith({ 'a-1.js': script, 'b-2.woff2': 'font', 'c-3.webp': 'picture' })
  await packAssets(folder)
  const assets = await readAssets(folder, { 'X-Content-Type-Options': 'nosniff' })
  expect([...assets.keys()].sort()).toEqual(['/dist/a-1.js', '/dist/b-2.woff2', '/dist/c-3.webp'])
  const form = assets.get('/dist/a-1.js')?.variants.br
  expect(brotliDecompressSync(form?.bytes ?? '').toString()).toBe(script)
  expect(form?.isProvisional).toBe(false)
  expect(form?.headers.join('\n')).toContain('immutable')
  expect(form?.headers.join('\n')).toContain('nosniff')
})

test('files without compressed variants are compressed on request', async () => {
  const assets = await readAssets(await folderWith({ 'a-1.js': script }), {})
  const form = await assets.get('/dist/a-1.js')?.variant('br')
  expect(brotliDecompressSync(form?.bytes ?? '').toString()).toBe(script)
})
